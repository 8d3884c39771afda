import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InstallIcon } from '@/components/icons';
import { useInstall, type InstallOutcome } from '@/lib/pwa/useInstall';

/** The invitation to install; “later” is remembered for 30 days. */
export function InstallCard() {
  const { t } = useTranslation(['about', 'common']);
  const { invited, install, dismiss } = useInstall();
  const [outcome, setOutcome] = useState<InstallOutcome | null>(null);
  if (!invited) return null;
  return (
    <aside className="install-card" aria-labelledby="install-title">
      <svg className="install-picture" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <rect x="18" y="4" width="28" height="56" rx="5" />
        <circle cx="32" cy="24" r="8" />
        <path d="M32 38V25M24 40c0-2.2 3.6-4 8-4s8 1.8 8 4-3.6 4-8 4-8-1.8-8-4M29 54h6" />
      </svg>
      <div>
        <h2 id="install-title">{t('about:install.title')}</h2>
        <p>{t('about:install.text')}</p>
        <p role="status" className="install-steps">
          {outcome === 'ios' && t('common:install.ios')}
          {outcome === 'manual' && t('common:install.manual')}
        </p>
        <p className="hero-actions">
          <button
            type="button"
            className="button button-primary"
            onClick={() => void install().then(setOutcome)}
          >
            <InstallIcon />
            {t('common:install.button')}
          </button>
          <button type="button" className="button button-quiet" onClick={dismiss}>
            {t('about:install.later')}
          </button>
        </p>
      </div>
    </aside>
  );
}
