import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { formatDateTime, formatFcfa } from '@/lib/format/format';
import { upload } from '@/lib/http/upload';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import {
  PAYMENT_METHODS,
  type PaymentBooks as Books,
  type PaymentFinding,
  type PaymentMethod,
  type StatementResult,
} from '@/types/payments';
import { accountKey } from '../model/accountKey';

function Findings({ findings }: { findings: PaymentFinding[] }) {
  const { t, i18n } = useTranslation('admin');
  if (findings.length === 0) return <p>{t('books.agrees')}</p>;
  return (
    <ul className="ad-plain">
      {findings.map(({ kind, reference, amount, paymentId }) => (
        <li key={`${kind}-${reference}`}>
          <strong>{t(`books.finding.${kind}`)}</strong> : {reference}, {formatFcfa(amount, i18n.language)}
          {paymentId !== null && ` (${t('payments.dialogTitle', { id: paymentId })})`}
        </li>
      ))}
    </ul>
  );
}

/** Compares an operator's statement. It changes nothing: the operator is asked about what does not agree. */
function StatementForm() {
  const { t } = useTranslation('admin');
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const [method, setMethod] = useState<PaymentMethod>('mtn_momo');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [result, setResult] = useState<StatementResult | null>(null);
  const compare = async () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) {
      file.current?.focus();
      return;
    }
    setBusy(true);
    setFailure(null);
    setResult(null);
    try {
      const path = `/api/admin/payments/statements?paymentMethod=${method}`;
      setResult(await upload<StatementResult>(path, chosen));
      await refresh('/api/admin/payments');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className="ad-statement"
      onSubmit={(event) => {
        event.preventDefault();
        void compare();
      }}
    >
      <div className="ad-filters">
        <div>
          <label htmlFor={`${id}-method`}>{t('books.operator')}</label>
          <select
            id={`${id}-method`}
            value={method}
            onChange={(event) =>
              setMethod(PAYMENT_METHODS.find((each) => each === event.target.value) ?? 'mtn_momo')
            }
          >
            {PAYMENT_METHODS.map((each) => (
              <option key={each} value={each}>
                {t(`payments.method.${each}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-file`}>{t('books.file')}</label>
          <input id={`${id}-file`} ref={file} type="file" accept=".csv,text/csv" required />
        </div>
      </div>
      <button type="submit" className="button button-outlined" disabled={busy}>
        {t(busy ? 'books.comparing' : 'books.compare')}
      </button>
      {failure !== null && <ApiErrorAlert error={failure} field="file" />}
      <div role="status">
        {result !== null && (
          <>
            <p>{t('books.result', { lines: result.lines, matched: result.matched })}</p>
            <Findings findings={result.findings} />
          </>
        )}
      </div>
    </form>
  );
}

/** The accounts, what does not agree, and statements. */
export function PaymentBooks() {
  const { t, i18n } = useTranslation('admin');
  const books = useApi<Books>('/api/admin/payments/books');
  const { data, error } = books;
  return (
    <section className="ad-section" aria-labelledby="ad-books-title">
      <h2 id="ad-books-title">{t('books.title')}</h2>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void books.mutate()} />}
      {!data && !error && <TextSkeleton lines={4} />}
      {data && (
        <>
          {data.isTest && <p className="notice">{t('books.test')}</p>}
          {data.accounts.length === 0 && <p className="muted">{t('books.empty')}</p>}
          {data.accounts.length > 0 && (
            <div className="ad-figures">
              <table>
                <caption className="visually-hidden">{t('books.accounts')}</caption>
                <thead>
                  <tr>
                    <th scope="col">{t('books.account')}</th>
                    <th scope="col">{t('books.balance')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.accounts.map(({ account, currency, balance }) => (
                    <tr key={`${account}-${currency}`}>
                      <th scope="row">{t(accountKey(account))}</th>
                      <td>{formatFcfa(balance, i18n.language)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
          <h3>{t('books.now')}</h3>
          <Findings findings={data.findings} />
          <h3>{t('books.statement')}</h3>
          <p className="muted">{t('books.statementIntro')}</p>
          <StatementForm />
          {data.comparisons.length > 0 && <h3>{t('books.past')}</h3>}
          <ul className="ad-plain">
            {data.comparisons.map((run) => (
              <li key={run.id}>
                {formatDateTime(run.createdAt, i18n.language)} ·{' '}
                {run.paymentMethod === null ? t('books.own') : t(`payments.method.${run.paymentMethod}`)} ·{' '}
                {t('books.result', { lines: run.lines, matched: run.matched })} ·{' '}
                {t('books.found', { count: run.findings.length })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
