import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { WarningIcon } from '@/components/icons';
import { useOnline } from '@/lib/hooks/useOnline';
import { usePageTitle } from '@/lib/hooks/usePageTitle';

interface Props<T> {
  content: T | undefined;
  error: unknown;
  retry: () => void;
  /** What the page is called before its text is here; without one, it is said what is missing. */
  title?: string;
  /** The page around this part has its heading already. */
  isPart?: boolean;
  children: (content: T) => ReactNode;
}

function Heading({ title }: { title: string }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

/** A text, its skeleton while it comes, or a way out when it does not. */
export function ReadingState<T>({ content, error, retry, title, isPart = false, children }: Props<T>) {
  const { t } = useTranslation(['reading', 'common']);
  const online = useOnline();
  if (content !== undefined) return children(content);
  if (error === undefined)
    return (
      <div className={isPart ? undefined : 'page reading'}>
        <TextSkeleton lines={6} />
        <Waiting onGiveUp={retry} />
      </div>
    );
  return (
    <div className={isPart ? undefined : 'page reading'}>
      {!isPart && (
        <Heading
          title={title ?? t(online ? 'common:boundary.chunk.title' : 'common:boundary.offline.title')}
        />
      )}
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
