import { useTranslation } from 'react-i18next';
import { WarningIcon } from '@/components/icons';
import type { ApiError } from '@/lib/http/ApiError';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Message } from '@/lib/i18n/message';
import { useMessage } from '@/lib/i18n/useMessage';
import type { Exchange } from '../model/chatStore';

interface Props {
  exchange: Exchange;
  busy: boolean;
  isProfessional: boolean;
  onRetry: () => void;
  onEdit: () => void;
}

/** The server's sentence, what the browser knows, else that the consultation failed (product.md §8). */
function reasonOf(error: ApiError | null, isProfessional: boolean): Message {
  if (error === null) return { key: 'assistant:failed.unsent' };
  const isVague = !error.hasServerMessage && (error.category === 'server' || error.category === 'unexpected');
  return isProfessional && isVague ? { key: 'assistant:failed.textProfessional' } : apiErrorMessage(error);
}

/** In the place of an answer that did not come: why, that the question is kept, and the ways on. */
export function Failed({ exchange, busy, isProfessional, onRetry, onEdit }: Props) {
  const { t } = useTranslation('assistant');
  const message = useMessage();
  const { error } = exchange;
  return (
    <div className="as-failed">
      <div className="as-failed-text">
        <WarningIcon />
        <div>
          {error !== null && (
            <p>
              <strong>{t(isProfessional ? 'failed.titleProfessional' : 'failed.title')}</strong>
            </p>
          )}
          <p>{message(reasonOf(error, isProfessional))}</p>
          <p>{t('failed.kept')}</p>
        </div>
      </div>
      <div className="as-failed-ways">
        {error?.category !== 'forbidden' && (
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
