import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { LegalCase } from '@/types/cases';
import { caseSchema, caseValuesOf, LIMITS, trimmed, type CaseValues } from '../model/forms';

interface Props {
  /** The case to change; `null` for a new one. */
  known: LegalCase | null;
  onClose: () => void;
  onSaved?: (saved: LegalCase) => void;
}

export function CaseDialog({ known, onClose, onSaved }: Props) {
  const { t } = useTranslation(['cases', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const kind = known ? 'edit' : 'create';

  const submit = (close: () => void) => async (values: CaseValues, helpers: FormikHelpers<CaseValues>) => {
    setFailure(null);
    try {
      const body = trimmed(values);
      const saved = known
        ? await http.patch<LegalCase>(`/api/cases/${known.id}`, body)
        : await http.post<LegalCase>('/api/cases', body);
      showToast({ tone: 'success', title: { key: known ? 'cases:toast.saved' : 'cases:toast.created' } });
      close();
      onSaved?.(saved);
      await refresh('/api/cases');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <ModalDialog title={t(`${kind}.title`)} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={caseValuesOf(known)}
          validationSchema={caseSchema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FormErrorSummary
                formId={formId}
                fields={[
                  { name: 'title', label: t('fields.title') },
                  { name: 'description', label: t('fields.description') },
                  { name: 'court', label: t('fields.court') },
                  { name: 'caseNumber', label: t('fields.caseNumber') },
                ]}
              />
              {failure !== null && <ApiErrorAlert error={failure} />}
              <FormTextField
                formId={formId}
                name="title"
                label={t('fields.title')}
                help={t('fields.titleHelp')}
                maxLength={LIMITS.title}
                required
              />
              <FormTextField
                formId={formId}
                name="description"
                label={t('fields.description')}
                rows={4}
                maxLength={LIMITS.description}
              />
              <FormTextField
                formId={formId}
                name="court"
                label={t('fields.court')}
                help={t('fields.courtHelp')}
                maxLength={LIMITS.court}
              />
              <FormTextField
                formId={formId}
                name="caseNumber"
                label={t('fields.caseNumber')}
                maxLength={LIMITS.caseNumber}
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t(`${kind}.confirm`)}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
