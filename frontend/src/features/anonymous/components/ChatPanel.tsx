import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentIcon, SendIcon } from '@/components/actionIcons';
import { DictationButton, DictationNotice, useDictating } from '@/components/answer/Dictation';
import { useChatScreen } from '@/components/answer/useChatScreen';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { WarningIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { personalIn } from '@/components/personal/personalIn';
import { PersonalWarning } from '@/components/personal/PersonalWarning';
import { paths } from '@/config/paths';
import { takeOver } from '@/lib/answer/handedOver';
import { isPlainEnter } from '@/lib/dom/plainEnter';
import { formatNumber } from '@/lib/format/format';
import type { VisitorChat } from '../hooks/useVisitorChat';
import { CHAT_LIMIT, QUESTION_MAX } from '../model/chatLimit';
import { VisitorAnswerNote } from './VisitorAnswerNote';

interface Props {
  chat: VisitorChat;
  /** Whether it is what the page shows now. */
  isShown: boolean;
  /** What is kept and what not; it stands at the end of what is read. */
  privacy: ReactNode;
  /** Whether a question is typed that was not sent. */
  onTyped: (isTyped: boolean) => void;
  /** Takes the conversation into the form. */
  onPublish: () => void;
  /** Takes one question there. */
  onLawyer: (question: string) => void;
  /** Shows the form as it is. */
  onForm: () => void;
}

/** From here on the person is told how much room is left. */
const COUNT_FROM = QUESTION_MAX - 500;

interface LogProps extends Pick<Props, 'chat' | 'privacy' | 'onLawyer'> {
  boxRef: RefObject<HTMLDivElement | null>;
  onAsk: (question: string) => void;
}

function Log({ chat, boxRef, privacy, onAsk, onLawyer }: LogProps) {
  const { t } = useTranslation('anonymous');
  const { exchanges, asking, isProving } = chat;
  const shown = asking === null ? exchanges.length : exchanges.length + 0.5;

  // A new question, then its answer, begins at the top of what is seen.
  useLayoutEffect(() => {
    const element = boxRef.current;
    const last = element?.querySelector<HTMLElement>('[data-last]');
    if (!element || !last) return;
    element.scrollTop = last.offsetTop - 12;
  }, [shown, boxRef]);

  return (
    // A scrolling part has to be reachable by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="an-scroll" ref={boxRef} tabIndex={0} role="region" aria-label={t('chat.log')}>
      {exchanges.length === 0 && asking === null && (
        <div className="an-start">
          <h3>{t('chat.emptyTitle')}</h3>
          <p>{t('chat.emptyText')}</p>
        </div>
      )}
      <div role="log" aria-label={t('chat.log')}>
        {exchanges.map((exchange, at) => (
          <div
            key={exchange.id}
            className="an-exchange"
            {...(asking === null && at === exchanges.length - 1 ? { 'data-last': '' } : {})}
          >
            <p className="an-question">
              <span className="visually-hidden">{t('chat.you')} </span>
              {exchange.question}
            </p>
            <VisitorAnswerNote exchange={exchange} onAsk={onAsk} onLawyer={onLawyer} />
          </div>
        ))}
      </div>
      {asking !== null && (
        <div className="an-exchange" data-last="">
          <p className="an-question">{asking}</p>
          <div className="an-answer">
            <p role="status" className="muted">
              {t(isProving ? 'chat.proof' : 'chat.thinking')}
            </p>
            <TextSkeleton lines={3} />
          </div>
        </div>
      )}
      {exchanges.length > 0 && <p className="an-quiet">{t('chat.unsaved')}</p>}
      {privacy}
    </div>
  );
}

const LIMIT_ID = 'free-messages-used';

/** At the end of the free messages: what can be done now. */
function LimitBanner({
  exchanges,
  onPublish,
  onForm,
  limitation,
  onDanger,
}: Pick<Props, 'onPublish' | 'onForm'> & {
  exchanges: number;
  limitation: string | null;
  onDanger: () => void;
}) {
  const { t } = useTranslation('anonymous');
  const hasConversation = exchanges > 0;
  return (
    <div className="an-limit" role="alert" id={LIMIT_ID} tabIndex={-1}>
      <WarningIcon />
      <div>
        {/* First: on a small phone the rest of the box may lie below the screen. */}
        <button type="button" className="ans-small" onClick={onDanger}>
          {t('limit.danger')}
        </button>
        <p>
          <strong>{limitation ?? t('limit.title', { limit: CHAT_LIMIT })}</strong>
        </p>
        <p>{t(hasConversation ? 'limit.text' : 'limit.textEmpty')}</p>
        <div className="an-actions">
          <button
            type="button"
            className="button button-primary"
            onClick={hasConversation ? onPublish : onForm}
          >
            {t(hasConversation ? 'chat.publish' : 'limit.find')}
          </button>
          <Link to={paths.auth.href({ tab: 'inscription' })} className="button button-quiet">
            {t('limit.register')}
          </Link>
        </div>
      </div>
    </div>
  );
}

interface ComposerProps extends Pick<Props, 'chat' | 'onTyped'> {
  text: string;
  onText: (change: string | ((since: string) => string)) => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Whoever writes says to be in danger: that is never counted. */
  isInDanger: boolean;
}

function Composer({ chat, text, onText, inputRef, onTyped, isInDanger }: ComposerProps) {
  const { t, i18n } = useTranslation('anonymous');
  const id = useId();
  const dictating = useDictating(text, (said) => onText(said.slice(0, QUESTION_MAX)));
  const isTyped = text.trim() !== '';
  useEffect(() => onTyped(isTyped), [isTyped, onTyped]);
  const busy = chat.asking !== null;
  const blocked = chat.limitReached && !isInDanger;
  const mayAsk = isTyped && !busy && !blocked;

  // The field that has just been taken away had the focus.
  const wasBlocked = useRef(blocked);
  useEffect(() => {
    if (blocked && !wasBlocked.current) document.getElementById(LIMIT_ID)?.focus({ preventScroll: true });
    wasBlocked.current = blocked;
  }, [blocked]);

  // As high as its text, up to the limit of the style sheet.
  useLayoutEffect(() => {
    const area = inputRef.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text, inputRef]);

  const ask = async (question: string) => {
    onText('');
    const asked = await chat.ask(question);
    if (asked === 'answered') return;
    // What was not answered is still there: to be sent again, or to be put in other words.
    onText((since) => (since === '' ? question : since));
    if (asked === 'failed') inputRef.current?.focus();
  };
  const send = () => {
    if (mayAsk) void ask(text.trim());
  };
  // What was asked on the home page is sent at once; what seems to say who somebody is waits for another look.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const question = takeOver()?.slice(0, QUESTION_MAX);
    if (question === undefined) return;
    if (personalIn(question).length === 0) {
      void ask(question);
      return;
    }
    onText(question);
    inputRef.current?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="an-composer"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {!blocked && <PersonalWarning ns="anonymous" text={text} />}
      {!blocked && <DictationNotice {...dictating} />}
      {chat.error !== null && (
        <>
          <ApiErrorAlert error={chat.error} />
          <p className="visually-hidden">{t('chat.kept')}</p>
        </>
      )}
      <label className="visually-hidden" htmlFor={id}>
        {t('chat.label')}
      </label>
      <div className="an-composer-box">
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          maxLength={QUESTION_MAX}
          disabled={blocked}
          placeholder={t(blocked ? 'chat.limitPlaceholder' : 'chat.placeholder')}
          aria-describedby={`${id}-hint`}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        {!blocked && <DictationButton {...dictating} />}
        <button type="submit" className="button button-primary an-send" disabled={!mayAsk}>
          <SendIcon />
          <span className="an-wide">{t('chat.send')}</span>
        </button>
      </div>
      <p id={`${id}-hint`} className="an-hint">
        {!blocked && <span className="an-wide">{t('chat.hint')}</span>}
        {text.length >= COUNT_FROM && (
          <span>
            {t('chat.count', {
              used: formatNumber(text.length, i18n.language),
              max: formatNumber(QUESTION_MAX, i18n.language),
            })}
          </span>
        )}
      </p>
    </form>
  );
}

