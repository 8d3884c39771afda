import { useTranslation } from 'react-i18next';
import { formatFcfa } from '@/lib/format/format';
import type { PlanOption } from '@/types/payments';

/** What a plan costs, and what the same time would cost month by month where that is more. */
export function PlanPrice({ plan }: { plan: PlanOption }) {
  const { t, i18n } = useTranslation('subscribe');
  const { amount, regularAmount } = plan;
  const saved = regularAmount - amount;
  const money = (francs: number) => formatFcfa(francs, i18n.language);
  return (
    <>
      <span className="sub-price">
        <strong>{money(amount)}</strong>
        {saved > 0 && (
          <>
            {' '}
            {/* That it is struck through is not read out. */}
            <span className="visually-hidden">{t('plans.insteadOf')} </span>
            <s>{money(regularAmount)}</s>
          </>
        )}
      </span>
      {saved > 0 && (
        <span className="sub-saved">
          {t('plans.saved', { percent: Math.round((saved / regularAmount) * 100), amount: money(saved) })}
        </span>
      )}
    </>
  );
}
