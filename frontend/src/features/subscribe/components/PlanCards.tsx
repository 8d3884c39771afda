import { useField } from 'formik';
import { useTranslation } from 'react-i18next';
import { formatFcfa } from '@/lib/format/format';
import type { PlanOption } from '@/types/payments';
import { PlanPrice } from './PlanPrice';

/** The plans as radio buttons that look like cards. */
export function PlanCards({ plans }: { plans: PlanOption[] }) {
  const { t, i18n } = useTranslation('subscribe');
  const [field] = useField<string>('plan');
  return (
    <fieldset className="sub-group">
      <legend>{t('form.plan')}</legend>
      <div className="sub-plans">
        {plans.map((each) => {
          const { plan, amount, months } = each;
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
              <PlanPrice plan={each} />
              <span className="muted">
                {months === 1
                  ? t('plans.perMonth')
                  : t('plans.perMonthFor', { amount: formatFcfa(amount / months, i18n.language) })}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
