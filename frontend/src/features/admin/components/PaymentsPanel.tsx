import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { formatDateTime, formatFcfa } from '@/lib/format/format';
import { PAYMENT_STATES, type AdminPayment, type PaymentState } from '@/types/payments';
import { useList } from '../hooks/useList';
import { ChoiceFilter, Filters, SearchFilter } from './Filters';
import { ListFrame } from './ListFrame';
import { PaymentBooks } from './PaymentBooks';
import { PaymentDialog } from './PaymentDialog';

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

function PaymentRow({ payment, onOpen }: { payment: AdminPayment; onOpen: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const { id, state, amount, plan, paymentMethod, userName, createdAt, isTest, transactionId } = payment;
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>
          {formatFcfa(amount, i18n.language)} · {t(`payments.plan.${plan}`)}
        </strong>
        <ul className="badges">
          <li>
            <Badge tone={tones[state]}>{t(`payments.state.${state}`)}</Badge>
          </li>
          {isTest && (
            <li>
              <Badge tone="warning">{t('payments.test')}</Badge>
            </li>
          )}
        </ul>
      </div>
      <p>
        {userName ?? t('audit.gone')} · {t(`payments.method.${paymentMethod}`)} ·{' '}
        <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time>
      </p>
      <p className="ad-excerpt">{transactionId}</p>
      <div className="ad-row-actions">
        <button
          type="button"
          className="button button-quiet"
          onClick={onOpen}
          aria-label={t('payments.openThis', { id })}
        >
          {t('payments.open')}
        </button>
      </div>
    </li>
  );
}

/** Payments of everybody; what waits for a decision is first to be filtered for. */
export function PaymentsPanel() {
  const { t } = useTranslation('admin');
  const list = useList<AdminPayment>('/api/admin/payments', ['status', 'q']);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section>
      <h2>{t('payments.title')}</h2>
      <p className="muted">{t('payments.intro')}</p>
      <Filters>
        <ChoiceFilter
          label={t('payments.filter')}
          value={list.filters.status ?? ''}
          options={[
            ['', t('payments.all')],
            ...PAYMENT_STATES.map((state) => [state, t(`payments.state.${state}`)] as const),
          ]}
          onChange={(status) => list.filter('status', status)}
        />
        <SearchFilter label={t('payments.search')} value={list.text} onChange={list.setText} />
      </Filters>
      <ListFrame
        list={list}
        label={t('payments.title')}
        found={(count) => t('payments.found', { count })}
        none={t(list.isFiltered ? 'payments.noneFound' : 'payments.none')}
      >
        {(items) =>
          items.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} onOpen={() => setOpened(payment.id)} />
          ))
        }
      </ListFrame>
      <PaymentBooks />
      {opened !== null && <PaymentDialog id={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
