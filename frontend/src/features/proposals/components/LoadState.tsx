import { useTranslation } from 'react-i18next';
import { WarningIcon } from '@/components/icons';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** Cards to come, or why they did not. */
export function LoadState({ error, onRetry }: Props) {
  const { t } = useTranslation(['proposals', 'common']);
  const message = useMessage();
  if (error !== undefined) {
    return (
      <div className="notice notice-error" role="alert">
        <WarningIcon />
        <p>
          <strong>{t('load.failed')}</strong>
          <br />
          {message(apiErrorMessage(error))}
        </p>
        <button type="button" className="button button-quiet" onClick={onRetry}>
          {t('common:actions.retry')}
        </button>
      </div>
    );
  }
  return (
    <>
      <div className="pr-cards" aria-hidden="true">
        {[0, 1].map((card) => (
          <div key={card} className="pr-card">
            <TextSkeleton lines={5} />
          </div>
        ))}
      </div>
      <Waiting onGiveUp={onRetry} />
    </>
  );
}
