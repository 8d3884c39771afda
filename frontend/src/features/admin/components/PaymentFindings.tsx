import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/requests/Badge';
import { formatMoney } from '@/lib/format/money';
import type { PaymentFinding } from '@/types/payments';

interface Props {
  findings: PaymentFinding[];
  /** Of amounts of comparisons that were made before each had its own. */
  currency: string | null;
  onOpen: (paymentId: number) => void;
}

/** What does not agree, each with the payment it is about. */
export function PaymentFindings({ findings, currency, onOpen }: Props) {
  const { t, i18n } = useTranslation('admin');
  return (
    <ul className="ad-list" aria-label={t('books.differences')}>
      {findings.map((finding, n) => {
        const { kind, reference, amount, paymentId } = finding;
        const isLine = kind === 'unreadable_line';
        const hasAmount = !isLine && kind !== 'premium_differs';
        return (
          // One transaction can be found more than once.
          <li key={n} className="ad-row ad-finding">
            <Badge tone={isLine || kind === 'unclear_status' ? 'neutral' : 'warning'}>
              {t(`books.finding.${kind}`)}
            </Badge>
            <span className="ad-finding-what">
              {isLine ? t('books.line', { line: reference }) : reference}
              {hasAmount && ` · ${formatMoney(amount, finding.currency ?? currency, i18n.language)}`}
            </span>
            {paymentId !== null && (
              <button type="button" className="button button-quiet" onClick={() => onOpen(paymentId)}>
                {t('payments.dialogTitle', { id: paymentId })}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
