import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useApi } from '@/lib/swr/useApi';
import type { Proposal } from '@/types/marketplace';
import { LoadState } from './components/LoadState';
import { OwnCard } from './components/OwnCard';
import './proposals.css';

/** A professional's second tab: what they have proposed, and what came of it. */
export default function MyProposals() {
  const { t } = useTranslation('proposals');
  const { data, error, mutate } = useApi<Proposal[]>('/api/proposals/professional');
  if (!data) return <LoadState error={error} onRetry={() => void mutate()} />;
  if (data.length === 0) {
    return (
      <div className="pr-empty">
        <p className="pr-empty-title">{t('own.none')}</p>
        <p>{t('own.noneHelp')}</p>
        <Link className="button button-primary" to={paths.marketplace.href({ tab: 'open' })}>
          {t('own.browse')}
        </Link>
      </div>
    );
  }
  return (
    <>
      <h2 className="visually-hidden">{t('own.title')}</h2>
      <ul className="pr-cards">
        {data.map((proposal) => (
          <OwnCard key={proposal.id} proposal={proposal} withRequest />
        ))}
      </ul>
    </>
  );
}
