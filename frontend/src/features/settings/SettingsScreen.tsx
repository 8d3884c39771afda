import { useTranslation } from 'react-i18next';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { AccountSection } from './components/AccountSection';
import { DataSection } from './components/DataSection';
import { DeleteSection } from './components/DeleteSection';
import { MailsSection } from './components/MailsSection';
import { PasswordSection } from './components/PasswordSection';
import { SessionsSection } from './components/SessionsSection';
import { SECTIONS, type Section } from './model/sections';
import './settings.css';

const parts: Record<Section, () => React.JSX.Element> = {
  account: AccountSection,
  password: PasswordSection,
  sessions: SessionsSection,
  mails: MailsSection,
  data: DataSection,
  delete: DeleteSection,
};

/** One's own account: everything on one page, with links to its parts. */
export function SettingsScreen() {
  const { t } = useTranslation('settings');
  usePageTitle(t('title'));
  return (
    <div className="page settings">
      <h1>{t('title')}</h1>
      <p className="muted">{t('intro')}</p>
      <nav className="settings-nav" aria-label={t('sections.label')}>
        <ul>
          {SECTIONS.map((section) => (
            <li key={section}>
              <a
                href={`#${section}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(section)?.focus();
                }}
              >
                {t(`sections.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map((section) => {
        const Part = parts[section];
        return (
          <section
            key={section}
            id={section}
            tabIndex={-1}
            className="settings-section"
            aria-labelledby={`${section}-title`}
          >
            <h2 id={`${section}-title`}>{t(`sections.${section}`)}</h2>
            <Part />
          </section>
        );
      })}
    </div>
  );
}
