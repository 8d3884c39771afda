import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { WarningIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { ApiError } from '@/lib/http/ApiError';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Message } from '@/lib/i18n/message';
import { useMessage } from '@/lib/i18n/useMessage';
import { isQuota } from '../model/access';
import type { Exchange } from '../model/chatStore';

interface Props {
  exchange: Exchange;
  /** Nothing is left of the month. */
  isUsedUp: boolean;
  busy: boolean;
  isProfessional: boolean;
  onRetry: () => void;
  onEdit: () => void;
  /** Takes the question to the professionals; `null` for who is one. */
  onLawyer: ((question: string) => void) | null;
}

/** The server's sentence, what the browser knows, else that the consultation failed (product.md §8). */
function reasonOf(error: ApiError | null, isProfessional: boolean): Message {
  if (error === null) return { key: 'assistant:failed.unsent' };
  const isVague = !error.hasServerMessage && (error.category === 'server' || error.category === 'unexpected');
  return isProfessional && isVague ? { key: 'assistant:failed.textProfessional' } : apiErrorMessage(error);
}

/** Whoever has used the month's questions: to subscribe, or to ask and read without paying. */
function WaysOn({ question, onLawyer }: Pick<Props, 'onLawyer'> & { question: string }) {
  const { t } = useTranslation(['assistant', 'answer']);
  return (
    <>
      {onLawyer !== null && (
        <button type="button" className="button button-outlined" onClick={() => onLawyer(question)}>
          {t('answer:refusal.lawyer')}
        </button>
      )}
      <Link to={paths.laws.href()} className="button button-quiet">
        {t('answer:refusal.texts')}
      </Link>
      <Link to={paths.subscribe.href()} className="button button-quiet">
        {t('premium.subscribe')}
      </Link>
    </>
  );
}

/** In the place of an answer that did not come: why, that the question is kept, and the ways on. */
export function Failed({ exchange, isUsedUp, busy, isProfessional, onRetry, onEdit, onLawyer }: Props) {
  const { t } = useTranslation('assistant');
  const message = useMessage();
  const isRefused = isQuota(exchange.error) && isUsedUp;
  // Refused in a month that is over, or before the subscription: it only waits to be sent.
  const error = isQuota(exchange.error) && !isUsedUp ? null : exchange.error;
  const title = isProfessional ? 'failed.titleProfessional' : 'failed.title';
  return (
    <div className={isRefused ? 'as-failed as-failed-quota' : 'as-failed'}>
      <div className="as-failed-text">
        {isRefused ? <LockIcon /> : <WarningIcon />}
        <div>
          {error !== null && (
            <p>
              <strong>{t(isRefused ? 'failed.quota' : title)}</strong>
            </p>
          )}
          <p>{message(reasonOf(error, isProfessional))}</p>
          <p>{t('failed.kept')}</p>
        </div>
      </div>
      <div className="as-failed-ways">
        {isRefused && <WaysOn question={exchange.question} onLawyer={onLawyer} />}
        {!isRefused && error?.category !== 'forbidden' && (
          <button type="button" className="button button-outlined" disabled={busy} onClick={onRetry}>
            {t('failed.retry')}
          </button>
        )}
        {!isRefused && (
          <button type="button" className="button button-quiet" disabled={busy} onClick={onEdit}>
            {t('failed.edit')}
          </button>
        )}
      </div>
    </div>
  );
}
