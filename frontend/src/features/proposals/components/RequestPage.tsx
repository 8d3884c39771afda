import { useTranslation } from 'react-i18next';
import { BackIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { RequestBadges } from '@/components/requests/RequestBadges';
import { paths } from '@/config/paths';
import { useApi } from '@/lib/swr/useApi';
import type { ClientRequest, Proposal } from '@/types/marketplace';
import { LoadState } from './LoadState';
import { RequestProposals } from './RequestProposals';

/** The proposals received for one request. */
export function RequestPage({ id, onBack }: { id: number; onBack: () => void }) {
  const { t } = useTranslation('proposals');
  const request = useApi<ClientRequest>(`/api/client-requests/${id}`);
  const proposals = useApi<Proposal[]>(`/api/proposals/request/${id}`);
  const error = request.data && proposals.data ? undefined : (request.error ?? proposals.error);
  const retry = () => {
    void request.mutate();
    void proposals.mutate();
  };
  return (
    <>
      <p className="pr-back">
        <button type="button" className="button button-quiet" onClick={onBack}>
          <BackIcon />
          {t('page.back')}
        </button>
      </p>
      {request.data && proposals.data ? (
        <>
          <h2>
            <Link to={paths.marketplace.href({ request: id })}>{request.data.title}</Link>
          </h2>
          <RequestBadges request={request.data} />
          <p role="status" className="pr-count">
            {proposals.data.length > 0 && t('page.count', { count: proposals.data.length })}
          </p>
          {proposals.data.length === 0 ? (
            <div className="pr-empty">
              <p className="pr-empty-title">{t('page.noneYet')}</p>
              <p>{t('page.noneYetHelp')}</p>
            </div>
          ) : (
            <RequestProposals proposals={proposals.data} />
          )}
        </>
      ) : (
        <LoadState error={error} onRetry={retry} />
      )}
    </>
  );
}
