import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { http } from '@/lib/http/client';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';
import { RequestFields } from '../forms/RequestFields';
import { editDraftKey } from '../model/formulation';
import { requestBody, requestSchema, valuesOf, type RequestValues } from '../model/requestForm';

interface Props {
  request: ClientRequest;
  onClose: () => void;
}

/** What is being changed survives a reload and a dialog closed by mistake. */
function KeptChanges({ request }: { request: ClientRequest }) {
  const { t } = useTranslation('marketplace');
  const draft = useFormDraft(editDraftKey(request.id), valuesOf(request));
  return draft.restored ? (
    <div className="notice">
      <p>{t('edit.restored')}</p>
      <button type="button" className="button button-quiet" onClick={draft.startAnew}>
        {t('edit.startAnew')}
      </button>
    </div>
  ) : null;
}

/** Changes a request, as long as nobody has answered it. */
export function EditRequestDialog({ request, onClose }: Props) {
  const { t } = useTranslation(['marketplace', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (
    values: RequestValues,
    helpers: FormikHelpers<RequestValues>,
    close: () => void,
  ): Promise<void> => {
    setFailure(null);
    try {
      await http.patch<ClientRequest>(`/api/client-requests/${request.id}`, requestBody(values));
      await removeDraft(editDraftKey(request.id));
      showToast({ tone: 'success', title: { key: 'marketplace:toast.saved' } });
      close();
      await refresh('/api/client-requests');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <ModalDialog title={t('edit.title')} size="wide" onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={valuesOf(request)}
          validationSchema={requestSchema}
          validateOnChange={false}
          onSubmit={(values, helpers) => submit(values, helpers, close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              {failure !== null && <ApiErrorAlert error={failure} />}
              <FormErrorSummary
                formId={formId}
                fields={[
                  { name: 'title', label: t('form.title') },
                  { name: 'description', label: t('form.description') },
                  { name: 'legalDomain', label: t('form.domain') },
                  { name: 'urgency', label: t('form.urgency') },
                  { name: 'budget', label: t('form.budget') },
                ]}
              />
              <KeptChanges request={request} />
              <RequestFields formId={formId} />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t(isSubmitting ? 'edit.saving' : 'edit.save')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
