import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckIcon, InfoIcon, WarningIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { Badge } from '@/components/requests/Badge';
import { formatDate } from '@/lib/format/format';
import { formatMoney } from '@/lib/format/money';
import type { Payment } from '@/types/payments';
import type { ServerClock } from '../model/serverClock';
import { Countdown } from './Countdown';
import { Resend } from './Resend';

interface Props {
  payment: Payment;
  clock: ServerClock;
  /** Plays the payer's phone, in test mode. */
  phonePage: string | null;
  onRetry: () => void;
}

/** How a payment stands, and what to do now. */
export function PaymentPanel({ payment, clock, phonePage, onRetry }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = payment;
  // What has just been started or has ended is where the person is.
  useEffect(() => heading.current?.focus(), [status]);
  if (status === 'pending')
    return <Pending payment={payment} clock={clock} phonePage={phonePage} heading={heading} />;
  return status === 'succeeded' ? (
    <Succeeded payment={payment} heading={heading} />
  ) : (
    <Failed payment={payment} heading={heading} onRetry={onRetry} />
  );
}

type Heading = React.RefObject<HTMLHeadingElement | null>;

/** What is paid for, with what, and whether it is real money. */
function About({ payment }: { payment: Payment }) {
  const { t, i18n } = useTranslation('subscribe');
  const { plan, amount, currency, paymentMethod, isTest } = payment;
  return (
    <p className="sub-about">
      <span>
        {t(`plans.${plan}`)} · {formatMoney(amount, currency, i18n.language)} ·{' '}
        {t(`methods.${paymentMethod}`)}
      </span>{' '}
      {isTest && <Badge tone="warning">{t('status.test')}</Badge>}
    </p>
  );
}

function Pending({
  payment,
  clock,
  phonePage,
  heading,
}: {
  payment: Payment;
  clock: ServerClock;
  phonePage: string | null;
  heading: Heading;
}) {
  const { t, i18n } = useTranslation('subscribe');
  const { step, paymentMethod, paymentUrl, expiresAt, dial, message, phoneNumber } = payment;
  const amount = formatMoney(payment.amount, payment.currency, i18n.language);
  const method = t(`methods.${paymentMethod}`);
  const isReview = step === 'review';
  return (
    <section className="sub-panel" aria-labelledby="sub-panel-title">
      <h2 id="sub-panel-title" ref={heading} tabIndex={-1}>
        {isReview ? t('panel.reviewTitle') : t(`panel.${step ?? 'sending'}Title`)}
      </h2>
      <About payment={payment} />
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
      {!isReview && expiresAt !== null && (
        <Countdown from={payment.askedAt ?? payment.createdAt} until={expiresAt} clock={clock} />
      )}
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
      <About payment={payment} />
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
      <About payment={payment} />
      <p>{payment.message ?? t('panel.failedText')}</p>
      <button type="button" className="button button-primary" onClick={onRetry}>
        {t('panel.retry')}
      </button>
    </section>
  );
}
