import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Link } from '@/components/nav/Link';
import { Badge } from '@/components/requests/Badge';
import { RequestBadges } from '@/components/requests/RequestBadges';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { usePage } from '@/lib/swr/usePage';
import type { ClientRequest } from '@/types/marketplace';
import { isFiltered, listPath, noFilters, pageCount, type Filters } from '../model/filters';
import { OpenFilters } from './OpenFilters';
import { Pager } from './Pager';
import { CardSkeletons } from './RequestList';

interface Props {
  filters: Filters;
  onFilters: (changes: Partial<Filters>) => void;
  onOffer: (request: ClientRequest) => void;
}

/** The place of a card after its button is gone. */
export function openCardId(id: number): string {
  return `open-request-${id}`;
}

function OpenCard({ request, onOffer }: { request: ClientRequest; onOffer: () => void }) {
  const { t, i18n } = useTranslation('marketplace');
  const { id, title, budget, clientName, hasProposal, status } = request;
  return (
    <li className="mk-card" id={openCardId(id)} tabIndex={-1}>
      <RequestBadges request={request} withStatus={status !== 'open'} />
      <h3>
        <Link to={paths.marketplace.href({ request: id })}>{title}</Link>
      </h3>
      <p className="mk-excerpt">{request.description}</p>
      <p className="mk-meta">
        {clientName} ·{' '}
        {t('card.published', { date: formatDate(request.publishedAt ?? request.createdAt, i18n.language) })}
        {budget !== null && budget !== '' && <> · {t('card.budget', { budget })}</>}
      </p>
      <div className="mk-card-actions">
        {hasProposal ? (
          <Badge tone="primary">{t('open.proposed')}</Badge>
        ) : (
          status === 'open' && (
            <button type="button" className="button button-primary" onClick={onOffer}>
              {t('open.offer')}
              <span className="visually-hidden"> – {title}</span>
            </button>
          )
        )}
      </div>
    </li>
  );
}

/** What professionals may answer: open, published requests, with a search that stands in the address. */
export function OpenRequests({ filters, onFilters, onOffer }: Props) {
  const { t } = useTranslation('marketplace');
  const list = usePage<ClientRequest>(listPath(filters));
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, mutate } = list;
  const filtered = isFiltered(filters);
  const nothing = data?.items.length === 0;

  const turn = (page: number) => {
    onFilters({ page });
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <>
      <OpenFilters filters={filters} onChange={onFilters} />
      <h2 ref={heading} tabIndex={-1} className="mk-list-title">
        {t('open.title')}
      </h2>
      <p role="status" className="muted">
        {data && !nothing && t('open.found', { count: data.total })}
      </p>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <CardSkeletons onGiveUp={() => void mutate()} />}
      {nothing && (
        <div className="mk-empty">
          <p className="mk-empty-title">{t(filtered ? 'open.noneFound' : 'open.none')}</p>
          <p>{t(filtered ? 'open.noneFoundHelp' : 'open.noneHelp')}</p>
          {filtered && (
            <button type="button" className="button button-outlined" onClick={() => onFilters(noFilters)}>
              {t('filter.clear')}
            </button>
          )}
        </div>
      )}
      {data && !nothing && (
        <ul className="mk-cards" aria-busy={list.isValidating}>
          {data.items.map((request) => (
            <OpenCard key={request.id} request={request} onOffer={() => onOffer(request)} />
          ))}
        </ul>
      )}
      {data && <Pager page={filters.page} pages={pageCount(data.total)} onPage={turn} />}
    </>
  );
}
