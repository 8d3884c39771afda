import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { handOver } from '@/lib/answer/handedOver';
import { isPlainEnter } from '@/lib/dom/plainEnter';
import { useSession } from '@/lib/session/useSession';

declare global {
  interface Window {
    /** What was typed into the plain page (`boot.js`). */
    palabreTyped?: string | undefined;
  }
}

/** Characters of one question; the server's own limit. */
const MAX = 4_000;

/** The field of the plain page that this one takes the place of, with what has been typed there by now. */
function plainField(): HTMLTextAreaElement | null {
  if (typeof document === 'undefined') return null;
  const fields = [...document.querySelectorAll<HTMLTextAreaElement>('.home-ask textarea')];
  return fields.find((field) => field === document.activeElement || field.value !== '') ?? null;
}

/**
 * A question, asked on the home page and answered on the next one. It also stands in the document as plain HTML: what is
 * typed before the scripts are here stays, and `boot.js` sends it if somebody is that quick.
 */
export function QuestionBox() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  const navigate = useNavigate();
  const input = useRef<HTMLTextAreaElement>(null);
  const [plain] = useState(() => {
    const field = plainField();
    return field && { field, hadFocus: field === document.activeElement };
  });

  useLayoutEffect(() => {
    const { current } = input;
    if (!current || current === plain?.field) return;
    current.value = plain?.field.value || (window.palabreTyped ?? '');
    if (!plain?.hadFocus) return;
    current.focus({ preventScroll: true });
    current.setSelectionRange(plain.field.selectionStart, plain.field.selectionEnd);
  }, [plain]);

  const ask = (event: SyntheticEvent) => {
    event.preventDefault();
    const question = input.current?.value.trim() ?? '';
    if (question === '') {
      input.current?.focus();
      return;
    }
    handOver(question);
    window.palabreTyped = undefined;
    void navigate((user ? paths.dashboard : paths.anonymous).href());
  };
  return (
    // Not a method that puts the question into the address, whatever the browser makes of the plain form.
    <form className="home-ask needs-script" method="dialog" onSubmit={ask}>
      <label>
        <span>{t('ask.label')}</span>
        <textarea
          ref={input}
          rows={2}
          maxLength={MAX}
          placeholder={t('ask.example')}
          autoComplete="off"
          onKeyDown={(event) => {
            if (isPlainEnter(event)) ask(event);
          }}
        />
      </label>
      <button type="submit" className="button button-primary button-large">
        {t('ask.send')}
      </button>
      {!user && <p className="muted">{t('ask.free')}</p>}
    </form>
  );
}
