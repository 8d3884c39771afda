import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { formatDateTime } from '@/lib/format/format';
import { formatMoney } from '@/lib/format/money';
import type { Payment, PaymentStatus } from '@/types/payments';

const tones: Record<PaymentStatus, BadgeTone> = {
  pending: 'info',
  succeeded: 'success',
  failed: 'error',
  expired: 'warning',
};

interface Props {
  payments: Payment[];
  onOpen: (payment: Payment) => void;
}

/** One's own payments, the newest first. */
export function History({ payments, onOpen }: Props) {
  const { t, i18n } = useTranslation('subscribe');
  if (payments.length === 0) return <p className="muted">{t('history.none')}</p>;
  return (
    <ul className="sub-history">
      {payments.map((payment) => {
        const { id, status, plan, paymentMethod, createdAt, isTest, isRefunded, hasReceipt } = payment;
        return (
          <li key={id}>
            <div className="sub-history-head">
              <strong>
                {t(`plans.${plan}`)} · {formatMoney(payment.amount, payment.currency, i18n.language)}
              </strong>
              <span className="sub-badges">
                <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
                {isRefunded && <Badge tone="warning">{t('status.refunded')}</Badge>}
                {isTest && <Badge tone="warning">{t('status.test')}</Badge>}
              </span>
            </div>
            <p className="muted">
              {t(`methods.${paymentMethod}`)} · {payment.phoneNumber} ·{' '}
              <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
            </p>
            {payment.message !== null && <p>{payment.message}</p>}
            {(status === 'pending' || hasReceipt) && (
              <div className="sub-actions">
                {status === 'pending' && (
                  <button type="button" className="button button-quiet" onClick={() => onOpen(payment)}>
                    {t('history.follow')}
                  </button>
                )}
                {hasReceipt && (
                  <a
                    className="button button-quiet"
                    href={`/api/payments/${id}/receipt`}
                    download
                    aria-label={t('history.receiptOf', { id })}
                  >
                    {t('panel.receipt')}
                  </a>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
