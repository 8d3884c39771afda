import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { upload } from '@/lib/http/upload';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import { useRefresh } from '@/lib/swr/useApi';
import type { LawImportReport } from '@/types/library';
import { FileField } from '../components/FileField';
import { ImportReport } from './ImportReport';
import { LawFields } from './LawFields';
import {
  absentNumbersOf,
  importPath,
  isWithdrawnLaw,
  keyOf,
  NEW_TEXT,
  saysItself,
  TEXT_FIELDS,
  textSchema,
  type TextValues,
} from './model';

interface Done {
  report: LawImportReport;
  isCheck: boolean;
  isWhole: boolean;
}

/** Articles that wait to be removed: what is said of the text, and how many they are. */
interface Removing {
  about: TextValues | null;
  count: number;
  list: string;
}

/** A law that was withdrawn, which the file would bring back: what is said of the text, and how the server said it. */
interface Restoring {
  about: TextValues | null;
  error: unknown;
}

/** How many numbers of a law's articles the question names. */
const SHOWN = 20;

type Send = (
  about: TextValues | null,
  isCheck: boolean,
  onRefused?: (error: unknown) => boolean,
) => Promise<void>;

/** A file of whole laws: what it would bring is shown first, and then it is taken. */
export function ImportLaw() {
  const { t } = useTranslation('adminLaws');
  const fileId = useId();
  const refresh = useRefresh();
  const result = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [removing, setRemoving] = useState<Removing | null>(null);
  const [restoring, setRestoring] = useState<Restoring | null>(null);
  const message = useMessage();

  const send = async (
    about: TextValues | null,
    isCheck: boolean,
    onRefused?: (error: unknown) => boolean,
    restores = false,
  ): Promise<LawImportReport | null> => {
    if (!file) return null;
    setFailure(null);
    setProgress(0);
    try {
      const path = importPath({ file, about, isCheck, isWhole, restores });
      const bytes = new Blob([file], { type: 'application/octet-stream' });
      const report = await upload<LawImportReport>(path, bytes, { onProgress: setProgress });
      setDone({ report, isCheck, isWhole });
      if (!isCheck) {
        showToast({ tone: 'success', title: { key: 'adminLaws:toast.imported' } });
        await refresh('/api/admin/laws', '/api/laws', '/api/law-articles');
      }
      result.current?.focus();
      return report;
    } catch (error) {
      setDone(null);
      if (isWithdrawnLaw(error)) setRestoring({ about, error });
      else if (onRefused?.(error) !== true) setFailure(error);
      return null;
    } finally {
      setProgress(null);
    }
  };

  /** The articles of one law that would go, by their numbers. */
  const removedOf = (law: LawImportReport['laws'][number]) =>
    t('import.removeOf', { title: law.title, list: absentNumbersOf(law, SHOWN) });

  /** A whole law is looked at first: what is to be removed is shown, and asked about. */
  const take: Send = async (about, isCheck, onRefused) => {
    if (isCheck || !isWhole) {
      await send(about, isCheck, onRefused);
      return;
    }
    const planned = await send(about, true, onRefused);
    if (planned === null) return;
    const laws = planned.laws.filter((law) => law.absent > 0);
    const count = laws.reduce((sum, law) => sum + law.absent, 0);
    if (count > 0) setRemoving({ about, count, list: laws.map(removedOf).join(' · ') });
    else await send(about, false, onRefused);
  };

  const choose = (chosen: File | null) => {
    setFile(chosen);
    setDone(null);
    setFailure(null);
  };
  const isBusy = progress !== null;
  const options = (
    <label className="lw-check">
      <input type="checkbox" checked={isWhole} onChange={(event) => setWhole(event.target.checked)} />
      <span>
        {t('import.whole')}
        <span className="muted">{t('import.wholeHelp')}</span>
      </span>
    </label>
  );
  return (
    <section className="ad-section" aria-labelledby={`${fileId}-title`}>
      <h2 id={`${fileId}-title`}>{t('import.title')}</h2>
      <p className="muted">{t('import.intro')}</p>
      <div className="lw-file">
        <label htmlFor={fileId}>{t('import.file')}</label>
        <FileField
          id={fileId}
          choose={t('import.choose')}
          none={t('import.none')}
          accept=".jsonl,.ndjson,.json,.txt,.md,text/plain,application/json"
          disabled={isBusy}
          onFile={choose}
        />
      </div>
      {file && saysItself(file.name) && (
        <>
          {options}
          <div className="ad-row-actions">
            <button
              type="button"
              className="button button-outlined"
              disabled={isBusy}
              onClick={() => void take(null, true)}
            >
              {t('import.check')}
            </button>
            <button
              type="button"
              className="button button-primary"
              disabled={isBusy}
              onClick={() => void take(null, false)}
            >
              {t('import.take')}
            </button>
          </div>
        </>
      )}
      {file && !saysItself(file.name) && (
        <TextForm key={file.name} file={file} isBusy={isBusy} send={take}>
          {options}
        </TextForm>
      )}
      <p role="status" className="muted">
        {progress !== null && t('import.sending', { percent: Math.round(progress * 100) })}
      </p>
      {failure !== null && <ApiErrorAlert error={failure} field="file" />}
      <div ref={result} tabIndex={-1} className="lw-result">
        {done && <ImportReport report={done.report} isCheck={done.isCheck} isWhole={done.isWhole} />}
      </div>
      <ConfirmDialog
        open={removing !== null}
        title={t('import.removeTitle')}
        description={t('import.removeText', { count: removing?.count ?? 0, list: removing?.list ?? '' })}
        confirmLabel={t('import.removeConfirm')}
        danger
        busy={isBusy}
        onConfirm={() => {
          if (removing === null) return;
          setRemoving(null);
          void send(removing.about, false);
        }}
        onClose={() => setRemoving(null)}
      />
      <ConfirmDialog
        open={restoring !== null}
        title={t('import.restoreTitle')}
        description={restoring === null ? '' : message(apiErrorMessage(restoring.error))}
        confirmLabel={t('import.restoreConfirm')}
        danger
        busy={isBusy}
        onConfirm={() => {
          if (restoring === null) return;
          setRestoring(null);
          void send(restoring.about, false, undefined, true);
        }}
        onClose={() => setRestoring(null)}
      />
    </section>
  );
}

