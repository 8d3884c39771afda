import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Pager } from '@/components/lists/Pager';
import type { Search } from './useSearch';

interface Props<T> {
  search: Search<T>;
  /** What the list is called by those who cannot see it. */
  label: string;
  found: (count: number) => string;
  /** Nothing was found; what to do. */
  none: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** What a search found: as it loads, fails, is empty, or has pages. */
export function Results<T>({ search, label, found, none, children }: Props<T>) {
  const { t } = useTranslation('library');
  const top = useRef<HTMLParagraphElement>(null);
  const { data, error, mutate, page, pages } = search;
  return (
    <section className="lb-results" aria-label={label}>
      <p role="status" className="muted" ref={top} tabIndex={-1}>
        {data && found(data.total)}
      </p>
      {data && data.total > 0 && data.alsoSearched.length > 0 && (
        <p className="muted lb-also">{t('search.also', { words: data.alsoSearched.join(', ') })}</p>
      )}
      {data?.isLoose === true && <p className="notice">{t('search.loose')}</p>}
      {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <div className="lb-list" aria-hidden="true">
            {[0, 1, 2].map((row) => (
              <div key={row} className="lb-row">
                <TextSkeleton lines={3} />
              </div>
            ))}
          </div>
          <Waiting onGiveUp={() => void mutate()} />
        </>
      )}
      {data?.total === 0 && !error && <div className="lb-none">{none}</div>}
      {data && data.items.length > 0 && (
        <ul className="lb-list" aria-busy={search.isValidating}>
          {children(data.items)}
        </ul>
      )}
      {data && (
        <Pager
          page={page}
          pages={pages}
          onPage={(next) => {
            search.turn(next);
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
    </section>
  );
}
