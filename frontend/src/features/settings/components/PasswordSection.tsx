import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { takeServerFields } from '@/components/forms/fieldState';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import { passwordSchema, type PasswordValues } from '../model/schemas';

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordSection() {
  const { t } = useTranslation(['settings', 'auth']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: PasswordValues, helpers: FormikHelpers<PasswordValues>) => {
    setFailure(null);
    const { currentPassword, newPassword } = values;
    try {
      await http.post('/api/account/password', { currentPassword, newPassword });
      showToast({
        tone: 'success',
        title: { key: 'settings:toast.passwordChanged' },
        description: { key: 'settings:toast.passwordChangedText' },
      });
      helpers.resetForm();
      await refresh('/api/account/sessions');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <Formik
      initialValues={empty}
      validationSchema={passwordSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <p>{t('password.intro')}</p>
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormErrorSummary
            formId={formId}
            fields={[
              { name: 'currentPassword', label: t('password.current') },
              { name: 'newPassword', label: t('password.new') },
              { name: 'confirmPassword', label: t('password.confirm') },
            ]}
          />
          <FormPasswordField
            formId={formId}
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
            required
          />
          <FormPasswordField
            formId={formId}
            name="newPassword"
            label={t('password.new')}
            autoComplete="new-password"
            help={t('auth:password.help')}
            required
          />
          <FormPasswordField
            formId={formId}
            name="confirmPassword"
            label={t('password.confirm')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="contained" disabled={isSubmitting}>
            {t(isSubmitting ? 'password.saving' : 'password.save')}
          </Button>
          <p className="settings-beside">
            {t('password.forgot')} <Link to={paths.authReset.href()}>{t('password.forgotGo')}</Link>
          </p>
        </Form>
      )}
    </Formik>
  );
}
