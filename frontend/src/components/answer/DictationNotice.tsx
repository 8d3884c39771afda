import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Dictating } from './Dictation';
import './answer.css';

/** Above the input: who may hear it, that it listens, what went wrong. */
export default function DictationNotice({ dictation, asks, agree, decline }: Dictating) {
  const { t } = useTranslation('answerExtras');
  const id = useId();
  // The button that is pressed goes with the notice.
  const ending = (end: () => void) => (event: MouseEvent<HTMLElement>) => {
    event.currentTarget.closest('form')?.querySelector<HTMLElement>('.ans-mic')?.focus();
    end();
  };
  return (
    <>
      <p role="status" className="ans-dictation">
        {dictation.isListening && t('dictate.listening')}
        {dictation.trouble !== null && t(`dictate.${dictation.trouble}`)}
      </p>
      {asks && (
        <div className="ans-dictation-ask" role="group" aria-labelledby={id}>
          <p id={id}>{t('dictate.notice')}</p>
          <div>
            {/* The person has just asked for it. */}
            {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
            <button type="button" className="button button-primary" autoFocus onClick={ending(agree)}>
              {t('dictate.agree')}
            </button>
            <button type="button" className="button button-quiet" onClick={ending(decline)}>
              {t('dictate.decline')}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
