import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Proposal } from '@/types/marketplace';
import { comparable, ordered, ORDERS, type Order } from '../model/compare';
import { Comparison } from './Comparison';
import { ReceivedCard } from './ReceivedCard';

const VIEWS = ['list', 'compare'] as const;

type View = (typeof VIEWS)[number];

/** The proposals of one request: as cards, or side by side. */
export function RequestProposals({ proposals }: { proposals: readonly Proposal[] }) {
  const { t } = useTranslation('proposals');
  const id = useId();
  const [view, setView] = useState<View>('list');
  const [order, setOrder] = useState<Order>('ranking');
  const sorted = ordered(proposals, order);
  const compared = comparable(sorted);
  const mayChoose = !proposals.some(({ isSelected }) => isSelected) && proposals[0]?.requestStatus === 'open';
  const mayCompare = compared.length > 1;
  return (
    <>
      {proposals.length > 1 && (
        <div className="pr-tools">
          {mayCompare && (
            <div className="segmented" role="group" aria-label={t('view.label')}>
              {VIEWS.map((each) => (
                <button key={each} type="button" aria-pressed={view === each} onClick={() => setView(each)}>
                  {t(`view.${each}`)}
                </button>
              ))}
            </div>
          )}
          <div className="pr-order">
            <label htmlFor={`${id}-order`}>{t('order.label')}</label>
            <select
              id={`${id}-order`}
              value={order}
              onChange={(event) => setOrder(ORDERS.find((each) => each === event.target.value) ?? 'ranking')}
            >
              {ORDERS.map((each) => (
                <option key={each} value={each}>
                  {t(`order.${each}`)}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      {mayCompare && view === 'compare' ? (
        <Comparison proposals={compared} mayChoose={mayChoose} />
      ) : (
        <ul className="pr-cards">
          {sorted.map((proposal) => (
            <ReceivedCard key={proposal.id} proposal={proposal} mayChoose={mayChoose} />
          ))}
        </ul>
      )}
    </>
  );
}
