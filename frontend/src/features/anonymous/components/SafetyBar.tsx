import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { ExitIcon } from '@/components/actionIcons';
import { quickExit } from '../model/quickExit';
import '../safety.css';

const PRESSES = 3;
const WITHIN_MS = 2_000;

/** Always in reach on these pages: one press, and another site stands here. */
export function SafetyBar() {
  const { t } = useTranslation('anonymous');
  const { language } = useLanguage();

  useEffect(() => {
    let presses: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return;
      presses = [...presses, event.timeStamp].filter((at) => event.timeStamp - at < WITHIN_MS);
      if (presses.length >= PRESSES) quickExit(language);
    };
    // First of all, whatever a dialog makes of the key.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, [language]);

  return (
    <aside className="an-safety" aria-label={t('safety.label')}>
      <div className="an-safety-row">
        <p>{t('safety.text')}</p>
        <button
          type="button"
          className="button an-exit"
          title={t('safety.hint')}
          onClick={() => quickExit(language)}
        >
          <ExitIcon size="1.2em" />
          {t('safety.exit')}
        </button>
      </div>
    </aside>
  );
}
