import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { http } from '@/lib/http/client';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';
import { RequestFields } from '../forms/RequestFields';
import { editDraftKey } from '../model/formulation';
import { requestBody, requestSchema, valuesOf } from '../model/requestForm';

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
  const { t } = useTranslation('marketplace');
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t('edit.title')}
      size="wide"
      initialValues={valuesOf(request)}
      schema={requestSchema}
      fields={[
        { name: 'title', label: t('form.title') },
        { name: 'description', label: t('form.description') },
        { name: 'legalDomain', label: t('form.domain') },
        { name: 'urgency', label: t('form.urgency') },
        { name: 'budget', label: t('form.budget') },
      ]}
      confirm={t('edit.save')}
      confirming={t('edit.saving')}
      losesNothing
      onSubmit={async (values, close) => {
        await http.patch<ClientRequest>(`/api/client-requests/${request.id}`, requestBody(values));
        await removeDraft(editDraftKey(request.id));
        showToast({ tone: 'success', title: { key: 'marketplace:toast.saved' } });
        close();
        await refresh('/api/client-requests');
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <KeptChanges request={request} />
          <RequestFields formId={formId} />
        </>
      )}
    </FormDialog>
  );
}
