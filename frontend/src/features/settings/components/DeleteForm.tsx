import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { clearToasts, showToast } from '@/components/feedback/toasts';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { takeServerFields } from '@/components/forms/fieldState';
import { paths } from '@/config/paths';
import { useSessionActions } from '@/lib/session/useSessionActions';
import { deletionSchema, type DeletionValues } from '../model/schemas';

/** The last question: the password, and that one has understood. */
export function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const { t } = useTranslation(['settings', 'common']);
  const formId = useId();
  const navigate = useNavigate();
  const { deleteAccount } = useSessionActions();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: DeletionValues, helpers: FormikHelpers<DeletionValues>) => {
    setFailure(null);
    try {
      await deleteAccount(values.password);
      clearToasts();
      await navigate(paths.home.href());
      showToast({
        tone: 'success',
        title: { key: 'settings:toast.deleted' },
        description: { key: 'settings:toast.deletedText' },
      });
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <Formik
      initialValues={{ password: '', understood: false }}
      validationSchema={deletionSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <p>{t('delete.dialogText')}</p>
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormErrorSummary
            formId={formId}
            fields={[
              { name: 'password', label: t('delete.password') },
              { name: 'understood', label: t('delete.understood') },
            ]}
          />
          <FormPasswordField
            formId={formId}
            name="password"
            label={t('delete.password')}
            autoComplete="current-password"
            required
          />
          <FormCheckbox formId={formId} name="understood" label={t('delete.understood')} required />
          <div className="dialog-actions">
            <button type="button" className="button button-quiet" onClick={onCancel}>
              {t('common:actions.cancel')}
            </button>
            <button type="submit" className="button button-danger" disabled={isSubmitting}>
              {t(isSubmitting ? 'delete.confirming' : 'delete.confirm')}
            </button>
          </div>
        </Form>
      )}
    </Formik>
  );
}
