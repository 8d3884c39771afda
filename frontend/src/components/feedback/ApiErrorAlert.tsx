import { useTranslation } from 'react-i18next';
import { isApiError } from '@/lib/http/ApiError';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import { WarningIcon } from '@/components/icons';

interface Props {
  error: unknown;
  /** What the server says of this field comes before what it says of the whole. */
  field?: string;
  /** Shows "Réessayer" when there is something to try again. */
  onRetry?: () => void;
}

/** An error in its place on the page: what happened, and what to do. */
export function ApiErrorAlert({ error, field, onRetry }: Props) {
  const { t } = useTranslation();
  const message = useMessage();
  const ofField = field !== undefined && isApiError(error) ? error.fields[field] : undefined;
  return (
    <div className="notice notice-error" role="alert">
      <WarningIcon />
      <p>{ofField ?? message(apiErrorMessage(error))}</p>
      {onRetry && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {t('actions.retry')}
        </button>
      )}
    </div>
  );
}
