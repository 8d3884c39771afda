import { useTranslation } from 'react-i18next';
import { RatingSummary } from '@/components/requests/RatingSummary';
import { formatDate, formatFcfa } from '@/lib/format/format';
import type { Proposal } from '@/types/marketplace';
import { knownDays } from '../model/compare';
import { charactersOf, numbersIn } from '../model/scan';

/** The price as it was written, with the amount read in it where that says more. */
export function PriceText({ proposal }: { proposal: Proposal }) {
  const { t, i18n } = useTranslation('proposals');
  const { price, priceAmount } = proposal;
  if (price === null || price === '') return <>{t('facts.noPrice')}</>;
  const amount = priceAmount === null ? null : formatFcfa(priceAmount, i18n.language);
  const digits = (text: string) => text.replace(/\D/g, '');
  if (amount === null || digits(amount) === digits(price)) return <>{amount ?? price}</>;
  return (
    <>
      {price} <span className="muted">({amount})</span>
    </>
  );
}

/** The delay as it was written, with the days counted in it where that says more. */
export function TimelineText({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation('proposals');
  const { timeline } = proposal;
  const days = knownDays(proposal);
  if (timeline === null || timeline === '') return <>{t('facts.noTimeline')}</>;
  const isSaid = numbersIn(charactersOf(timeline)).some(
    ({ thousandths }) => thousandths === (days ?? 0) * 1_000,
  );
  return (
    <>
      {timeline}
      {days !== null && !isSaid && <span className="muted"> ({t('facts.days', { count: days })})</span>}
    </>
  );
}

/** The date the work is due, counted from the day of the proposal. */
export function DeadlineText({ proposal }: { proposal: Proposal }) {
  const { t, i18n } = useTranslation('proposals');
  if (knownDays(proposal) === null) return <>{t('facts.noDeadline')}</>;
  return <>{formatDate(proposal.deadline, i18n.language)}</>;
}

/** What a proposal offers, in figures. */
export function ProposalFacts({ proposal, withRating }: { proposal: Proposal; withRating: boolean }) {
  const { t } = useTranslation('proposals');
  return (
    <dl className="pr-facts">
      <div>
        <dt>{t('facts.price')}</dt>
        <dd>
          <PriceText proposal={proposal} />
        </dd>
      </div>
      <div>
        <dt>{t('facts.timeline')}</dt>
        <dd>
          <TimelineText proposal={proposal} />
        </dd>
      </div>
      <div>
        <dt>{t('facts.deadline')}</dt>
        <dd>
          <DeadlineText proposal={proposal} />
        </dd>
      </div>
      {withRating && (
        <div>
          <dt>{t('facts.rating')}</dt>
          <dd>
            <RatingSummary mean={proposal.ratingMean} count={proposal.ratingCount} />
          </dd>
        </div>
      )}
    </dl>
  );
}
