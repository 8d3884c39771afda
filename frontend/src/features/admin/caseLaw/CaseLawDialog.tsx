import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useRefresh } from '@/lib/swr/useApi';
import { JURISDICTIONS, SUBJECTS, type CaseLaw } from '@/types/caseLaw';
import { today } from '../model/forms';
import { bodyOf, caseLawSchema, FIELDS, valuesOf, type CaseLawValues } from './model';

/** Each of at least 50 characters. */
const LONG_TEXTS = ['facts', 'legalPrinciple', 'decision'] as const;

interface Props {
  /** The decision to change; `null` for a new one. */
  known: CaseLaw | null;
  onClose: () => void;
}

export function CaseLawDialog({ known, onClose }: Props) {
  const { t } = useTranslation(['caseLaw', 'common']);
  const formId = useId();
  const courts = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit =
    (close: () => void) => async (values: CaseLawValues, helpers: FormikHelpers<CaseLawValues>) => {
      setFailure(null);
      try {
        const body = bodyOf(values, known);
        await (known
          ? http.patch(`/api/admin/jurisprudence/${known.id}`, body)
          : http.post('/api/admin/jurisprudence', body));
        showToast({ tone: 'success', title: { key: known ? 'caseLaw:toast.saved' : 'caseLaw:toast.added' } });
        close();
        await refresh('/api/admin/jurisprudence');
      } catch (error) {
        if (takeServerFields(error, values, helpers)) return;
        setFailure(error);
        showToast({
          tone: 'error',
          title: { key: known ? 'caseLaw:toast.saveFailed' : 'caseLaw:toast.addFailed' },
          description: apiErrorMessage(error),
        });
      }
    };

  return (
    <ModalDialog title={t(known ? 'form.editTitle' : 'form.addTitle')} size="wide" onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={valuesOf(known)}
          validationSchema={caseLawSchema(today())}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FormErrorSummary
                formId={formId}
                fields={FIELDS.map((name) => ({ name, label: t(`form.${name}`) }))}
              />
              {failure !== null && <ApiErrorAlert error={failure} />}
              <FormTextField formId={formId} name="title" label={t('form.title')} maxLength={500} required />
              <div className="cl-two">
                <FormTextField
                  formId={formId}
                  name="jurisdiction"
                  label={t('form.jurisdiction')}
                  help={t('form.jurisdictionHelp')}
                  maxLength={500}
                  list={courts}
                  required
                />
                <FormTextField
                  formId={formId}
                  name="caseNumber"
                  label={t('form.caseNumber')}
                  maxLength={500}
                  required
                />
              </div>
              <datalist id={courts}>
                {JURISDICTIONS.map((court) => (
                  <option key={court} value={court} />
                ))}
              </datalist>
              <div className="cl-two">
                <FormTextField formId={formId} name="date" type="date" label={t('form.date')} required />
                <FormSelect
                  formId={formId}
                  name="subject"
                  label={t('form.subject')}
                  required
                  options={[
                    { value: '', label: t('form.chooseSubject') },
                    ...SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
                  ]}
                />
              </div>
              <FormTextField
                formId={formId}
                name="parties"
                label={t('form.parties')}
                help={t('form.partiesHelp')}
                maxLength={500}
                required
              />
              <FormTextField
                formId={formId}
                name="keywords"
                label={t('form.keywords')}
                help={t('form.keywordsHelp')}
                required
              />
              {LONG_TEXTS.map((name) => (
                <FormTextField
                  key={name}
                  formId={formId}
                  name={name}
                  label={t(`form.${name}`)}
                  help={t('form.min')}
                  rows={4}
                  maxLength={50_000}
                  required
                />
              ))}
              <FormTextField
                formId={formId}
                name="relevantArticles"
                label={t('form.relevantArticles')}
                help={t('form.relevantArticlesHelp')}
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t(isSubmitting ? 'form.saving' : 'form.save')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
