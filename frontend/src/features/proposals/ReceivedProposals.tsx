import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Proposal } from '@/types/marketplace';
import { LoadState } from './components/LoadState';
import { ReceivedCard } from './components/ReceivedCard';
import { ordered } from './model/compare';
import './proposals.css';

/** By request, in the order in which the requests first come up: the server sends the newest first. */
function byRequest(proposals: readonly Proposal[]): Proposal[][] {
  const groups = new Map<number, Proposal[]>();
  for (const proposal of proposals) {
    groups.set(proposal.requestId, [...(groups.get(proposal.requestId) ?? []), proposal]);
  }
  return [...groups.values()];
}

/** A client's second tab: every proposal received, under its request. */
export default function ReceivedProposals() {
  const { t } = useTranslation('proposals');
  const user = useCurrentUser();
  const { data, error, mutate } = useApi<Proposal[]>(`/api/proposals/client/${user.id}`);
  if (!data) return <LoadState error={error} onRetry={() => void mutate()} />;
  if (data.length === 0) {
    return (
      <div className="pr-empty">
        <p className="pr-empty-title">{t('received.none')}</p>
        <p>{t('received.noneHelp')}</p>
      </div>
    );
  }
  return (
    <>
      {byRequest(data).map((group) => {
        const first = group[0];
        if (first === undefined) return null;
        const mayChoose = first.requestStatus === 'open' && !group.some(({ isSelected }) => isSelected);
        return (
          <section key={first.requestId} className="pr-group">
            <div className="pr-group-head">
              <h2>{first.requestTitle}</h2>
              {group.length > 1 && (
                <Link to={paths.proposals.href({ request: first.requestId })} className="button button-quiet">
                  {t('received.compare')}
                  <span className="visually-hidden"> – {first.requestTitle}</span>
                </Link>
              )}
            </div>
            <ul className="pr-cards">
              {ordered(group, 'ranking').map((proposal) => (
                <ReceivedCard key={proposal.id} proposal={proposal} mayChoose={mayChoose} />
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
