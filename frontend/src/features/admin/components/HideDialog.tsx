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
import type { ClientRequest } from '@/types/marketplace';
import { reasonSchema } from '../model/forms';

interface Values {
  reason: string;
}

/** Asks for the reason, which the request's author will read. */
export function HideDialog({ request, onClose }: { request: ClientRequest; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = (close: () => void) => async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null);
    try {
      await http.patch(`/api/admin/requests/${request.id}/hide`, { reason: values.reason.trim() });
      showToast({ tone: 'success', title: { key: 'admin:toast.hidden' } });
      close();
      await refresh('/api/client-requests', '/api/admin/audit');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };
  return (
    <ModalDialog title={t('moderation.dialogTitle')} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={{ reason: '' }}
          validationSchema={reasonSchema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <p>
                <strong>{request.title}</strong>
              </p>
              <FormErrorSummary
                formId={formId}
                fields={[{ name: 'reason', label: t('moderation.reason') }]}
              />
              {failure !== null && <ApiErrorAlert error={failure} />}
              <FormTextField
                formId={formId}
                name="reason"
                label={t('moderation.reason')}
                help={t('moderation.reasonHelp')}
                rows={3}
                maxLength={500}
                required
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-danger" disabled={isSubmitting}>
                  {t('moderation.confirm')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
