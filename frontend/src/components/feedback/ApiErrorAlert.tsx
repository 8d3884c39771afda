import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import { WarningIcon } from '@/components/icons';

interface Props {
  error: unknown;
  /** Shows "Réessayer" when there is something to try again. */
  onRetry?: () => void;
}

/** An error in its place on the page: what happened, and what to do. */
export function ApiErrorAlert({ error, onRetry }: Props) {
  const { t } = useTranslation();
  const message = useMessage();
  return (
    <div className="notice notice-error" role="alert">
      <WarningIcon />
      <p>{message(apiErrorMessage(error))}</p>
      {onRetry && (
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {t('actions.retry')}
        </button>
      )}
    </div>
  );
}
