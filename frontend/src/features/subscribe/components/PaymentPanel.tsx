import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { CheckIcon, InfoIcon, WarningIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate, formatFcfa } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Payment } from '@/types/payments';
import { Countdown } from './Countdown';

interface Props {
  payment: Payment;
  /** Plays the payer's phone, in test mode. */
  phonePage: string | null;
  onRetry: () => void;
}

/** How a payment stands, and what to do now. */
export function PaymentPanel({ payment, phonePage, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = payment;
  // What has just been started or has ended is where the person is.
  useEffect(() => heading.current?.focus(), [status]);
  if (status === 'pending') return <Pending payment={payment} phonePage={phonePage} heading={heading} />;
  return status === 'succeeded' ? (
    <Succeeded payment={payment} heading={heading} />
  ) : (
    <Failed payment={payment} heading={heading} onRetry={onRetry} />
  );
}

type Heading = React.RefObject<HTMLHeadingElement | null>;

function Pending({
  payment,
  phonePage,
  heading,
}: {
  payment: Payment;
  phonePage: string | null;
  heading: Heading;
}) {
  const { t, i18n } = useTranslation('subscribe');
  const { step, paymentMethod, paymentUrl, expiresAt, dial, message, phoneNumber } = payment;
  const amount = formatFcfa(payment.amount, i18n.language);
  const method = t(`methods.${paymentMethod}`);
  const isReview = step === 'review';
  return (
    <section className="sub-panel" aria-labelledby="sub-panel-title">
      <h2 id="sub-panel-title" ref={heading} tabIndex={-1}>
        {isReview ? t('panel.reviewTitle') : t(`panel.${step ?? 'sending'}Title`)}
      </h2>
      {!isReview && <span className="sub-pulse" aria-hidden="true" />}
      {message !== null && (
        <div className="notice">
          <InfoIcon />
          <p>{message}</p>
        </div>
      )}
      {!isReview && paymentUrl !== null && (
        <>
          <p>{t('panel.page', { method, amount })}</p>
          <p>
            <a className="button button-primary button-large" href={paymentUrl}>
              {t('panel.openPage', { method })}
            </a>
          </p>
        </>
      )}
      {!isReview && paymentUrl === null && (
        <ol className="sub-steps">
          <li>{t('panel.stepPhone', { phone: phoneNumber })}</li>
          <li>{t('panel.stepPin', { amount, method })}</li>
          {dial !== null && <li>{t('panel.stepDial', { dial })}</li>}
        </ol>
      )}
      {!isReview && expiresAt !== null && <Countdown until={expiresAt} from={payment.createdAt} />}
      {payment.canResend && !isReview && <Resend id={payment.id} />}
      {phonePage !== null && paymentUrl === null && !isReview && (
        <p>
          <a className="button button-outlined" href={phonePage} target="_blank" rel="noreferrer">
            {t('test.phone')}
          </a>
        </p>
      )}
      <p>
        <strong>{t('panel.doNotPayTwice')}</strong> {t('panel.leave')}
      </p>
    </section>
  );
}

function Resend({ id }: { id: number }) {
  const { t } = useTranslation('subscribe');
  const [busy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    try {
      await http.post(`/api/payments/${id}/resend`);
      showToast({ tone: 'success', title: { key: 'subscribe:toast.resent' } });
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'subscribe:toast.failed' },
        description: apiErrorMessage(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p>
      <button type="button" className="button button-quiet" disabled={busy} onClick={() => void resend()}>
        {t('panel.resend')}
      </button>
    </p>
  );
}

function Succeeded({ payment, heading }: { payment: Payment; heading: Heading }) {
  const { t, i18n } = useTranslation('subscribe');
  const { premiumUntil, hasReceipt, isRefunded, id } = payment;
  const active =
    premiumUntil === null
      ? t('panel.activeForGood')
      : t('panel.activeUntil', { date: formatDate(premiumUntil, i18n.language) });
  return (
    <section className="sub-panel sub-done" aria-labelledby="sub-panel-title">
      <h2 id="sub-panel-title" ref={heading} tabIndex={-1}>
        <CheckIcon size="1.4em" />
        {t(isRefunded ? 'panel.refundedTitle' : 'panel.succeededTitle')}
      </h2>
      <p>{isRefunded ? t('panel.refundedText') : active}</p>
      <div className="sub-actions">
        <Link to={paths.dashboard.href()} className="button button-primary">
          {t('panel.goOn')}
        </Link>
        {hasReceipt && (
          <a className="button button-outlined" href={`/api/payments/${id}/receipt`} download>
            {t('panel.receipt')}
          </a>
        )}
      </div>
      <p className="muted">{t('panel.receiptMailed')}</p>
    </section>
  );
}

function Failed({ payment, heading, onRetry }: { payment: Payment; heading: Heading; onRetry: () => void }) {
  const { t } = useTranslation('subscribe');
  return (
    <section className="sub-panel sub-failed" aria-labelledby="sub-panel-title">
      <h2 id="sub-panel-title" ref={heading} tabIndex={-1}>
        <WarningIcon size="1.4em" />
        {t(payment.status === 'expired' ? 'panel.expiredTitle' : 'panel.failedTitle')}
      </h2>
      <p>{payment.message ?? t('panel.failedText')}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {t('panel.retry')}
      </button>
    </section>
  );
}
