import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { RequestBadges } from '@/components/requests/RequestBadges';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';

/** Cards to come, in their final shape. */
export function CardSkeletons({ cards = 3, onGiveUp }: { cards?: number; onGiveUp: () => void }) {
  return (
    <>
      <div className="mk-cards" aria-hidden="true">
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className="mk-card">
            <TextSkeleton lines={4} />
          </div>
        ))}
      </div>
      <Waiting onGiveUp={onGiveUp} />
    </>
  );
}

function isDraft(request: ClientRequest): boolean {
  return request.status === 'open' && !request.isValidated;
}

function RequestCard({ request }: { request: ClientRequest }) {
  const { t, i18n } = useTranslation('marketplace');
  const { id, title, proposalCount } = request;
  const date = formatDate(request.publishedAt ?? request.createdAt, i18n.language);
  return (
    <li className="mk-card">
      <RequestBadges request={request} />
      <h3>
        <Link to={paths.marketplace.href({ request: id })}>{title}</Link>
      </h3>
      <p className="mk-excerpt">{request.description}</p>
      <p className="mk-meta">
        {t(request.publishedAt === null ? 'card.written' : 'card.published', { date })}
        {!isDraft(request) && <> · {t('card.proposals', { count: proposalCount })}</>}
      </p>
      <div className="mk-card-actions">
        {isDraft(request) ? (
          <Link className="button button-primary" to={paths.marketplace.href({ request: id })}>
            {t('card.finish')}
            <span className="visually-hidden"> – {title}</span>
          </Link>
        ) : (
          proposalCount > 0 && (
            <Link className="button button-outlined" to={paths.proposals.href({ request: id })}>
              {t('card.seeProposals')}
              <span className="visually-hidden"> – {title}</span>
            </Link>
          )
        )}
      </div>
    </li>
  );
}

/** A client's own requests, newest first. */
export function RequestList({ onNew }: { onNew: () => void }) {
  const { t } = useTranslation('marketplace');
  const { data, error, mutate } = useApi<ClientRequest[]>('/api/client-requests');
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <CardSkeletons onGiveUp={() => void mutate()} />;
  if (data.length === 0) {
    return (
      <div className="mk-empty">
        <p className="mk-empty-title">{t('mine.none')}</p>
        <p>{t('mine.noneHelp')}</p>
        <button type="button" className="button button-primary" onClick={onNew}>
          {t('new.open')}
        </button>
      </div>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{t('tabs.requests')}</h2>
      <ul className="mk-cards">
        {data.map((request) => (
          <RequestCard key={request.id} request={request} />
        ))}
      </ul>
    </>
  );
}
