import { lazy, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MessageIcon, TrashIcon } from '@/components/actionIcons';
import { useChatScreen } from '@/components/answer/useChatScreen';
import { Optional } from '@/components/feedback/Optional';
import { InfoIcon } from '@/components/icons';
import { putIntoRequest } from '@/components/requests/requestDraft';
import { paths } from '@/config/paths';
import { takeOver } from '@/lib/answer/handedOver';
import { loadTexts } from '@/lib/i18n/i18n';
import { useCurrentUser } from '@/lib/session/useSession';
import { ChatStatus } from './components/ChatStatus';
import { Composer } from './components/Composer';
import { Conversation } from './components/Conversation';
import { DraftCard } from './components/DraftCard';
import { FeedbackBar } from './components/FeedbackBar';
import { FreeLine } from './components/FreeLine';
import { QuickPrompts } from './components/QuickPrompts';
import { SourcePanel } from './components/SourcePanel';
import { UsageBadge } from './components/UsageBadge';
import { withListTexts } from './components/listTexts';
import { useChat } from './hooks/useChat';
import { useComposerText } from './hooks/useComposerText';
import { useTopOffset } from '@/lib/hooks/useTopOffset';
import { accessOf } from './model/access';
import { conversationHref } from './model/address';
import type { Chats } from './model/chats';
import { logIdOf, type ChatStore, type Exchange } from './model/chatStore';
import { composerKey } from './model/composerKey';
import type { PromptType } from './model/types';

interface OpenSource {
  exchange: string;
  number: number;
}

const PremiumBox = lazy(async () => {
  const [part] = await Promise.all([
    import(/* webpackChunkName: "answer-extras" */ './components/PremiumBox'),
    loadTexts('answerExtras'),
  ]);
  return part;
});

const Resume = lazy(() =>
  withListTexts(import(/* webpackChunkName: "conversations" */ './components/Resume')),
);

const HiddenLine = lazy(() =>
  withListTexts(import(/* webpackChunkName: "conversations" */ './components/HiddenLine')),
);

/** The button that opens the list of conversations. */
export const LIST_BUTTON = 'as-conversations';

interface Props {
  chats: Chats;
  store: ChatStore;
  /** Of the address. */
  id: number | null;
  onList: () => void;
}

