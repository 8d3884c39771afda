import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatFcfa } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { PaymentOptions } from '@/types/payments';
import { Features } from './components/Features';
import { TestNotice } from './components/TestNotice';
import './subscribe.css';

/** On the dashboard of whoever has no Premium: what it is, what it costs, how it is paid. Prices are the server's. */
export default function PremiumCard() {
  const { t, i18n } = useTranslation('subscribe');
  const { data } = useApi<PaymentOptions>('/api/payment-options');
  if (!data || data.methods.length === 0) return null;
  const prices = data.plans.map(({ plan, amount }) =>
    t('card.price', { plan: t(`plans.${plan}`), amount: formatFcfa(amount, i18n.language) }),
  );
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  const methods = data.methods.map(({ paymentMethod }) => t(`methods.${paymentMethod}`));
  return (
    <section className="sub-card" aria-labelledby="sub-card-title">
      <h2 id="sub-card-title">{t('card.title')}</h2>
      <Features />
      {prices.map((price) => (
        <p key={price} className="sub-card-prices">
          {price}
        </p>
      ))}
      <p className="muted">{t('card.by', { methods: list.format(methods) })}</p>
      {data.isTest && <TestNotice phonePage={null} />}
      <Link to={paths.subscribe.href()} className="button button-primary">
        {t('card.go')}
      </Link>
    </section>
  );
}
