import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';
import { reasonSchema } from '../model/forms';

/** Asks for the reason, which the request's author will read. */
export function HideDialog({ request, onClose }: { request: ClientRequest; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t('moderation.dialogTitle')}
      intro={
        <p>
          <strong>{request.title}</strong>
        </p>
      }
      initialValues={{ reason: '' }}
      schema={reasonSchema}
      fields={[{ name: 'reason', label: t('moderation.reason') }]}
      confirm={t('moderation.confirm')}
      danger
      onSubmit={async ({ reason }, close) => {
        await http.patch(`/api/admin/requests/${request.id}/hide`, { reason: reason.trim() });
        showToast({ tone: 'success', title: { key: 'admin:toast.hidden' } });
        close();
        await refresh('/api/client-requests', '/api/admin/audit');
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <FormTextField
          formId={formId}
          name="reason"
          label={t('moderation.reason')}
          help={t('moderation.reasonHelp')}
          rows={3}
          maxLength={500}
          required
        />
      )}
    </FormDialog>
  );
}
