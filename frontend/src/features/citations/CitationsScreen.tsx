import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteReader } from '@/components/answer/NoteReader';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { http } from '@/lib/http/client';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { formatNumber } from '@/lib/format/format';
import { useLanguage } from '@/lib/i18n/useLanguage';
import type { CitationCheck } from '@/types/citations';
import './citations.css';
import { Results } from './components/Results';
import { TEXT_MAX } from './model';

interface Checked {
  /** As it was checked: what is typed since is another text. */
  text: string;
  language: string;
  check: CitationCheck;
}

/** Paste a text, get its citations: their normal form, and whether they are known here. Nothing of it is kept. */
export function CitationsScreen() {
  const { t, i18n } = useTranslation('citations');
  const { language } = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<Checked | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const results = useRef<HTMLHeadingElement>(null);
  usePageTitle(t('title'));

  const check = async () => {
    if (busy) return;
    if (text.trim() === '') {
      input.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      setChecked({ text, language, check: await http.post<CitationCheck>('/api/citations/check', { text }) });
      requestAnimationFrame(() => results.current?.focus());
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  const stale = checked !== null && (checked.text !== text || checked.language !== language);
  return (
    <div className="page">
      <h1>{t('title')}</h1>
      <p className="muted">{t('intro')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void check();
        }}
      >
        <label htmlFor={id} className="ci-label">
          {t('text')}
        </label>
        <textarea
          id={id}
          ref={input}
          className="ci-text"
          rows={8}
          maxLength={TEXT_MAX}
          value={text}
          aria-describedby={`${id}-help`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void check();
          }}
        />
        <p id={`${id}-help`} className="ci-help">
          <span>{t('private')}</span>
          <span>
            {t('count', {
              count: text.length,
              shown: formatNumber(text.length, i18n.language),
              most: formatNumber(TEXT_MAX, i18n.language),
            })}
          </span>
        </p>
        <div className="ci-actions">
          <button type="submit" className="button button-primary" disabled={busy || text.trim() === ''}>
            {t(busy ? 'checking' : 'check')}
          </button>
          {text === '' && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setText(t('example'));
                input.current?.focus();
              }}
            >
              {t('tryExample')}
            </button>
          )}
          {text !== '' && (
            <button
              type="button"
              className="button button-quiet"
              onClick={() => {
                setText('');
                setChecked(null);
                setFailure(null);
                input.current?.focus();
              }}
            >
              {t('clear')}
            </button>
          )}
        </div>
      </form>
      {failure !== null && <ApiErrorAlert error={failure} field="text" onRetry={() => void check()} />}
      {busy && checked === null && <TextSkeleton lines={4} />}
      {checked !== null && (
        <Results text={checked.text} check={checked.check} stale={stale} heading={results} onNote={setNote} />
      )}
      <section className="ci-limits">
        <h2>{t('limits.title')}</h2>
        <ul>
          <li>{t('limits.known')}</li>
          <li>{t('limits.absent')}</li>
          <li>{t('limits.paragraph')}</li>
          <li>{t('limits.read')}</li>
        </ul>
      </section>
      {note !== null && <NoteReader noteKey={note} onClose={() => setNote(null)} />}
    </div>
  );
}
