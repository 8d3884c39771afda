import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SendIcon } from '@/components/actionIcons';
import { announce } from '@/components/feedback/announce';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { CheckIcon } from '@/components/icons';
import { PersonalWarning } from '@/components/personal/PersonalWarning';
import { formatDateTime, formatNumber } from '@/lib/format/format';
import { useCallKey } from '@/lib/hooks/useCallKey';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AnonymousMessage } from '@/types/anonymous';
import { ACCESS, isEnded, MESSAGES, useMessages } from '../hooks/useAccess';
import { useMarkRead } from '../hooks/useMarkRead';

/** There is one on the page. */
const TEXT_ID = 'an-channel-text';

/** Brings the person to where they write to the chosen professional. */
export function goToChannel(): void {
  const area = document.getElementById(TEXT_ID);
  area?.focus({ preventScroll: true });
  area?.scrollIntoView({ block: 'center' });
}

const MESSAGE_MAX = 5_000;
const COUNT_FROM = MESSAGE_MAX - 500;

interface Props {
  /** The chosen professional. */
  name: string;
  isClosed: boolean;
  /** Held above, so that it outlives an access that closes itself. */
  draft: string;
  onDraft: (text: string) => void;
}

function Row({
  message,
  name,
  isLastRead,
}: {
  message: AnonymousMessage;
  name: string;
  isLastRead: boolean;
}) {
  const { t, i18n } = useTranslation('anonymous');
  return (
    <li className={message.fromVisitor ? 'an-message an-message-own' : 'an-message'}>
      <p className="an-bubble">
        <span className="visually-hidden">
          {message.fromVisitor ? t('messages.you') : t('messages.says', { name })}{' '}
        </span>
        {message.content}
      </p>
      <p className="an-message-meta">
        <time dateTime={message.createdAt}>{formatDateTime(message.createdAt, i18n.language)}</time>
        {isLastRead && (
          <>
            {' · '}
            <CheckIcon size="1.05em" /> {t('messages.read')}
          </>
        )}
      </p>
    </li>
  );
}

function Composer({ name, draft, onDraft }: Omit<Props, 'isClosed'>) {
  const { t, i18n } = useTranslation('anonymous');
  const refresh = useRefresh();
  const { keyOf } = useCallKey();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const blank = draft.trim() === '';

  useLayoutEffect(() => {
    const area = input.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [draft]);

  const send = async () => {
    if (blank || busy) return;
    const content = draft.trim();
    setBusy(true);
    setFailure(null);
    try {
      await http.post<AnonymousMessage>(MESSAGES, { content, clientKey: keyOf(content) });
      // The same words once more are a second message.
      keyOf(null);
      onDraft('');
      announce(t('messages.sent'));
      await refresh(MESSAGES);
    } catch (error) {
      setFailure(error);
      if (isEnded(error)) await refresh(ACCESS);
    } finally {
      setBusy(false);
      input.current?.focus();
    }
  };

  return (
    <form
      className="an-composer"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {failure !== null && (
        <>
          <ApiErrorAlert error={failure} />
          <p className="an-missing">{t('messages.failed')}</p>
        </>
      )}
      <PersonalWarning ns="anonymous" text={draft} />
      <label className="visually-hidden" htmlFor={TEXT_ID}>
        {t('messages.label', { name })}
      </label>
      <div className="an-composer-box">
        <textarea
          id={TEXT_ID}
          ref={input}
          rows={2}
          value={draft}
          maxLength={MESSAGE_MAX}
          placeholder={t('messages.placeholder')}
          onChange={(event) => onDraft(event.target.value)}
        />
        <button type="submit" className="button button-primary an-send" disabled={blank || busy}>
          <SendIcon />
          <span className="an-wide">{t(busy ? 'messages.sending' : 'messages.send')}</span>
        </button>
      </div>
      {draft.length >= COUNT_FROM && (
        <p className="an-hint">
          {t('messages.count', {
            used: formatNumber(draft.length, i18n.language),
            max: formatNumber(MESSAGE_MAX, i18n.language),
          })}
        </p>
      )}
    </form>
  );
}

/** Both ways with the chosen professional; no name and no address passes through it. */
export function Channel({ name, isClosed, draft, onDraft }: Props) {
  const { t } = useTranslation('anonymous');
  const { data, error, mutate } = useMessages(true);
  const messages = data ?? [];
  useMarkRead(messages);
  const lastRead = messages.findLast((message) => message.fromVisitor && message.isRead)?.id;
  return (
    <section className="an-card" aria-labelledby="an-channel-title">
      <h2 id="an-channel-title">{t('messages.title', { name })}</h2>
      <p className="muted">{t('messages.intro')}</p>
      {!data && !error && <TextSkeleton lines={2} />}
      {error !== undefined && !isEnded(error) && (
        <ApiErrorAlert error={error} onRetry={() => void mutate()} />
      )}
      {data && messages.length === 0 && <p>{t('messages.empty')}</p>}
      <div role="log" aria-label={t('messages.log')}>
        <ul className="an-messages">
          {messages.map((message) => (
            <Row
              key={message.clientKey ?? message.id}
              message={message}
              name={name}
              isLastRead={message.id === lastRead}
            />
          ))}
        </ul>
      </div>
      {isClosed ? (
        <p className="muted">{t('messages.closed')}</p>
      ) : (
        <Composer name={name} draft={draft} onDraft={onDraft} />
      )}
    </section>
  );
}
