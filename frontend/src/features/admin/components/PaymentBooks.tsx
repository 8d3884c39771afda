import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { CheckIcon } from '@/components/icons';
import { TestMode } from '@/components/money/TestMode';
import { Badge } from '@/components/requests/Badge';
import { formatDateTime } from '@/lib/format/format';
import { formatMoney } from '@/lib/format/money';
import { useApi } from '@/lib/swr/useApi';
import type { PaymentBooks as Books, PaymentComparison } from '@/types/payments';
import { accountKey } from '../model/accountKey';
import { currencyOf } from '../model/statement';
import { PaymentFindings } from './PaymentFindings';
import { StatementForm } from './StatementForm';

type OnOpen = (paymentId: number) => void;

function Balances({ accounts }: { accounts: Books['accounts'] }) {
  const { t, i18n } = useTranslation('admin');
  if (accounts.length === 0) return <p className="muted">{t('books.empty')}</p>;
  return (
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
          {accounts.map(({ account, currency, balance }) => (
            <tr key={`${account}-${currency}`}>
              <th scope="row">{t(accountKey(account))}</th>
              <td>{formatMoney(balance, currency, i18n.language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Comparison({
  run,
  currency,
  onOpen,
}: {
  run: PaymentComparison;
  currency: string | null;
  onOpen: OnOpen;
}) {
  const { t, i18n } = useTranslation('admin');
  const { createdAt, paymentMethod, lines, matched, findings } = run;
  const count = findings.length;
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>{paymentMethod === null ? t('books.own') : t(`payments.method.${paymentMethod}`)}</strong>
        <Badge tone={count === 0 ? 'success' : 'warning'}>{t('books.found', { count })}</Badge>
      </div>
      <p>
        <time dateTime={createdAt}>{formatDateTime(createdAt, i18n.language)}</time> ·{' '}
        {t('books.result', { lines, matched })}
      </p>
      {count > 0 && (
        <details className="ad-fold">
          <summary>{t('books.details')}</summary>
          <PaymentFindings findings={findings} currency={currency} onOpen={onOpen} />
        </details>
      )}
    </li>
  );
}

/** The accounts, what does not agree, and statements. */
export function PaymentBooks({ onOpen }: { onOpen: OnOpen }) {
  const { t } = useTranslation('admin');
  const books = useApi<Books>('/api/admin/payments/books');
  const { data, error } = books;
  const currency = currencyOf(data?.accounts ?? []);
  return (
    <section className="ad-section ad-books" aria-labelledby="ad-books-title">
      <h2 id="ad-books-title">{t('books.title')}</h2>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void books.mutate()} />}
      {!data && !error && <TextSkeleton lines={4} />}
      {data && (
        <>
          {data.isTest && <TestMode>{t('books.test')}</TestMode>}
          <Balances accounts={data.accounts} />
          <h3>{t('books.now')}</h3>
          {data.findings.length === 0 ? (
            <p className="ad-agrees">
              <CheckIcon /> {t('books.agrees')}
            </p>
          ) : (
            <PaymentFindings findings={data.findings} currency={currency} onOpen={onOpen} />
          )}
          <h3>{t('books.statement')}</h3>
          <p className="muted">{t('books.statementIntro')}</p>
          <StatementForm currency={currency} onOpen={onOpen} />
          {data.comparisons.length > 0 && (
            <>
              <h3>{t('books.past')}</h3>
              <ul className="ad-list">
                {data.comparisons.map((run) => (
                  <Comparison key={run.id} run={run} currency={currency} onOpen={onOpen} />
                ))}
              </ul>
            </>
          )}
        </>
      )}
    </section>
  );
}
