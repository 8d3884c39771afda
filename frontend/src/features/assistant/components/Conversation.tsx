import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { InfoIcon, WarningIcon } from '@/components/icons';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import type { User } from '@/types/api';
import type { Chat } from '../hooks/useChat';
import { useFollow } from '../hooks/useFollow';
import type { Exchange } from '../model/chatStore';
import type { EngineStatus } from '../model/types';
import { AnswerNote } from './AnswerNote';
import { Examples } from './Examples';

interface Props {
  user: User;
  chat: Chat;
  open: { exchange: string; number: number } | null;
  onSource: (exchange: Exchange, number: number) => void;
  onDocument: (id: number) => void;
  onWrite: (question: string) => void;
}

function Greeting({ user, engine }: { user: User; engine: EngineStatus | undefined }) {
  const { t } = useTranslation('assistant');
  const kind = user.role === 'client' ? 'client' : 'professional';
  return (
    <div className="as-answer as-greeting">
      <p>{t('greeting.hello', { name: user.name })}</p>
      <p>{t(`greeting.${kind}.intro`)}</p>
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

function Failed({
  exchange,
  busy,
  onRetry,
  onEdit,
}: {
  exchange: Exchange;
  busy: boolean;
  onRetry: () => void;
  onEdit: () => void;
}) {
  const { t } = useTranslation('assistant');
  const message = useMessage();
  return (
    <div className="as-failed">
      <p>
        <WarningIcon />
        <span>
          {exchange.error !== null && message(apiErrorMessage(exchange.error))} {t('failed.kept')}
        </span>
      </p>
      <div>
        {exchange.error?.category !== 'forbidden' && (
          <button type="button" className="button button-outlined" disabled={busy} onClick={onRetry}>
            {t('failed.retry')}
          </button>
        )}
        <button type="button" className="button button-quiet" disabled={busy} onClick={onEdit}>
          {t('failed.edit')}
        </button>
      </div>
    </div>
  );
}

/** The messages. The answer on its way stands outside the log and enters it whole, so that it is read out once. */
export function Conversation({ user, chat, open, onSource, onDocument, onWrite }: Props) {
  const { t } = useTranslation('assistant');
  const box = useRef<HTMLDivElement>(null);
  const { exchanges, restored, busy } = chat;
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
      onRephrase={rewrite}
      onSaid={(said) => chat.say(exchange.id, '', said)}
    />
  );

  return (
    // Scrolled by keys in every browser, whatever the answer holds.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="as-scroll" ref={box} role="group" aria-label={t('conversation')} tabIndex={0}>
      {exchanges.length === 0 && restored ? (
        <div className="as-start">
          <Greeting user={user} engine={chat.engine} />
          <Examples role={user.role} open onPick={onWrite} />
        </div>
      ) : (
        <Greeting user={user} engine={chat.engine} />
      )}
      {!restored && chat.historyError === undefined && (
        <div className="as-answer" aria-hidden="true">
          <TextSkeleton lines={4} />
        </div>
      )}
      {!restored && chat.historyError !== undefined && (
        <ApiErrorAlert error={chat.historyError} onRetry={chat.retryHistory} />
      )}
      {(restored || chat.historyError !== undefined) && (
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
                  busy={busy}
                  onRetry={() => void chat.retry(exchange.id)}
                  onEdit={() => rewrite(exchange)}
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
      {chat.cleared !== null && (
        <p className="as-cleared">
          {t('cleared.text')}{' '}
          <button type="button" className="as-small-button" onClick={chat.undoClear}>
            {t('cleared.undo')}
          </button>
        </p>
      )}
      {!busy && exchanges.length > 0 && <Examples role={user.role} open={false} onPick={onWrite} />}
    </div>
  );
}
