import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { ExitIcon } from '@/components/actionIcons';
import { quickExit } from '../model/quickExit';
import '../safety.css';

const PRESSES = 3;
const WITHIN_MS = 2_000;

function isWithin({ clientX, clientY }: MouseEvent, element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

/** Always in reach on these pages: one press, and another site stands here. */
export function SafetyBar() {
  const { t } = useTranslation('anonymous');
  const { language } = useLanguage();
  const exit = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    let presses: number[] = [];
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.repeat) return;
      presses = [...presses, event.timeStamp].filter((at) => event.timeStamp - at < WITHIN_MS);
      if (presses.length >= PRESSES) quickExit(language);
    };
    // An open dialog closes the page behind it: a press on what is seen of the button goes to the dialog.
    const onClick = (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof HTMLDialogElement) || !exit.current) return;
      if (isWithin(event, exit.current) && !isWithin(event, target)) quickExit(language);
    };
    // First of all, whatever a dialog makes of the key.
    window.addEventListener('keydown', onKey, { capture: true });
    window.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true });
      window.removeEventListener('click', onClick, { capture: true });
    };
  }, [language]);

  return (
    <aside className="an-safety" aria-label={t('safety.label')}>
      <div className="an-safety-row">
        <p>{t('safety.text')}</p>
        <button
          type="button"
          ref={exit}
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
