import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { TrashIcon } from '@/components/actionIcons';
import { InfoIcon } from '@/components/icons';
import { paths } from '@/config/paths';
import { useTextDraft } from '@/lib/storage/useTextDraft';
import { useCurrentUser } from '@/lib/session/useSession';
import { ChatStatus } from './components/ChatStatus';
import { Composer } from './components/Composer';
import { Conversation } from './components/Conversation';
import { DraftCard } from './components/DraftCard';
import { FeedbackBar } from './components/FeedbackBar';
import { PremiumBox } from './components/PremiumBox';
import { QuickPrompts } from './components/QuickPrompts';
import { SourcePanel } from './components/SourcePanel';
import { UsageBadge } from './components/UsageBadge';
import { useChat } from './hooks/useChat';
import { useTopOffset } from '@/lib/hooks/useTopOffset';
import { accessOf, gateOf } from './model/access';
import { logIdOf, type Exchange } from './model/chatStore';
import { composerKey } from './model/composerKey';
import type { PromptType } from './model/types';
import './assistant.css';
import './composer.css';
import './panel.css';

interface OpenSource {
  exchange: string;
  number: number;
}

/** The dashboard's first tab: a conversation with its sources beside it. */
export default function AssistantTab() {
  const { t } = useTranslation('assistant');
  const user = useCurrentUser();
  const navigate = useNavigate();
  const chat = useChat(user);
  const [written, setWritten] = useTextDraft(composerKey(user.id));
  const [promptType, setPromptType] = useState<PromptType | null>(null);
  const [open, setOpen] = useState<OpenSource | null>(null);
  const page = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<Element | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useTopOffset(page);

  const access = accessOf(user, chat.usage);
  const last = chat.exchanges[chat.exchanges.length - 1];
  const draft = chat.busy ? null : chat.draft;
  // A document under way is finished with the input open, whatever is left of the month.
  const gate = draft === null && !chat.busy ? gateOf(access, chat.unlocked, chat.usageIsComing) : null;
  const shown = open === null ? undefined : chat.exchanges.find((each) => each.id === open.exchange);

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
  const ask = (question: string, type: PromptType | null) => {
    setWritten('');
    setPromptType(null);
    void chat.ask(question, type);
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
  const useFree = () => {
    chat.unlock();
    requestAnimationFrame(() => input.current?.focus());
  };

  return (
    <div className={shown ? 'as as-with-panel' : 'as'} ref={page}>
      <section className="as-card" aria-labelledby="as-title">
        <header className="as-head">
          <h2 id="as-title">{t('title')}</h2>
          <UsageBadge access={access} />
          <button
            type="button"
            className="as-small-button"
            disabled={chat.exchanges.length === 0}
            onClick={() => {
              setOpen(null);
              chat.clear();
            }}
          >
            <TrashIcon size="1.15em" />
            <span className="as-wide-text">{t('clear')}</span>
          </button>
        </header>
        <Conversation
          user={user}
          chat={chat}
          open={open}
          onSource={showSource}
          onDocument={(id) => void navigate(`${paths.dashboard.href({ tab: 'documents' })}&document=${id}`)}
          onWrite={write}
        />
        <ChatStatus busy={chat.busy} last={last} />
        <div className="as-foot" ref={box}>
          {chat.engine?.engine === 'remote' && (
            <p className="as-remote">
              <InfoIcon size="1.15em" />
              {t('engine.short', { model: chat.engine.model ?? t('engine.unnamed') })}
            </p>
          )}
          {draft && (
            <DraftCard draft={draft} busy={chat.busy} onCancel={() => ask(t('draft.cancelWord'), null)} />
          )}
          {gate ? (
            <PremiumBox access={gate} kept={written.trim()} onUseFree={useFree} />
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
