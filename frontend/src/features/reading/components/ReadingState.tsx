import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { WarningIcon } from '@/components/icons';
import { useOnline } from '@/lib/hooks/useOnline';

interface Props<T> {
  content: T | undefined;
  error: unknown;
  retry: () => void;
  children: (content: T) => ReactNode;
}

/** A text, its skeleton while it comes, or a way out when it does not. */
export function ReadingState<T>({ content, error, retry, children }: Props<T>) {
  const { t } = useTranslation('reading');
  const online = useOnline();
  if (content !== undefined) return children(content);
  if (error === undefined)
    return (
      <div className="page reading">
        <TextSkeleton lines={6} />
        <Waiting onGiveUp={retry} />
      </div>
    );
  return (
    <div className="page reading">
      {online ? (
        <ApiErrorAlert error={error} onRetry={retry} />
      ) : (
        <div className="notice" role="status">
          <WarningIcon />
          <p>{t('offline')}</p>
        </div>
      )}
    </div>
  );
}
