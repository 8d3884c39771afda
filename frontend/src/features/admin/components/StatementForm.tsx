import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { isApiError } from '@/lib/http/ApiError';
import { upload } from '@/lib/http/upload';
import { useRefresh } from '@/lib/swr/useApi';
import { PAYMENT_METHODS, type PaymentMethod, type StatementResult } from '@/types/payments';
import { statementPath } from '../model/statement';
import { FileField } from './FileField';
import { PaymentFindings } from './PaymentFindings';

interface Props {
  currency: string | null;
  onOpen: (paymentId: number) => void;
}

/** Compares an operator's statement. It changes nothing: the operator is asked about what does not agree. */
export function StatementForm({ currency, onOpen }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const [method, setMethod] = useState<PaymentMethod>('mtn_momo');
  const [period, setPeriod] = useState({ from: '', to: '' });
  const [isMissing, setMissing] = useState(false);
  const [isTurned, setTurned] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [result, setResult] = useState<StatementResult | null>(null);
  const fields = isApiError(failure) ? failure.fields : {};
  const wrongDay = isTurned ? t('books.turned') : (fields.from ?? fields.to);
  const wrongFile = isMissing ? t('books.chooseFile') : fields.file;
  const focus = (name: string) => document.getElementById(`${id}-${name}`)?.focus();

  const compare = async () => {
    const chosen = file.current?.files?.[0];
    setMissing(!chosen);
    if (!chosen) {
      focus('file');
      return;
    }
    if (period.from !== '' && period.to !== '' && period.to < period.from) {
      setTurned(true);
      focus('from');
      return;
    }
    setBusy(true);
    setFailure(null);
    setResult(null);
    try {
      setResult(await upload<StatementResult>(statementPath(method, period), chosen));
      await refresh('/api/admin/payments');
    } catch (error) {
      setFailure(error);
      const wrong =
        isApiError(error) && ['file', 'from', 'to'].find((name) => error.fields[name] !== undefined);
      if (wrong) focus(wrong);
    } finally {
      setBusy(false);
    }
  };
  const day = (name: 'from' | 'to') => (
    <div>
      <label htmlFor={`${id}-${name}`}>{t(`books.${name}`)}</label>
      <input
        id={`${id}-${name}`}
        type="date"
        value={period[name]}
        aria-invalid={wrongDay !== undefined}
        aria-describedby={`${id}-period-help${wrongDay === undefined ? '' : ` ${id}-period-error`}`}
        onChange={(event) => {
          setPeriod((before) => ({ ...before, [name]: event.target.value }));
          setTurned(false);
          setFailure(null);
        }}
      />
    </div>
  );
  return (
    <form
      className="ad-statement"
      noValidate
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
          <FileField
            id={`${id}-file`}
            ref={file}
            choose={t('books.choose')}
            none={t('books.none')}
            accept=".csv,text/csv"
            required
            aria-invalid={wrongFile !== undefined}
            aria-describedby={wrongFile === undefined ? undefined : `${id}-file-error`}
            onFile={() => {
              setMissing(false);
              setFailure(null);
            }}
          />
          {wrongFile !== undefined && (
            <p className="ad-wrong" id={`${id}-file-error`} role="alert">
              {wrongFile}
            </p>
          )}
        </div>
      </div>
      <fieldset className="ad-period">
        <legend>
          {t('books.period')} <span className="field-optional">{t('common:form.optional')}</span>
        </legend>
        <div className="ad-filters">
          {day('from')}
          {day('to')}
        </div>
        <p className="muted" id={`${id}-period-help`}>
          {t('books.periodHelp')}
        </p>
        {wrongDay !== undefined && (
          <p className="ad-wrong" id={`${id}-period-error`} role="alert">
            {wrongDay}
          </p>
        )}
      </fieldset>
      <button type="submit" className="button button-outlined" disabled={busy}>
        {t(busy ? 'books.comparing' : 'books.compare')}
      </button>
      {failure !== null && wrongDay === undefined && wrongFile === undefined && (
        <ApiErrorAlert error={failure} />
      )}
      <div className="ad-result">
        {/* Said aloud whole: the lines below it are read by whoever goes there. */}
        <p role="status">
          {result !== null && (
            <>
              <strong>{t('books.result', { lines: result.lines, matched: result.matched })}</strong> ·{' '}
              {result.findings.length === 0
                ? t('books.agrees')
                : t('books.found', { count: result.findings.length })}
            </>
          )}
        </p>
        {result !== null && result.findings.length > 0 && (
          <PaymentFindings findings={result.findings} currency={currency} onOpen={onOpen} />
        )}
      </div>
    </form>
  );
}
