import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WarningIcon } from '@/components/icons';
import { Badge } from '@/components/requests/Badge';
import { formatDateTime } from '@/lib/format/format';
import { formatMoney } from '@/lib/format/money';
import { useApi } from '@/lib/swr/useApi';
import { PAYMENT_STATES, type AdminPayment, type PaymentBooks as Books } from '@/types/payments';
import { useList } from '../hooks/useList';
import { ChoiceFilter, Filters, SearchFilter } from './Filters';
import { ListFrame } from './ListFrame';
import { PaymentBooks } from './PaymentBooks';
import { PaymentDialog } from './PaymentDialog';
import { PaymentStateBadge } from './PaymentStateBadge';

function PaymentRow({ payment, onOpen }: { payment: AdminPayment; onOpen: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const { id, amount, currency, plan, paymentMethod, userName, createdAt, isTest } = payment;
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>
          {formatMoney(amount, currency, i18n.language)} · {t(`payments.plan.${plan}`)}
        </strong>
        <ul className="badges">
          <li>
            <PaymentStateBadge state={payment.state} />
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
      <p className="ad-reference">{payment.transactionId}</p>
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

/** How many wait for two administrators, as long as the list shows others too. */
function ToDecide({ onShow }: { onShow: () => void }) {
  const { t } = useTranslation('admin');
  const { data } = useApi<Books>('/api/admin/payments/books');
  const count = data?.states.find(({ state }) => state === 'manual_review')?.count ?? 0;
  if (count === 0) return null;
  return (
    <div className="notice ad-waits">
      <WarningIcon />
      <p>{t('payments.toDecide', { count })}</p>
      <button type="button" className="button button-outlined" onClick={onShow}>
        {t('payments.showThese')}
      </button>
    </div>
  );
}

/** Payments of everybody; what waits for a decision is said first. */
export function PaymentsPanel() {
  const { t } = useTranslation('admin');
  const list = useList<AdminPayment>('/api/admin/payments', ['status', 'q']);
  const [opened, setOpened] = useState<number | null>(null);
  return (
    <section>
      <h2>{t('payments.title')}</h2>
      <p className="muted">{t('payments.intro')}</p>
      {list.filters.status !== 'manual_review' && (
        <ToDecide onShow={() => list.filter('status', 'manual_review')} />
      )}
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
      <PaymentBooks onOpen={setOpened} />
      {opened !== null && <PaymentDialog id={opened} onClose={() => setOpened(null)} />}
    </section>
  );
}
