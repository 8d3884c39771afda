import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { clearToasts, showToast } from '@/components/feedback/toasts';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { paths } from '@/config/paths';
import { useSessionActions } from '@/lib/session/useSessionActions';
import { deletionSchema, type DeletionValues } from '../model/schemas';

/** The last question: the password, and that one has understood. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('settings');
  const navigate = useNavigate();
  const { deleteAccount } = useSessionActions();
  return (
    <FormDialog<DeletionValues>
      title={t('delete.dialogTitle')}
      intro={<p>{t('delete.dialogText')}</p>}
      initialValues={{ password: '', understood: false }}
      schema={deletionSchema}
      fields={[
        { name: 'password', label: t('delete.password') },
        { name: 'understood', label: t('delete.understood') },
      ]}
      confirm={t('delete.confirm')}
      confirming={t('delete.confirming')}
      danger
      losesNothing
      onSubmit={async ({ password }) => {
        await deleteAccount(password);
        clearToasts();
        await navigate(paths.home.href());
        showToast({
          tone: 'success',
          title: { key: 'settings:toast.deleted' },
          description: { key: 'settings:toast.deletedText' },
        });
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <FormPasswordField
            formId={formId}
            name="password"
            label={t('delete.password')}
            autoComplete="current-password"
            required
          />
          <FormCheckbox formId={formId} name="understood" label={t('delete.understood')} required />
        </>
      )}
    </FormDialog>
  );
}
