import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { Badge } from '@/components/requests/Badge';
import { RequestBadges } from '@/components/requests/RequestBadges';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { User } from '@/types/api';
import type { ClientRequest, Proposal } from '@/types/marketplace';
import { LoadState } from './LoadState';
import { ProposalActions } from './ProposalActions';
import { ProposalFacts } from './ProposalFacts';
import { Professional } from './ReceivedCard';

function Awaiting({ request }: { request: ClientRequest }) {
  const { t, i18n } = useTranslation('proposals');
  const { id, title, proposalCount, publishedAt, createdAt } = request;
  return (
    <li className="pr-card">
      <RequestBadges request={request} withStatus={false} />
      <h3>{title}</h3>
      <p className="pr-meta">
        {t('overview.published', { date: formatDate(publishedAt ?? createdAt, i18n.language) })} ·{' '}
        {t('page.count', { count: proposalCount })}
      </p>
      <div className="pr-actions">
        <Link
          className={proposalCount > 0 ? 'button button-primary' : 'button button-outlined'}
          to={paths.proposals.href({ request: id })}
        >
          {t('overview.see')}
          <span className="visually-hidden"> – {title}</span>
        </Link>
      </div>
    </li>
  );
}

interface AssignedProps {
  request: ClientRequest;
  proposal: Proposal | undefined;
  running: boolean;
}

/** A request that has its professional: what was agreed, contact and rating. */
function Assigned({ request, proposal, running }: AssignedProps) {
  const { t } = useTranslation(['proposals', 'marketplace']);
  const place = `assigned-${request.id}`;
  return (
    <li className="pr-card" id={place} tabIndex={-1}>
      <p>
        {running ? (
          <Badge tone="info">{t('overview.running')}</Badge>
        ) : (
          <Badge>{t('marketplace:status.closed')}</Badge>
        )}
      </p>
      <h3>
        <Link to={paths.proposals.href({ request: request.id })}>{request.title}</Link>
      </h3>
      {proposal && (
        <>
          <Professional proposal={proposal} />
          <ProposalFacts proposal={proposal} withRating={false} />
          <ProposalActions proposal={proposal} mayChoose={false} placeId={place} />
        </>
      )}
    </li>
  );
}

/** Requests that wait for a choice, those that are under way, and those that are over. */
export function Overview({ user }: { user: User }) {
  const { t } = useTranslation('proposals');
  const requests = useApi<ClientRequest[]>('/api/client-requests');
  const received = useApi<Proposal[]>(`/api/proposals/client/${user.id}`);
  if (!requests.data || !received.data) {
    return (
      <LoadState
        error={requests.error ?? received.error}
        onRetry={() => {
          void requests.mutate();
          void received.mutate();
        }}
      />
    );
  }
  const selectedOf = (request: ClientRequest) =>
    received.data?.find(({ id }) => id === request.selectedProposalId);
  const waiting = requests.data.filter(({ status, isValidated }) => status === 'open' && isValidated);
  const assigned = requests.data.filter(({ status }) => status === 'assigned');
  const over = requests.data.filter(
    ({ status, selectedProposalId }) => status === 'closed' && selectedProposalId !== null,
  );
  return (
    <>
      <section aria-labelledby="pr-waiting">
        <h2 id="pr-waiting">{t('overview.waiting')}</h2>
        {waiting.length === 0 ? (
          <div className="pr-empty">
            <p>{t('overview.none')}</p>
            <Link className="button button-primary" to={paths.marketplace.href({ dialog: 'new' })}>
              {t('overview.create')}
            </Link>
          </div>
        ) : (
          <ul className="pr-cards">
            {waiting.map((request) => (
              <Awaiting key={request.id} request={request} />
            ))}
          </ul>
        )}
      </section>
      {assigned.length > 0 && (
        <section aria-labelledby="pr-assigned">
          <h2 id="pr-assigned">{t('overview.assigned')}</h2>
          <ul className="pr-cards">
            {assigned.map((request) => (
              <Assigned key={request.id} request={request} proposal={selectedOf(request)} running />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section aria-labelledby="pr-over">
          <h2 id="pr-over">{t('overview.over')}</h2>
          <ul className="pr-cards">
            {over.map((request) => (
              <Assigned key={request.id} request={request} proposal={selectedOf(request)} running={false} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
