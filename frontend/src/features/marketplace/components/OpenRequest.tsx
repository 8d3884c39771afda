import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Badge } from '@/components/requests/Badge';
import { useApi } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';
import { RequestFacts } from './RequestFacts';
import { openCardId } from './OpenRequests';

interface Props {
  id: number;
  onOffer: (request: ClientRequest) => void;
  /** The reader's own proposal on it. */
  own: (requestId: number) => ReactNode;
}

/** One open request, whole, with the way to answer it. The client stays unnamed until a selection. */
export function OpenRequest({ id, onOffer, own }: Props) {
  const { t } = useTranslation('marketplace');
  const { data, error, mutate } = useApi<ClientRequest>(`/api/client-requests/${id}`);
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton cards={1} />;
  const { status, hasProposal, clientName, clientEmail } = data;
  return (
    <article className="mk-detail" id={openCardId(id)} tabIndex={-1}>
      <RequestFacts request={data}>
        <p className="mk-meta">
          {clientName}
          {clientEmail === null ? ` · ${t('open.hidden')}` : ` · ${clientEmail}`}
        </p>
      </RequestFacts>
      <div className="mk-actions">
        {hasProposal && <Badge tone="primary">{t('open.proposed')}</Badge>}
        {!hasProposal && status === 'open' && (
          <button type="button" className="button button-primary button-large" onClick={() => onOffer(data)}>
            {t('open.offer')}
          </button>
        )}
        {!hasProposal && status !== 'open' && <p className="muted">{t('open.over')}</p>}
      </div>
      {hasProposal && own(id)}
    </article>
  );
}
