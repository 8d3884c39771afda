import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { addDays, dayOf, formatDay } from '@/lib/format/day';
import type { Conversation, Message } from '@/types/messages';
import { useLogScroll } from '../hooks/useLogScroll';
import type { LoadedThread } from '../hooks/useThread';
import type { Unsent } from '../model/outbox';
import { byDay, firstUnread, lastSeen } from '../model/thread';
import { MessageRow } from './MessageRow';
import { UnsentRow } from './UnsentRow';

interface Props {
  conversation: Conversation;
  userId: number;
  loaded: LoadedThread;
  messages: readonly Message[];
  unsent: readonly Unsent[];
  onRetry: (clientKey: string) => void;
  onRewrite: (item: Unsent) => void;
  onDrop: (clientKey: string) => void;
}

type Entry = { createdAt: string; key: string } & ({ message: Message } | { unsent: Unsent });

function entriesOf(messages: readonly Message[], unsent: readonly Unsent[]): Entry[] {
  return [
    ...messages.map((message) => ({
      createdAt: message.createdAt,
      // A message keeps its place and its element when the server has taken it.
      key: message.clientKey ?? String(message.id),
      message,
    })),
    ...unsent.map((item) => ({ createdAt: item.createdAt, key: item.clientKey, unsent: item })),
  ];
}

function DayTitle({ day }: { day: string }) {
  const { t, i18n } = useTranslation('messages');
  const today = dayOf(new Date());
  const yesterday = addDays(today, -1);
  return (
    <h2 className="msg-day">
      {day === today
        ? t('day.today')
        : day === yesterday
          ? t('day.yesterday')
          : formatDay(day, i18n.language)}
    </h2>
  );
}

/** The messages by day, both ways, and those still on their way. New ones are read out as they come. */
export function Log({ conversation, userId, loaded, messages, unsent, onRetry, onRewrite, onDrop }: Props) {
  const { t } = useTranslation('messages');
  const box = useRef<HTMLDivElement>(null);
  // Where "Nouveaux messages" stands is settled when the conversation opens: reading it must not move it.
  const [newFrom] = useState(() => firstUnread(messages, userId)?.id ?? null);
  const entries = entriesOf(messages, unsent);
  const last = entries[entries.length - 1];
  const seen = lastSeen(messages, userId);
  const { below, toEnd } = useLogScroll(box, {
    first: entries[0]?.key ?? '',
    last: last?.key ?? '',
    ownLast: last !== undefined && ('unsent' in last || last.message.senderId === userId),
    ready: true,
  });

  return (
    <div className="msg-log-frame">
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling part has to be reachable by keyboard */}
      <div className="msg-scroll" ref={box} tabIndex={0} role="region" aria-label={t('log')}>
        {loaded.thread?.hasOlder && (
          <p className="msg-older">
            <button
              type="button"
              className="button button-quiet"
              disabled={loaded.loadingOlder}
              onClick={() => void loaded.loadOlder()}
            >
              {t(loaded.loadingOlder ? 'older.loading' : 'older.show')}
            </button>
          </p>
        )}
        {loaded.olderError && (
          <ApiErrorAlert error={loaded.olderError} onRetry={() => void loaded.loadOlder()} />
        )}
        {entries.length === 0 && <p className="msg-first">{t('first', { name: conversation.otherName })}</p>}
        <div role="log" aria-label={t('log')}>
          {byDay(entries).map((group) => (
            <section key={group.day}>
              <DayTitle day={group.day} />
              <ul className="msg-group">
                {group.messages.map((entry) =>
                  'message' in entry ? (
                    <MessageRow
                      key={entry.key}
                      message={entry.message}
                      own={entry.message.senderId === userId}
                      from={conversation.otherName}
                      isNew={entry.message.id === newFrom}
                      seen={entry.message.id === seen}
                    />
                  ) : (
                    <UnsentRow
                      key={entry.key}
                      item={entry.unsent}
                      onRetry={() => onRetry(entry.unsent.clientKey)}
                      onRewrite={() => onRewrite(entry.unsent)}
                      onDrop={() => onDrop(entry.unsent.clientKey)}
                    />
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      </div>
      {below && (
        <button type="button" className="button button-primary msg-below" onClick={toEnd}>
          {t('below')}
        </button>
      )}
    </div>
  );
}
