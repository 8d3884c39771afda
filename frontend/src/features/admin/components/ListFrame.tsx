import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Pager } from '@/components/lists/Pager';
import type { List } from '../hooks/useList';

interface Props<T> {
  list: List<T>;
  /** What the list is called by those who cannot see it. */
  label: string;
  found: (count: number) => string;
  none: string;
  /** It scrolls in its own place, and so must be reached by keys: rows may have nothing to press. */
  isScrolled?: boolean;
  children: (items: T[]) => ReactNode;
}

/** A list as it loads, fails, is empty, or has pages. */
export function ListFrame<T>({ list, label, found, none, isScrolled = false, children }: Props<T>) {
  const { t } = useTranslation('admin');
  const top = useRef<HTMLParagraphElement>(null);
  const { data, error, mutate, page, pages } = list;
  return (
    <>
      <div className={data?.total === 0 ? 'ad-none' : undefined}>
        <p role="status" className="muted" ref={top} tabIndex={-1}>
          {data && (data.total === 0 ? none : found(data.total))}
        </p>
        {data?.total === 0 && list.isFiltered && (
          <button
            type="button"
            className="button button-outlined"
            onClick={() => {
              list.clear();
              // The button goes with the filters.
              top.current?.focus({ preventScroll: true });
            }}
          >
            {t('filters.clear')}
          </button>
        )}
      </div>
      {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <div className="ad-list" aria-hidden="true">
            {[0, 1, 2].map((row) => (
              <div key={row} className="ad-row">
                <TextSkeleton lines={2} />
              </div>
            ))}
          </div>
          <Waiting onGiveUp={() => void mutate()} />
        </>
      )}
      {data && data.items.length > 0 && (
        <ul
          className="ad-list"
          aria-label={label}
          aria-busy={list.isValidating}
          {...(isScrolled ? { tabIndex: 0 } : {})}
        >
          {children(data.items)}
        </ul>
      )}
      {data && (
        <Pager
          page={page}
          pages={pages}
          onPage={(next) => {
            list.turn(next);
            top.current?.focus({ preventScroll: true });
            top.current?.scrollIntoView({ block: 'center' });
          }}
          texts={{
            label: t('pager.label'),
            previous: t('pager.previous'),
            next: t('pager.next'),
            where: t('pager.where', { page, pages }),
          }}
        />
      )}
    </>
  );
}
