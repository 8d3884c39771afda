import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { loginSchema, type LoginValues } from '../model/schemas';
import { useSignIn } from '../hooks/useSignIn';

const initial: LoginValues = { email: '', password: '' };

export function LoginForm({ onSwitch }: { onSwitch: () => void }) {
  const { t } = useTranslation('auth');
  const formId = useId();
  const signIn = useSignIn();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: LoginValues, helpers: FormikHelpers<LoginValues>) => {
    setFailure(null);
    const error = await signIn(loginSchema.cast(values));
    if (error !== null && !takeServerFields(error, values, helpers)) setFailure(error);
  };

  return (
    <Formik initialValues={initial} validationSchema={loginSchema} validateOnChange={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate>
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormErrorSummary
            formId={formId}
            fields={[
              { name: 'email', label: t('fields.email') },
              { name: 'password', label: t('fields.password') },
            ]}
          />
          <FormTextField
            formId={formId}
            name="email"
            type="email"
            label={t('fields.email')}
            autoComplete="email"
            inputMode="email"
            required
          />
          <FormPasswordField
            formId={formId}
            name="password"
            label={t('fields.password')}
            autoComplete="current-password"
            required
          />
          <p className="auth-forgot">
            <Link to={paths.authReset.href()}>{t('reset.forgot')}</Link>
          </p>
          <Button type="submit" variant="contained" className="auth-submit" disabled={isSubmitting}>
            {t(isSubmitting ? 'actions.loggingIn' : 'actions.login')}
          </Button>
          <p className="auth-switch">
            {t('login.switch')}{' '}
            <Button variant="text" onClick={onSwitch}>
              {t('actions.goToRegister')}
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  );
}