/** One conversation with its sources beside it. */
export function AssistantChat({ chats, store, id, onList }: Props) {
  const { t } = useTranslation('assistant');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const chat = useChat(user, chats, store);
  const { conversationId } = chat;
  const [written, setWritten] = useComposerText(composerKey(user.id, conversationId));
  const [promptType, setPromptType] = useState<PromptType | null>(null);
  const [open, setOpen] = useState<OpenSource | null>(null);
  const [isInDanger, setInDanger] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const conversation = useRef<HTMLDivElement>(null);
  useTopOffset(page);
  useChatScreen(conversation, chat.exchanges.length > 0);

  // Its first answer that is kept gives it an address.
  useEffect(() => {
    if (conversationId !== id) void navigate(conversationHref(conversationId), { replace: true });
  }, [conversationId, id, navigate]);

  const access = accessOf(user, chat.usage);
  const last = chat.exchanges[chat.exchanges.length - 1];
  const draft = chat.busy ? null : chat.draft;
  // A document under way is finished with the input open, whatever is left of the month.
  // Who is in danger may write whatever is left of the month: it is never counted.
  const gate = draft === null && !chat.busy && !isInDanger && access.kind === 'exhausted' ? access : null;
  const shown = open === null ? undefined : chat.exchanges.find((each) => each.id === open.exchange);

  const isNew = id === null && chat.exchanges.length === 0 && chat.cleared === null && chat.hid === null;
  const shownLog = shown === undefined ? null : logIdOf(shown);

  const write = (text: string) => {
    setWritten(text);
    // The input appears with the text when the box stood in its place.
    requestAnimationFrame(() => {
      const target = input.current ?? box.current?.querySelector('button');
      target?.focus();
      if (target === input.current) input.current?.setSelectionRange(text.length, text.length);
    });
  };
  // What was asked on the home page waits in the input: here an answer may cost one of the month's consultations.
  const hasArrived = useRef(false);
  useEffect(() => {
    if (hasArrived.current) return;
    hasArrived.current = true;
    const question = takeOver();
    if (question !== null) write(question);
  });
  const ask = (question: string, type: PromptType | null) => {
    setWritten('');
    setPromptType(null);
    void chat.ask(question, type).then((status) => {
      // It was no danger, or something failed: the way to write stands in the box again.
      if (status === null) setInDanger(false);
      // What no note answers is there to be put in other words.
      if (status === 'no_match') setWritten((since) => (since === '' ? question : since));
    });
  };
  const showSource = (exchange: Exchange, number: number) => {
    if (open?.exchange === exchange.id && open.number === number) {
      setOpen(null);
      return;
    }
    opener.current = document.activeElement;
    setOpen({ exchange: exchange.id, number });
  };
  const hideSource = () => {
    setOpen(null);
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
  // A client's way only: professionals find no request form there.
  const toLawyer = async (question: string) => {
    if (question !== '') await putIntoRequest(user.id, question);
    await navigate(paths.marketplace.href({ dialog: 'new' }));
  };
  const onLawyer = user.role === 'client' ? (question: string) => void toLawyer(question) : null;

  return (
    <div className={shown ? 'as as-with-panel' : 'as'} ref={page}>
      <section className="as-card" aria-labelledby="as-title">
        <header className="as-head">
          <h2 id="as-title">{t('title')}</h2>
          <UsageBadge access={access} />
          <button
            type="button"
            id={LIST_BUTTON}
            className="as-small-button"
            aria-haspopup="dialog"
            onClick={onList}
          >
            <MessageIcon size="1.15em" />
            <span className="as-wide-text">{t('conversations')}</span>
          </button>
          <button
            type="button"
            className="as-small-button"
            disabled={chat.exchanges.length === 0 || chat.isHiding}
            onClick={() => {
              setOpen(null);
              void chat.clear();
            }}
          >
            <TrashIcon size="1.15em" />
            <span className="as-wide-text">{t('clear')}</span>
          </button>
        </header>
        <Conversation
          box={conversation}
          user={user}
          chat={chat}
          isUsedUp={access.kind === 'exhausted'}
          open={open}
          onSource={showSource}
          onDocument={(id) => void navigate(`${paths.dashboard.href({ tab: 'documents' })}&document=${id}`)}
          onWrite={write}
          onLawyer={onLawyer}
        />
        <ChatStatus busy={chat.busy} last={last} isProfessional={user.role !== 'client'} />
        {!chat.isGone && (
          <div className="as-foot" ref={box}>
            {chat.engine?.engine === 'remote' && (
              <p className="as-remote">
                <InfoIcon size="1.15em" />
                {t('engine.short', { model: chat.engine.model ?? t('engine.unnamed') })}
              </p>
            )}
            {isNew && (
              <Optional>
                <Resume />
              </Optional>
            )}
            {chat.isHidden && (
              <Optional>
                <HiddenLine busy={chat.isHiding} onShow={() => void chat.showAgain()} />
              </Optional>
            )}
            {draft && (
              <DraftCard draft={draft} busy={chat.busy} onCancel={() => ask(t('draft.cancelWord'), null)} />
            )}
            {gate ? (
              <Optional waiting={<div className="as-premium-waiting" />}>
                <PremiumBox
                  access={gate}
                  kept={written.trim()}
                  onLawyer={onLawyer && (() => onLawyer(written.trim()))}
                  onDanger={() => {
                    setInDanger(true);
                    requestAnimationFrame(() => input.current?.focus());
                  }}
                />
              </Optional>
            ) : (
              <>
                {user.role !== 'client' && draft === null && (
                  <QuickPrompts
                    chosen={promptType}
                    onChoose={(type, prefill) => {
                      setPromptType(type);
                      if (type !== null) write(prefill);
                    }}
                  />
                )}
                <FreeLine access={access} isComing={chat.usageIsComing} />
                <Composer
                  text={written}
                  onText={setWritten}
                  onSend={() => ask(written.trim(), promptType)}
                  onStop={chat.stop}
                  busy={chat.busy}
                  placeholder={draft ? draft.field.label : t('composer.placeholder')}
                  inputRef={input}
                />
              </>
            )}
          </div>
        )}
      </section>
      {shown && open && (
        <SourcePanel
          key={open.exchange}
          sources={shown.sources}
          chosen={open.number}
          onClose={hideSource}
          opinion={(source) =>
            shownLog !== null && (
              <FeedbackBar
                logId={shownLog}
                source={source}
                said={shown.feedback.find(({ sourceKey }) => sourceKey === source.key)}
                onSaid={(said) => chat.say(shown.id, source.key, said)}
              />
            )
          }
        />
      )}
    </div>
  );
}
