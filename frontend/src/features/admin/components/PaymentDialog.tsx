import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { TestMode } from '@/components/money/TestMode';
import { formatDateTime } from '@/lib/format/format';
import { formatMoney } from '@/lib/format/money';
import { http } from '@/lib/http/client';
import { useCurrentUser } from '@/lib/session/useSession';
import type { AdminPaymentDetail } from '@/types/payments';
import { useAdminAction } from '../hooks/useAdminAction';
import { accountKey } from '../model/accountKey';
import { PaymentDecisionForm } from './PaymentDecisionForm';
import { PaymentEvents } from './PaymentEvents';
import { PaymentStateBadge } from './PaymentStateBadge';

/** One payment with everything that happened to it. That it was opened leaves a trace. */
export function PaymentDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const [detail, setDetail] = useState<AdminPaymentDetail | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    http
      .post<AdminPaymentDetail>(`/api/admin/payments/${id}/open`, undefined, { signal: stop.signal })
      .then((found) => {
        setDetail(found);
        setFailure(null);
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure(error);
      });
    return () => stop.abort();
  }, [id, turn]);
  const again = () => setTurn((n) => n + 1);
  return (
    <ModalDialog title={t('payments.dialogTitle', { id })} size="wide" onClose={onClose}>
      {(close) => (
        <>
          {failure !== null && <ApiErrorAlert error={failure} onRetry={again} />}
          {detail === null && failure === null && <TextSkeleton lines={5} />}
          {detail !== null && <Detail detail={detail} onChanged={again} />}
          <div className="modal-actions">
            <button type="button" className="button button-quiet" onClick={close}>
              {t('payments.close')}
            </button>
          </div>
        </>
      )}
    </ModalDialog>
  );
}

function Detail({ detail, onChanged }: { detail: AdminPaymentDetail; onChanged: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const { busy, run } = useAdminAction();
  const money = (amount: number, currency: string) => formatMoney(amount, currency, i18n.language);
  const at = (instant: string) => formatDateTime(instant, i18n.language);
  const check = async () => {
    if (await run(() => http.post(`/api/admin/payments/${detail.id}/check`), 'admin:toast.paymentAsked'))
      onChanged();
  };
  const facts = [
    [t('payments.facts.who'), detail.userName ?? t('audit.gone')],
    [t('payments.facts.method'), `${t(`payments.method.${detail.paymentMethod}`)} · ${detail.phoneNumber}`],
    [t('payments.facts.reference'), detail.transactionId],
    [t('payments.facts.external'), detail.externalReference ?? '–'],
    [t('payments.facts.code'), detail.providerCode ?? '–'],
    [t('payments.facts.checks'), `${detail.checks}`],
    [t('payments.facts.next'), detail.nextCheckAt === null ? '–' : at(detail.nextCheckAt)],
    [t('payments.facts.callbacks'), `${detail.callbacks} / ${detail.callbackCopies}`],
  ] as const;
  return (
    <>
      {detail.isTest && <TestMode>{t('payments.testText')}</TestMode>}
      <div className="ad-row-head ad-payment">
        <p>
          <strong>{money(detail.amount, detail.currency)}</strong> {t(`payments.plan.${detail.plan}`)}
        </p>
        <PaymentStateBadge state={detail.state} />
      </div>
      {detail.message !== null && <p className="notice">{detail.message}</p>}
      <dl className="ad-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void check()}>
          {t('payments.check')}
        </button>
      </p>
      <Decisions detail={detail} onChanged={onChanged} />
      <h3>{t('payments.ledger')}</h3>
      {detail.ledger.length === 0 && <p className="muted">{t('payments.noLedger')}</p>}
      <ul className="ad-plain">
        {detail.ledger.map((entry, n) => (
          // Entries are only ever added.
          <li key={n}>
            {t(`payments.entry.${entry.kind as 'sale'}`)} · {money(entry.amount, entry.currency)} ·{' '}
            {t(accountKey(entry.credit))} → {t(accountKey(entry.debit))}
          </li>
        ))}
      </ul>
      <h3>{t('payments.events')}</h3>
      <PaymentEvents events={detail.events} />
    </>
  );
}

function Decisions({ detail, onChanged }: { detail: AdminPaymentDetail; onChanged: () => void }) {
  const { t, i18n } = useTranslation('admin');
  const user = useCurrentUser();
  const { busy, run } = useAdminAction();
  const waiting = detail.decisions.find(({ status }) => status === 'proposed');
  const path = `/api/admin/payments/${detail.id}/decision`;
  const confirm = async () => {
    if (await run(() => http.post(`${path}/confirm`), 'admin:toast.paymentDecided')) onChanged();
  };
  const withdraw = async () => {
    if (await run(() => http.delete(path), 'admin:toast.paymentWithdrawn')) onChanged();
  };
  const past = detail.decisions.filter(({ status }) => status !== 'proposed');
  return (
    <>
      {waiting && (
        <div className="notice ad-decision" role="group" aria-label={t('payments.waiting')}>
          <p>
            <strong>{t(`payments.decision.${waiting.decision}`)}</strong> · {waiting.note}
          </p>
          <p className="muted">
            {t(waiting.proposedBy === user.id ? 'payments.needsOther' : 'payments.needsYou')} ·{' '}
            {formatDateTime(waiting.proposedAt, i18n.language)}
          </p>
          <div className="ad-row-actions">
            {waiting.proposedBy !== user.id && (
              <button
                type="button"
                className="button button-primary"
                disabled={busy}
                onClick={() => void confirm()}
              >
                {t('payments.confirm')}
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              onClick={() => void withdraw()}
            >
              {t('payments.withdraw')}
            </button>
          </div>
        </div>
      )}
      {!waiting && (detail.state === 'manual_review' || detail.state === 'succeeded') && (
        <PaymentDecisionForm payment={detail} onDone={onChanged} />
      )}
      {past.length > 0 && (
        <ul className="ad-plain">
          {past.map((decision) => (
            <li key={decision.id}>
              {t(`payments.decision.${decision.decision}`)} ·{' '}
              {t(`payments.decisionStatus.${decision.status}`)} · {decision.note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
