import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Link } from '@/components/nav/Link';
import { InfoIcon } from '@/components/icons';
import { paths } from '@/config/paths';
import { isApiError } from '@/lib/http/ApiError';
import { countWords, keyOf, WORDS, type Key } from '../model/words';

interface Props {
  /** Why the page asks, where there is a reason: the access was closed, or has closed itself. */
  reason: 'closed' | 'ended' | null;
  /** The page's heading, unless the page has one already. */
  titled?: boolean;
  onOpen: (key: Key) => Promise<void>;
}

/** Opens a request by the seven words, or by a link somebody pastes. */
export function WordsForm({ reason, titled = true, onOpen }: Props) {
  const { t } = useTranslation('anonymous');
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);

  const refuse = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  const submit = async () => {
    const key = keyOf(text);
    setProblem(null);
    setFailure(null);
    if ('codeWords' in key) {
      const count = countWords(text);
      if (count !== WORDS) {
        refuse(count === 0 ? t('errors.wordsMissing') : t('errors.words', { count }));
        return;
      }
    }
    setBusy(true);
    try {
      await onOpen(key);
    } catch (error) {
      if (isApiError(error) && error.category === 'notFound') refuse(t('words.unknown'));
      else if (isApiError(error) && error.fields.codeWords !== undefined) refuse(error.fields.codeWords);
      else setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  const Heading = titled ? 'h1' : 'h2';
  return (
    <section className="an-words-form" aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{t('words.title')}</Heading>
      {reason !== null && (
        <p className="notice" role="status">
          <InfoIcon />
          <span>{t(`words.${reason}`)}</span>
        </p>
      )}
      <p>{t('words.intro')}</p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <label htmlFor={`${id}-words`}>{t('words.label')}</label>
        <textarea
          id={`${id}-words`}
          ref={input}
          rows={3}
          value={text}
          maxLength={600}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-required="true"
          aria-invalid={problem !== null}
          aria-describedby={`${id}-help ${id}-problem`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (!busy) void submit();
          }}
        />
        <p id={`${id}-help`} className="an-field-help">
          {t('words.help')}
        </p>
        <p id={`${id}-problem`} role="alert" className="an-missing">
          {problem}
        </p>
        <button type="submit" className="button button-primary" disabled={busy}>
          {t(busy ? 'words.opening' : 'words.open')}
        </button>
      </form>
      <details className="an-privacy">
        <summary>{t('words.none')}</summary>
        <p>{t('words.noneText')}</p>
        <Link to={paths.anonymous.href({ tab: 'marketplace' })} className="button button-quiet">
          {t('words.start')}
        </Link>
      </details>
    </section>
  );
}