/** The free conversation, its counter, and the way from it to the professionals. */
export function ChatPanel({ chat, isShown, privacy, onTyped, onPublish, onLawyer, onForm }: Props) {
  const { t } = useTranslation('anonymous');
  const [text, setText] = useState('');
  const [isInDanger, setInDanger] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const hasConversation = chat.exchanges.length > 0;
  useChatScreen(box, hasConversation || chat.asking !== null, isShown);
  const write = (question: string) => {
    setText(question);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(question.length, question.length);
    });
  };

  return (
    <section className="an-chat" aria-labelledby="an-chat-title">
      <header className="an-chat-head">
        <h2 id="an-chat-title" className="visually-hidden">
          {t('chat.title')}
        </h2>
        <p className="an-counter" role="status">
          {chat.used === undefined
            ? t('chat.usedUnknown', { limit: CHAT_LIMIT })
            : t('chat.used', { used: chat.used, limit: CHAT_LIMIT })}
        </p>
        {hasConversation && (
          <button type="button" className="button button-outlined an-publish" onClick={onPublish}>
            <DocumentIcon size="1.2em" />
            {t('chat.publish')}
          </button>
        )}
      </header>
      <Log chat={chat} boxRef={box} privacy={privacy} onAsk={write} onLawyer={onLawyer} />
      <div className="an-chat-foot">
        {chat.limitReached && (
          <LimitBanner
            exchanges={chat.exchanges.length}
            limitation={chat.limitation}
            onPublish={onPublish}
            onForm={onForm}
            onDanger={() => {
              setInDanger(true);
              requestAnimationFrame(() => input.current?.focus());
            }}
          />
        )}
        <Composer
          chat={chat}
          text={text}
          onText={setText}
          inputRef={input}
          onTyped={onTyped}
          isInDanger={isInDanger}
        />
      </div>
    </section>
  );
}
