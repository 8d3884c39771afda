import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import type { PaymentState } from '@/types/payments';

const tones: Record<PaymentState, BadgeTone> = {
  created: 'info',
  submitting: 'info',
  awaiting_customer: 'info',
  unknown: 'warning',
  manual_review: 'error',
  succeeded: 'success',
  rejected: 'neutral',
  failed: 'neutral',
  expired: 'neutral',
  refunded: 'warning',
};

export function PaymentStateBadge({ state }: { state: PaymentState }) {
  const { t } = useTranslation('admin');
  return <Badge tone={tones[state]}>{t(`payments.state.${state}`)}</Badge>;
}
