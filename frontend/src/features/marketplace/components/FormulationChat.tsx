import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { SendIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { isPlainEnter } from '@/lib/dom/plainEnter';
import { useTextDraft } from '@/lib/storage/useTextDraft';
import type { FormulationChat as Chat } from '../hooks/useFormulation';
import { TURN_MAX } from '../model/formulation';

interface Props {
  chat: Chat;
  onSkip: () => void;
}

/** First step of a new request: the assistant asks for what is missing, in the person's own words. */
export function FormulationChat({ chat, onSkip }: Props) {
  const { t } = useTranslation('marketplace');
  const id = useId();
  const [text, setText] = useTextDraft(chat.textKey);
  const input = useRef<HTMLTextAreaElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const { turns, asking } = chat;
  const empty = text.trim() === '';

  useEffect(() => {
    if (turns.length > 0 || asking !== null) end.current?.scrollIntoView({ block: 'nearest' });
  }, [turns.length, asking]);

  const send = async () => {
    if (empty || asking !== null) return;
    const written = text.trim();
    setText('');
    if (await chat.ask(written)) return;
    setText((since) => (since === '' ? written : since));
    showToast({
      tone: 'error',
      title: { key: 'marketplace:toast.error' },
      description: { key: 'marketplace:toast.noAssistant' },
    });
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    void send();
  };

  return (
    <section className="mk-chat" aria-label={t('chat.title')}>
      <p>{t('chat.intro')}</p>
      <div role="log" aria-label={t('chat.log')} className="mk-turns">
        {turns.map((turn, at) => (
          <p key={at} className={`mk-turn mk-turn-${turn.role}`}>
            <span className="visually-hidden">{t(`chat.role.${turn.role}`)} </span>
            {turn.content}
          </p>
        ))}
      </div>
      {asking !== null && (
        <>
          <p className="mk-turn mk-turn-user">{asking}</p>
          <div className="mk-turn mk-turn-ai">
            <p role="status">{t('chat.thinking')}</p>
            <TextSkeleton lines={2} />
          </div>
        </>
      )}
      {chat.error !== null && <ApiErrorAlert error={chat.error} />}
      <div ref={end} />
      <form
        className="mk-composer"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <label htmlFor={id}>{t(turns.length === 0 ? 'chat.first' : 'chat.next')}</label>
        <textarea
          id={id}
          ref={input}
          rows={3}
          value={text}
          maxLength={TURN_MAX}
          placeholder={turns.length === 0 ? t('chat.example') : ''}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <div className="modal-actions">
          <button type="button" className="button button-quiet" onClick={onSkip}>
            {t(chat.suggestion === null ? 'chat.skip' : 'chat.toForm')}
          </button>
          <button type="submit" className="button button-primary" disabled={empty || asking !== null}>
            <SendIcon size="1.2em" />
            {t('chat.send')}
          </button>
        </div>
      </form>
    </section>
  );
}
