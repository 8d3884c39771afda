import { lazy, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Optional } from '@/components/feedback/Optional';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { InfoIcon } from '@/components/icons';
import type { User } from '@/types/api';
import type { Chat } from '../hooks/useChat';
import { useFollow } from '../hooks/useFollow';
import type { Exchange } from '../model/chatStore';
import type { EngineStatus } from '../model/types';
import { AnswerNote } from './AnswerNote';
import { Examples } from './Examples';
import { Failed } from './Failed';
import { withListTexts } from './listTexts';

const Gone = lazy(() => withListTexts(import(/* webpackChunkName: "conversations" */ './Gone')));

/** Where the focus goes when another conversation is shown. */
export const SHOWN_CONVERSATION = 'as-conversation';

interface Props {
  /** What scrolls. */
  box: RefObject<HTMLDivElement | null>;
  user: User;
  chat: Chat;
  /** Nothing is left of the month. */
  isUsedUp: boolean;
  open: { exchange: string; number: number } | null;
  onSource: (exchange: Exchange, number: number) => void;
  onDocument: (id: number) => void;
  onWrite: (question: string) => void;
  /** Takes a question to the professionals; `null` for who is one. */
  onLawyer: ((question: string) => void) | null;
}

interface GreetingProps {
  user: User;
  engine: EngineStatus | undefined;
}

function Hello({ user }: { user: User }) {
  const { t } = useTranslation('assistant');
  const kind = user.role === 'client' ? 'client' : 'professional';
  return (
    <div className="as-answer as-hello">
      <p>{t('greeting.hello', { name: user.name })}</p>
      <p>{t(`greeting.${kind}.intro`)}</p>
    </div>
  );
}

/** What it can do, what it is not, and who reads along. */
function Abilities({ user, engine }: GreetingProps) {
  const { t } = useTranslation('assistant');
  const kind = user.role === 'client' ? 'client' : 'professional';
  return (
    <div className="as-answer as-abilities">
      <p>{t('greeting.can')}</p>
      <ul>
        <li>{t(`greeting.${kind}.one`)}</li>
        <li>{t(`greeting.${kind}.two`)}</li>
        <li>{t(`greeting.${kind}.three`)}</li>
        <li>{t(`greeting.${kind}.four`)}</li>
      </ul>
      <p className="as-quiet">{t('greeting.limits')}</p>
      {engine?.engine === 'remote' && (
        <p className="as-notice">
          <InfoIcon size="1.15em" />
          {t('engine.remote', { model: engine.model ?? t('engine.unnamed') })}
        </p>
      )}
    </div>
  );
}

/** The messages. The answer on its way stands outside the log and enters it whole, so that it is read out once. */
export function Conversation({ box, user, chat, isUsedUp, open, ...on }: Props) {
  const { t } = useTranslation('assistant');
  const { onSource, onDocument, onWrite, onLawyer } = on;
  const { exchanges, restored, isGone, busy } = chat;
  const last = exchanges[exchanges.length - 1];
  const running = busy ? last : undefined;
  useFollow(box, last?.id, `${last?.text.length ?? 0}${last?.state ?? ''}`, restored);

  const rewrite = (exchange: Exchange) => {
    onWrite(exchange.question);
    if (exchange.state === 'failed') chat.remove(exchange.id);
  };
  const note = (exchange: Exchange) => (
    <AnswerNote
      exchange={exchange}
      openSource={open?.exchange === exchange.id ? open.number : null}
      onSource={(number) => onSource(exchange, number)}
      onDocument={onDocument}
      onAsk={onWrite}
      onLawyer={onLawyer}
      onSaid={(said) => chat.say(exchange.id, '', said)}
    />
  );

  return (
    <div
      id={SHOWN_CONVERSATION}
      className="as-scroll"
      ref={box}
      role="group"
      aria-label={t('conversation')}
      // Scrolled by keys in every browser, whatever the answer holds.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {(chat.cleared !== null || chat.hid !== null) && (
        <p className="as-cleared">
          <strong>{t('cleared.title')}</strong> {t(chat.hid === null ? 'cleared.text' : 'cleared.hidden')}{' '}
          <button
            type="button"
            className="as-small-button"
            disabled={chat.isHiding}
            onClick={() => void chat.undoClear()}
          >
            {t('cleared.undo')}
          </button>
        </p>
      )}
      {restored && !isGone && exchanges.length === 0 && (
        <div className="as-start">
          <Hello user={user} />
          <Examples role={user.role} open onPick={onWrite} />
          <Abilities user={user} engine={chat.engine} />
        </div>
      )}
      {restored && exchanges.length > 0 && (
        <>
          <Hello user={user} />
          <Abilities user={user} engine={chat.engine} />
        </>
      )}
      {!restored && !isGone && chat.historyError === undefined && (
        <div className="as-answer" aria-hidden="true">
          <TextSkeleton lines={4} />
        </div>
      )}
      {!restored && !isGone && chat.historyError !== undefined && (
        <ApiErrorAlert error={chat.historyError} onRetry={chat.retryHistory} />
      )}
      {(restored || isGone || chat.historyError !== undefined) && (
        <div role="log" aria-label={t('log')}>
          {exchanges.map((exchange) => (
            <div key={exchange.id} className="as-exchange" data-exchange={exchange.id}>
              <p className="as-question">
                <span className="visually-hidden">{t('you')} </span>
                {exchange.question}
              </p>
              {exchange !== running &&
                (exchange.state !== 'failed' || exchange.text !== '') &&
                note(exchange)}
              {exchange.state === 'failed' && (
                <Failed
                  exchange={exchange}
                  isUsedUp={isUsedUp}
                  busy={busy}
                  isProfessional={user.role !== 'client'}
                  onRetry={() => void chat.retry(exchange.id)}
                  onEdit={() => rewrite(exchange)}
                  onLawyer={onLawyer}
                />
              )}
            </div>
          ))}
        </div>
      )}
      {running && (
        <div className="as-live">
          {running.text === '' ? (
            <div className="as-answer as-thinking">
              <p>{t('thinking')}</p>
              <TextSkeleton lines={3} />
            </div>
          ) : (
            note(running)
          )}
        </div>
      )}
      {isGone && (
        <Optional>
          <Gone />
        </Optional>
      )}
      {!busy && !isGone && exchanges.length > 0 && (
        <Examples role={user.role} open={false} onPick={onWrite} />
      )}
    </div>
  );
}
