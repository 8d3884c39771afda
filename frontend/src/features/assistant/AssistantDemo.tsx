import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '@/lib/answer/fields';
import type { User } from '@/types/api';
import { Composer } from './components/Composer';
import { Conversation } from './components/Conversation';
import { SourcePanel } from './components/SourcePanel';
import type { Chat } from './hooks/useChat';
import type { Exchange } from './model/chatStore';
import { cannedAnswer } from './model/canned';
import './assistant.css';
import './composer.css';
import './panel.css';

const nothing = () => undefined;

/** Demo mode (product.md §4): the chat itself, with canned answers; no call leaves the browser. */
export default function AssistantDemo() {
  const { t } = useTranslation(['assistant', 'demo']);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [written, setWritten] = useState('');
  const [open, setOpen] = useState<{ exchange: string; number: number } | null>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  const conversation = useRef<HTMLDivElement>(null);
  const user: User = {
    id: 0,
    name: t('demo:assistant.name'),
    email: '',
    role: 'client',
    isPremium: true,
    premiumUntil: null,
    language: 'fr',
    isEmailVerified: true,
    createdAt: '',
  };

  const ask = (question: string) => {
    setWritten('');
    const { text, sources, fields } = cannedAnswer(t, question);
    const exchange: Exchange = {
      id: `demo-${exchanges.length}`,
      question,
      promptType: null,
      state: 'done',
      text,
      status: sources.length > 0 ? 'grounded' : null,
      language: null,
      sources,
      fields: fieldsOf(fields),
      answer: null,
      error: null,
      feedback: [],
    };
    setExchanges([...exchanges, exchange]);
    return Promise.resolve(exchange.status);
  };
  const chat: Chat = {
    exchanges,
    cleared: null,
    hid: null,
    restored: true,
    conversationId: null,
    isHidden: false,
    isGone: false,
    isHiding: false,
    busy: false,
    usage: undefined,
    usageIsComing: false,
    engine: undefined,
    draft: null,
    historyError: undefined,
    retryHistory: nothing,
    ask,
    say: nothing,
    retry: () => Promise.resolve(),
    remove: nothing,
    stop: nothing,
    clear: () => Promise.resolve(),
    undoClear: () => Promise.resolve(),
    showAgain: () => Promise.resolve(),
  };
  const shown = open === null ? undefined : exchanges.find(({ id }) => id === open.exchange);
  return (
    <div className="as">
      <section className="as-card" aria-labelledby="as-demo-title">
        <header className="as-head">
          <h3 id="as-demo-title">{t('title')}</h3>
          <p className="example-badge">{t('demo:badge')}</p>
        </header>
        <Conversation
          box={conversation}
          user={user}
          chat={chat}
          isUsedUp={false}
          open={open}
          onSource={(exchange, number) => setOpen({ exchange: exchange.id, number })}
          onDocument={nothing}
          onLawyer={null}
          onWrite={(question) => {
            setWritten(question);
            input.current?.focus();
          }}
        />
        <div className="as-foot">
          <Composer
            text={written}
            onText={setWritten}
            onSend={() => void ask(written.trim())}
            onStop={nothing}
            busy={false}
            placeholder={t('composer.placeholder')}
            inputRef={input}
          />
        </div>
      </section>
      {shown && open && (
        <SourcePanel
          sources={shown.sources}
          chosen={open.number}
          onClose={() => setOpen(null)}
          opinion={() => null}
        />
      )}
    </div>
  );
}
