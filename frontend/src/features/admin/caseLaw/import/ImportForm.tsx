import { Form, Formik } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string, type ObjectSchema } from 'yup';
import { DownloadIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { MessageKey } from '@/lib/i18n/message';
import { IMPORT_LIMITS, SITE_COURTS, type ImportRun } from '@/types/caseLaw';

/** What can be asked of the whole list. */
const WHOLE_LIST = ['all', 'reread'] as const;

interface Values {
  query: string;
  limit: string;
  court: string;
}

const EMPTY: Values = { query: '', limit: '5', court: '' };
const needed: MessageKey = 'caseLaw:import.queryNeeded';

const schema: ObjectSchema<Values> = object({
  query: string().trim().required(needed),
  limit: string().required(),
  court: string().default(''),
});

interface Props {
  disabled: boolean;
  onBegun: (run: ImportRun) => void;
}

/** What to look for and how much of it; or, after a question, the whole list. */
export function ImportForm({ disabled, onBegun }: Props) {
  const { t } = useTranslation('caseLaw');
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [asks, setAsks] = useState<'all' | 'reread' | null>(null);
  const [busy, setBusy] = useState(false);

  const begin = async (order: object) => {
    setFailure(null);
    setBusy(true);
    try {
      onBegun(await http.post<ImportRun>('/api/admin/jurisprudence/import', { ...order, background: true }));
    } catch (error) {
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'caseLaw:toast.importFailed' },
        description: apiErrorMessage(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Formik
      initialValues={EMPTY}
      validationSchema={schema}
      validateOnChange={false}
      onSubmit={({ query, limit, court }) => begin({ query: query.trim(), limit: Number(limit), court })}
    >
      {({ values }) => (
        <Form noValidate>
          <FormErrorSummary formId={formId} fields={[{ name: 'query', label: t('import.query') }]} />
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormTextField
            formId={formId}
            name="query"
            label={t('import.query')}
            help={t('import.queryHelp')}
            maxLength={200}
            disabled={disabled}
            required
          />
          <div className="cl-two">
            <FormSelect
              formId={formId}
              name="limit"
              label={t('import.limit')}
              help={t('import.limitHelp')}
              disabled={disabled}
              required
              options={IMPORT_LIMITS.map((limit) => ({ value: `${limit}`, label: `${limit}` }))}
            />
            <FormSelect
              formId={formId}
              name="court"
              label={t('import.court')}
              disabled={disabled}
              options={[
                { value: '', label: t('import.everyCourt') },
                ...SITE_COURTS.map((court) => ({ value: court, label: court })),
              ]}
            />
          </div>
          <div className="cl-actions">
            <button
              type="submit"
              className="button button-primary"
              disabled={disabled || busy}
              onClick={() => {
                if (values.query.trim() !== '') return;
                showToast({
                  tone: 'error',
                  title: { key: 'caseLaw:toast.queryNeeded' },
                  description: { key: 'caseLaw:import.queryNeeded' },
                });
              }}
            >
              <DownloadIcon />
              {t('import.submit')}
            </button>
            {WHOLE_LIST.map((what) => (
              <button
                key={what}
                type="button"
                className="button button-quiet"
                disabled={disabled || busy}
                onClick={() => setAsks(what)}
              >
                {t(`import.${what}`)}
              </button>
            ))}
          </div>
          <ConfirmDialog
            open={asks !== null}
            title={t(asks === 'reread' ? 'import.rereadTitle' : 'import.allTitle')}
            description={t(asks === 'reread' ? 'import.rereadText' : 'import.allText')}
            confirmLabel={t(asks === 'reread' ? 'import.rereadConfirm' : 'import.allConfirm')}
            busy={busy}
            onConfirm={() => {
              setAsks(null);
              void begin({ query: '*', all: true, reread: asks === 'reread', court: values.court });
            }}
            onClose={() => setAsks(null)}
          />
        </Form>
      )}
    </Formik>
  );
}
