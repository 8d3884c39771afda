import { useTranslation } from 'react-i18next';
import { DocumentBody } from '@/components/document/DocumentBody';
import { useContent, type TextPage } from '@/lib/content/content';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { NextSteps } from './components/NextSteps';
import { ReadingState } from './components/ReadingState';

/** Big targets first: whoever comes here has no time to look for a line. */
function Jumps({ page }: { page: TextPage }) {
  const { t } = useTranslation('reading');
  return (
    <nav className="reading-jumps" aria-label={t('contents')}>
      <ul>
        {page.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Page({ page }: { page: TextPage }) {
  const { t } = useTranslation('reading');
  const { language } = useLanguage();
  usePageTitle(page.title);
  return (
    <div className="page reading reading-emergency">
      <header className="reading-head">
        <p className="overline">{t('emergency.overline')}</p>
        <h1>{page.title}</h1>
        <p className="reading-intro">{page.intro}</p>
      </header>
      <Jumps page={page} />
      <DocumentBody body={page} />
      <p className="muted">{t('updated', { date: formatDate(page.updated, language) })}</p>
      <NextSteps />
    </div>
  );
}

/** What to do when arrested, evicted or beaten, and who helps without money. */
export function EmergencyScreen() {
  const { t } = useTranslation();
  const text = useContent('emergency');
  return (
    <ReadingState {...text} title={t('footer.emergency')}>
      {(page) => <Page page={page} />}
    </ReadingState>
  );
}
