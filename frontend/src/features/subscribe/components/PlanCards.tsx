import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { formatFcfa } from '@/lib/format/format';
import type { PlanOption } from '@/types/payments';

/** The plans as radio buttons that look like cards. */
export function PlanCards({ plans }: { plans: PlanOption[] }) {
  const { t, i18n } = useTranslation('subscribe');
  const [field] = useField<string>('plan');
  return (
    <fieldset className="sub-group">
      <legend>{t('form.plan')}</legend>
      <div className="sub-plans">
        {plans.map(({ plan, amount, regularAmount, months }) => {
          const saved = regularAmount - amount;
          return (
            <label key={plan} className="sub-plan">
              <input
                type="radio"
                name="plan"
                value={plan}
                checked={field.value === plan}
                onChange={field.onChange}
              />
              <span className="sub-plan-name">{t(`plans.${plan}`)}</span>
              <span className="sub-plan-price">{formatFcfa(amount, i18n.language)}</span>
              <span className="muted">
                {months === 1
                  ? t('plans.perMonth')
                  : t('plans.perMonthFor', { amount: formatFcfa(amount / months, i18n.language) })}
              </span>
              {saved > 0 && (
                <span className="sub-plan-saved">
                  <s>{formatFcfa(regularAmount, i18n.language)}</s>{' '}
                  {t('plans.saved', {
                    percent: Math.round((saved / regularAmount) * 100),
                    amount: formatFcfa(saved, i18n.language),
                  })}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