interface TextFormProps {
  file: File;
  isBusy: boolean;
  send: Send;
  children: ReactNode;
}

/** A plain text says nothing of itself. */
function TextForm({ file, isBusy, send, children }: TextFormProps) {
  const { t } = useTranslation('adminLaws');
  const formId = useId();
  const isCheck = useRef(false);
  const submit = async (values: TextValues, helpers: FormikHelpers<TextValues>) =>
    send(values, isCheck.current, (error) => takeServerFields(error, values, helpers));
  return (
    <Formik
      initialValues={{ ...NEW_TEXT, key: keyOf(file.name) }}
      validationSchema={textSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      <Form noValidate className="lw-form">
        <p>{t('import.textIntro')}</p>
        <FormErrorSummary
          formId={formId}
          fields={TEXT_FIELDS.map((name) => ({ name, label: t(`form.${name}`) }))}
        />
        <div className="lw-two">
          <FormTextField
            formId={formId}
            name="key"
            label={t('form.key')}
            help={t('form.keyHelp')}
            maxLength={120}
            required
          />
          <FormSelect
            formId={formId}
            name="language"
            label={t('form.language')}
            required
            options={(['fr', 'en'] as const).map((value) => ({ value, label: t(`languages.${value}`) }))}
          />
        </div>
        <LawFields formId={formId} />
        {children}
        <div className="ad-row-actions">
          <button
            type="submit"
            className="button button-outlined"
            disabled={isBusy}
            onClick={() => {
              isCheck.current = true;
            }}
          >
            {t('import.check')}
          </button>
          <button
            type="submit"
            className="button button-primary"
            disabled={isBusy}
            onClick={() => {
              isCheck.current = false;
            }}
          >
            {t('import.take')}
          </button>
        </div>
      </Form>
    </Formik>
  );
}
