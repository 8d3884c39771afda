import { useTranslation } from 'react-i18next';
import { ClockIcon } from '@/components/actionIcons';
import { WarningIcon } from '@/components/icons';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import type { Unsent } from '../model/outbox';
import { AttachmentLinks } from './AttachmentLinks';

interface Props {
  item: Unsent;
  onRetry: () => void;
  onRewrite: () => void;
  onDrop: () => void;
}

/** A message on its way: it stays in sight until the server has it, or the person decides. */
export function UnsentRow({ item, onRetry, onRewrite, onDrop }: Props) {
  const { t } = useTranslation('messages');
  const message = useMessage();
  const { state, error, content, attachments } = item;
  return (
    <li className={`msg msg-own msg-${state}`}>
      <div className="msg-bubble">
        <span className="visually-hidden">{t('list.you')} </span>
        {content !== '' && <p className="msg-text">{content}</p>}
        <AttachmentLinks attachments={attachments} />
      </div>
      {state === 'failed' ? (
        <div className="msg-failed" role="alert">
          <p>
            <WarningIcon size="1.2em" />
            <span>
              <strong>{t('unsent.failed')}</strong>
              {error !== null && <> {message(apiErrorMessage(error))}</>}
            </span>
          </p>
          <div className="msg-failed-actions">
            <button type="button" className="button button-outlined" onClick={onRetry}>
              {t('unsent.retry')}
            </button>
            <button type="button" className="button button-quiet" onClick={onRewrite}>
              {t('unsent.edit')}
            </button>
            <button type="button" className="button button-quiet" onClick={onDrop}>
              {t('unsent.drop')}
            </button>
          </div>
        </div>
      ) : (
        <p className="msg-meta">
          <ClockIcon size="1.05em" /> {t(state === 'sending' ? 'unsent.sending' : 'unsent.waiting')}
          {state === 'waiting' && (
            <button type="button" className="msg-small-button" onClick={onRetry}>
              {t('unsent.now')}
            </button>
          )}
        </p>
      )}
    </li>
  );
}
