import { useTranslation } from 'react-i18next';
import { useApi } from '@/lib/swr/useApi';
import type { Proposal } from '@/types/marketplace';
import { LoadState } from './components/LoadState';
import { OwnCard } from './components/OwnCard';
import './proposals.css';

/** The professional's own proposal under the request it answers. */
export default function OwnProposal({ requestId }: { requestId: number }) {
  const { t } = useTranslation('proposals');
  const { data, error, mutate } = useApi<Proposal[]>(`/api/proposals/request/${requestId}`);
  return (
    <section className="pr-own" aria-labelledby="own-proposal">
      <h2 id="own-proposal">{t('own.here')}</h2>
      {data ? (
        <ul className="pr-cards">
          {data.map((proposal) => (
            <OwnCard key={proposal.id} proposal={proposal} withRequest={false} />
          ))}
        </ul>
      ) : (
        <LoadState error={error} onRetry={() => void mutate()} />
      )}
    </section>
  );
}
