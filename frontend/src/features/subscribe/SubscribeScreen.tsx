import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { CheckIcon, InfoIcon } from '@/components/icons';
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
import { Withdrawal } from './components/Withdrawal';
import { usePayment } from './hooks/usePayment';
import type { PayValues } from './model/payForm';
import './subscribe.css';

function Standing({ user }: { user: User }) {
  const { t, i18n } = useTranslation('subscribe');
  if (!user.isPremium) return null;
  return (
    <div className="notice sub-standing">
      <CheckIcon />
      <p>
        {user.premiumUntil === null
          ? t('standing.forGood')
          : t('standing.until', { date: formatDate(user.premiumUntil, i18n.language) })}
      </p>
    </div>
  );
}

function idOf(text: string | null): number | null {
  const id = Number(text ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/**
 * Which payment the page follows: the one that the address names, else the one that is still open. It stands in the
 * address, so it survives a closed page; an address that names none of one's own leaves the page as it is without.
 */
function useFollowed(open: number | null) {
  const { t } = useTranslation('subscribe');
  const [query, setQuery] = useSearchParams();
  const [missing, setMissing] = useState<number | null>(null);
  const [own, setOwn] = useState<number | null>(null);
  const named = query.get('payment');
  const asked = idOf(named);
  const isUnknown = named !== null && (asked === null || asked === missing);
  const id = isUnknown ? open : (asked ?? open);
  const { payment, clock } = usePayment(id, t('panel.changed'));
  const isMissing = payment.error?.status === 404 && !payment.data;
  // One that was begun or chosen here is one's own, also where it cannot be read yet.
  if (isMissing && id === asked && asked !== own && asked !== missing) setMissing(asked);
  const follow = (next: number | null) => {
    setOwn(next);
    setQuery(next === null ? {} : { payment: `${next}` });
  };
  return { id, payment, clock, isUnknown, follow };
}

/** The payment that is followed, or the form; then the history. */
function Purchase({ user, options }: { user: User; options: PaymentOptions }) {
  const { t } = useTranslation('subscribe');
  const { id, payment, clock, isUnknown, follow } = useFollowed(options.openPaymentId);
  const [initial, setInitial] = useState<Partial<PayValues>>({});
  const refresh = useRefresh();
  const history = useApi<Payment[]>('/api/payments');
  const started = (made: Payment) => {
    follow(made.id);
    void refresh('/api/payments', '/api/payment-options');
  };
  const again = () => {
    if (payment.data) {
      const { plan, paymentMethod } = payment.data;
      setInitial({ plan, paymentMethod });
    }
    follow(null);
    void refresh('/api/payment-options');
  };
  const isUnlimited = user.isPremium && user.premiumUntil === null;
  return (
    <>
      {isUnknown && (
        <div className="notice" role="status">
          <InfoIcon />
          <p>{t('unknown')}</p>
        </div>
      )}
      {id !== null && payment.error && !payment.data && (
        <ApiErrorAlert error={payment.error} onRetry={() => void payment.mutate()} />
      )}
      {id !== null && !payment.data && !payment.error && <PageSkeleton cards={1} />}
      {id !== null && payment.data && (
        <PaymentPanel payment={payment.data} clock={clock} phonePage={options.phonePage} onRetry={again} />
      )}
      {id === null && <Features />}
      {id === null && !isUnlimited && options.methods.length > 0 && (
        <PayForm options={options} initial={initial} onStarted={started} />
      )}
      {id === null && !isUnlimited && options.methods.length === 0 && (
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
      <Withdrawal />
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
