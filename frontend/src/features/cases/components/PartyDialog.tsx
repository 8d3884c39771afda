import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import { LIMITS, partySchema, trimmed, type PartyValues } from '../model/forms';

const EMPTY: PartyValues = { name: '', quality: '', contact: '' };

export function PartyDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const { t } = useTranslation(['cases', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const submit = (close: () => void) => async (values: PartyValues, helpers: FormikHelpers<PartyValues>) => {
    setFailure(null);
    try {
      await http.post(`/api/cases/${caseId}/parties`, trimmed(values));
      close();
      await refresh('/api/cases');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };
  return (
    <ModalDialog title={t('parties.addTitle')} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={EMPTY}
          validationSchema={partySchema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              {failure !== null && <ApiErrorAlert error={failure} />}
              <FormTextField
                formId={formId}
                name="name"
                label={t('parties.name')}
                maxLength={LIMITS.partyName}
                required
              />
              <FormTextField
                formId={formId}
                name="quality"
                label={t('parties.quality')}
                help={t('parties.qualityHelp')}
                maxLength={LIMITS.quality}
              />
              <FormTextField
                formId={formId}
                name="contact"
                label={t('parties.contact')}
                help={t('parties.contactHelp')}
                maxLength={LIMITS.contact}
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t('parties.add')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
