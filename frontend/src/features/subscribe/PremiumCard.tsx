import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useApi } from '@/lib/swr/useApi';
import type { PaymentOptions } from '@/types/payments';
import { Features } from './components/Features';
import { PlanPrice } from './components/PlanPrice';
import { TestNotice } from './components/TestNotice';
import './subscribe.css';

/** On the dashboard of whoever has no Premium: what it is, what it costs, how it is paid. Prices are the server's. */
export default function PremiumCard() {
  const { t, i18n } = useTranslation('subscribe');
  const { data } = useApi<PaymentOptions>('/api/payment-options');
  if (!data || data.methods.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const methods = data.methods.map(({ paymentMethod }) => t(`methods.${paymentMethod}`));
  return (
    <section className="sub-card" aria-labelledby="sub-card-title">
      <h2 id="sub-card-title">{t('card.title')}</h2>
      <Features />
      <dl className="sub-card-prices">
        {data.plans.map((each) => (
          <div key={each.plan}>
            <dt>{t(`plans.${each.plan}`)}</dt>
            <dd>
              <PlanPrice plan={each} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t('card.by', { methods: list.format(methods) })}</p>
      {data.isTest && <TestNotice phonePage={null} />}
      <Link to={paths.subscribe.href()} className="button button-primary">
        {t('card.go')}
      </Link>
    </section>
  );
}
