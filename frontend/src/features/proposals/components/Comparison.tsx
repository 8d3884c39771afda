import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { RatingSummary } from '@/components/requests/RatingSummary';
import { VerifiedBadge } from '@/components/requests/VerifiedBadge';
import { paths } from '@/config/paths';
import type { Proposal } from '@/types/marketplace';
import { bestOf, knownDays } from '../model/compare';
import { ProposalActions } from './ProposalActions';
import { ProposalBadges } from './ProposalBadges';
import { DeadlineText, PriceText, TimelineText } from './ProposalFacts';
import { proposalPlace } from './ReceivedCard';

interface Props {
  proposals: Proposal[];
  mayChoose: boolean;
}

interface Row {
  name: string;
  cell: (proposal: Proposal) => ReactNode;
}

/** The proposals side by side, a line for each thing that counts; the best figure of a line is said in words. */
export function Comparison({ proposals, mayChoose }: Props) {
  const { t } = useTranslation(['proposals', 'common']);
  const id = useId();
  const best = bestOf(proposals);
  const mark = (isBest: boolean, word: string) => isBest && <span className="pr-best">{word}</span>;
  const rows: Row[] = [
    {
      name: t('facts.price'),
      cell: (proposal) => (
        <>
          <PriceText proposal={proposal} />
          {mark(best.price !== null && proposal.priceAmount === best.price, t('compare.cheapest'))}
        </>
      ),
    },
    {
      name: t('facts.timeline'),
      cell: (proposal) => (
        <>
          <TimelineText proposal={proposal} />
          {mark(best.days !== null && knownDays(proposal) === best.days, t('compare.fastest'))}
        </>
      ),
    },
    { name: t('facts.deadline'), cell: (proposal) => <DeadlineText proposal={proposal} /> },
    {
      name: t('facts.rating'),
      cell: (proposal) => (
        <>
          <RatingSummary mean={proposal.ratingMean} count={proposal.ratingCount} />
          {mark(best.rating !== null && proposal.ratingMean === best.rating, t('compare.best'))}
        </>
      ),
    },
    { name: t('compare.verified'), cell: (proposal) => <VerifiedBadge isVerified={proposal.isVerified} /> },
    { name: t('compare.where'), cell: (proposal) => proposal.city ?? t('compare.unknown') },
    { name: t('compare.state'), cell: (proposal) => <ProposalBadges proposal={proposal} /> },
  ];
  return (
    // It scrolls sideways by itself: the keyboard must reach it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="pr-compare" role="region" aria-labelledby={`${id}-caption`} tabIndex={0}>
      <table>
        <caption id={`${id}-caption`} className="visually-hidden">
          {t('compare.caption', { count: proposals.length })}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.what')}</span>
            </th>
            {proposals.map((proposal) => (
              <th key={proposal.id} scope="col" id={proposalPlace(proposal.id)} tabIndex={-1}>
                <Link to={paths.professional.href(proposal.professionalId)} className="pr-compare-name">
                  {proposal.professionalName}
                </Link>
                <span className="muted">
                  {proposal.specialty ?? t(`common:roles.${proposal.professionalRole}`)}
                </span>
                <span className="pr-compare-title">{proposal.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {proposals.map((proposal) => (
                <td key={proposal.id}>{row.cell(proposal)}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('compare.choice')}</th>
            {proposals.map((proposal) => (
              <td key={proposal.id}>
                <ProposalActions
                  proposal={proposal}
                  mayChoose={mayChoose}
                  placeId={proposalPlace(proposal.id)}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
