import type { Proposal } from '@/types/marketplace';
import { isDeadlinePassed } from './deadline';

export const ORDERS = ['ranking', 'price', 'delay'] as const;

export type Order = (typeof ORDERS)[number];

/** Known values first, from the smallest; ties by what the server ranks higher. */
function byKnown(value: (proposal: Proposal) => number | null) {
  return (a: Proposal, b: Proposal): number => {
    const [x, y] = [value(a), value(b)];
    if (x === y) return b.rankingScore - a.rankingScore;
    if (x === null) return 1;
    if (y === null) return -1;
    return x - y;
  };
}

/** Days, where the text said any. */
export function knownDays({ timelineDays }: Pick<Proposal, 'timelineDays'>): number | null {
  return timelineDays > 0 ? timelineDays : null;
}

const comparers: Record<Order, (a: Proposal, b: Proposal) => number> = {
  ranking: (a, b) => b.rankingScore - a.rankingScore,
  price: byKnown((proposal) => proposal.priceAmount),
  delay: byKnown(knownDays),
};

/** The selected one first, then those still to decide on, each in the chosen order. */
export function ordered(proposals: readonly Proposal[], order: Order): Proposal[] {
  const place = ({ status }: Proposal) => ['accepted', 'pending', 'rejected', 'withdrawn'].indexOf(status);
  return proposals.toSorted((a, b) => place(a) - place(b) || comparers[order](a, b) || a.id - b.id);
}

/** What can still be compared and chosen. */
export function comparable(proposals: readonly Proposal[]): Proposal[] {
  return proposals.filter(({ status }) => status === 'pending' || status === 'accepted');
}

export interface Best {
  price: number | null;
  days: number | null;
  rating: number | null;
}

/** The best figure of each row; none where all are alike, since then nothing is best. */
export function bestOf(proposals: readonly Proposal[]): Best {
  const known = (values: (number | null)[]) => values.filter((value) => value !== null);
  const differ = (values: number[]) => new Set(values).size > 1;
  const prices = known(proposals.map(({ priceAmount }) => priceAmount));
  const days = known(proposals.map(knownDays));
  const ratings = known(proposals.map(({ ratingMean }) => ratingMean));
  return {
    price: differ(prices) ? Math.min(...prices) : null,
    days: differ(days) ? Math.min(...days) : null,
    rating: differ(ratings) ? Math.max(...ratings) : null,
  };
}

/** Rating is offered for the selected proposal, once, after its deadline (product.md §4). */
export function mayRate(proposal: Proposal, now: number): boolean {
  if (!proposal.isSelected || proposal.ratingId !== null) return false;
  return proposal.canRate || (proposal.requestStatus === 'assigned' && isDeadlinePassed(proposal, now));
}
