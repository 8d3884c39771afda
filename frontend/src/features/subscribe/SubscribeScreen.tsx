import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { CheckIcon } from '@/components/icons';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { User } from '@/types/api';
import type { Payment, PaymentOptions } from '@/types/payments';
import { Features } from './components/Features';
import { History } from './components/History';
import { PayForm } from './components/PayForm';
import { PaymentPanel } from './components/PaymentPanel';
import { TestNotice } from './components/TestNotice';
import { usePayment } from './hooks/usePayment';
import type { PayValues } from './model/payForm';
import './subscribe.css';

function Standing({ user }: { user: User }) {
  const { t, i18n } = useTranslation('subscribe');
  if (!user.isPremium) return null;
  return (
    <p className="notice sub-standing">
      <CheckIcon />
      <span>
        {user.premiumUntil === null
          ? t('standing.forGood')
          : t('standing.until', { date: formatDate(user.premiumUntil, i18n.language) })}
      </span>
    </p>
  );
}

function idOf(text: string | null): number | null {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The payment that is followed, or the form; then the history. The payment's id stands in the address: it survives a closed page. */
function Purchase({ user, options }: { user: User; options: PaymentOptions }) {
  const { t } = useTranslation('subscribe');
  const [query, setQuery] = useSearchParams();
  const [initial, setInitial] = useState<Partial<PayValues>>({});
  const refresh = useRefresh();
  const id = idOf(query.get('payment')) ?? options.openPaymentId;
  const payment = usePayment(id, t('panel.changed'));
  const history = useApi<Payment[]>('/api/payments');
  const follow = (next: number) => setQuery({ payment: `${next}` });
  const started = (made: Payment) => {
    follow(made.id);
    void refresh('/api/payments', '/api/payment-options');
  };
  const again = () => {
    if (payment.data) {
      const { plan, paymentMethod } = payment.data;
      setInitial({ plan, paymentMethod });
    }
    setQuery({});
    void refresh('/api/payment-options');
  };
  const isUnlimited = user.isPremium && user.premiumUntil === null;
  return (
    <>
      {id !== null && payment.error && !payment.data && (
        <ApiErrorAlert error={payment.error} onRetry={() => void payment.mutate()} />
      )}
      {id !== null && !payment.data && !payment.error && <PageSkeleton cards={1} />}
      {id !== null && payment.data && (
        <PaymentPanel payment={payment.data} phonePage={options.phonePage} onRetry={again} />
      )}
      {id === null && !isUnlimited && options.methods.length > 0 && (
        <PayForm options={options} initial={initial} onStarted={started} />
      )}
      {id === null && options.methods.length === 0 && (
        <p className="notice" role="status">
          {t('off')}
        </p>
      )}
      {id !== null && payment.data?.status === 'succeeded' && !isUnlimited && (
        <p>
          <button type="button" className="button button-quiet" onClick={again}>
            {t('panel.extend')}
          </button>
        </p>
      )}
      <section aria-labelledby="sub-history-title" className="sub-section">
        <h2 id="sub-history-title">{t('history.title')}</h2>
        {history.error && !history.data && (
          <ApiErrorAlert error={history.error} onRetry={() => void history.mutate()} />
        )}
        {history.data && <History payments={history.data} onOpen={(one) => follow(one.id)} />}
        {!history.data && !history.error && <PageSkeleton cards={1} />}
      </section>
    </>
  );
}

/** `/subscribe`: Premium by Orange Money and MTN MoMo. */
export function SubscribeScreen() {
  const { t } = useTranslation('subscribe');
  const user = useCurrentUser();
  const isAdmin = user.role === 'admin';
  const options = useApi<PaymentOptions>(isAdmin ? null : '/api/payment-options');
  usePageTitle(t('title'));
  return (
    <div className="page sub">
      <h1>{t('title')}</h1>
      <p className="sub-lead">{t('lead')}</p>
      {isAdmin ? (
        <p className="notice">{t('adminOnly')}</p>
      ) : (
        <>
          {options.data?.isTest && <TestNotice phonePage={options.data.phonePage} />}
          <Standing user={user} />
          <Features />
          {options.error && !options.data && (
            <ApiErrorAlert error={options.error} onRetry={() => void options.mutate()} />
          )}
          {!options.data && !options.error && <PageSkeleton cards={2} />}
          {options.data && <Purchase user={user} options={options.data} />}
        </>
      )}
    </div>
  );
}
