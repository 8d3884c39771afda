import { useId, useLayoutEffect, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SendIcon, StopIcon } from '@/components/actionIcons';
import { DictationButton, DictationNotice, useDictating } from '@/components/answer/Dictation';
import { isPlainEnter } from '@/lib/dom/plainEnter';
import { formatNumber } from '@/lib/format/format';
import { MESSAGE_MAX } from '../model/types';

interface Props {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  busy: boolean;
  placeholder: string;
  inputRef: RefObject<HTMLTextAreaElement | null>;
}

/** From here on the person is told how much room is left. */
const COUNT_FROM = MESSAGE_MAX - 500;

export function Composer({ text, onText, onSend, onStop, busy, placeholder, inputRef }: Props) {
  const { t, i18n } = useTranslation('assistant');
  const id = useId();
  const empty = text.trim() === '';
  const dictating = useDictating(text, (said) => onText(said.slice(0, MESSAGE_MAX)));

  // As high as its text, up to the limit of the style sheet.
  useLayoutEffect(() => {
    const area = inputRef.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text, inputRef]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (!empty && !busy) onSend();
  };

  return (
    <form
      className="as-composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (!empty && !busy) onSend();
      }}
    >
      <DictationNotice {...dictating} />
      <label className="visually-hidden" htmlFor={id}>
        {t('composer.label')}
      </label>
      <div className="as-composer-box">
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          maxLength={MESSAGE_MAX}
          placeholder={placeholder}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <DictationButton {...dictating} />
        {busy ? (
          <button type="button" className="button button-quiet as-send" onClick={onStop}>
            <StopIcon />
            <span className="as-wide-text">{t('composer.stop')}</span>
          </button>
        ) : (
          <button type="submit" className="button button-primary as-send" disabled={empty}>
            <SendIcon />
            <span className="as-wide-text">{t('composer.send')}</span>
          </button>
        )}
      </div>
      <p id={`${id}-hint`} className="as-hint">
        <span className="as-wide-text">{t('composer.hint')}</span>
        {text.length >= COUNT_FROM && (
          <span className="as-hint-count">
            {t('composer.count', {
              used: formatNumber(text.length, i18n.language),
              max: formatNumber(MESSAGE_MAX, i18n.language),
            })}
          </span>
        )}
      </p>
    </form>
  );
}
