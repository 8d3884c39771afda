import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { SELECTABLE_ROLES, type SelectableRole } from '@/types/role';
import { useRegister } from '../hooks/useSignIn';
import { registerSchema, type RegisterValues } from '../model/schemas';
import { PasswordAdvice } from './PasswordAdvice';
import { TermsLabel } from './TermsLabel';

const order = ['name', 'email', 'role', 'password', 'confirmPassword'] as const;

interface Props {
  role: SelectableRole;
  onSwitch: () => void;
}

export function RegisterForm({ role, onSwitch }: Props) {
  const { t } = useTranslation(['auth', 'common']);
  const formId = useId();
  const register = useRegister();
  const [failure, setFailure] = useState<unknown>(null);
  const initial: RegisterValues = {
    name: '',
    email: '',
    role,
    password: '',
    confirmPassword: '',
    acceptTerms: false,
  };

  const submit = async (values: RegisterValues, helpers: FormikHelpers<RegisterValues>) => {
    setFailure(null);
    const error = await register(registerSchema.cast(values));
    if (error !== null && !takeServerFields(error, values, helpers)) setFailure(error);
  };

  return (
    <Formik
      initialValues={initial}
      validationSchema={registerSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <Form noValidate>
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormErrorSummary
            formId={formId}
            fields={order.map((name) => ({ name, label: t(`fields.${name}`) }))}
          />
          <FormTextField
            formId={formId}
            name="name"
            label={t('fields.name')}
            autoComplete="name"
            maxLength={100}
            required
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
          <FormSelect
            formId={formId}
            name="role"
            label={t('fields.role')}
            required
            help={values.role === 'client' ? undefined : t('register.notVerified')}
            options={SELECTABLE_ROLES.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
          />
          <FormPasswordField
            formId={formId}
            name="password"
            label={t('fields.password')}
            autoComplete="new-password"
            help={<PasswordAdvice password={values.password} />}
            required
          />
          <FormPasswordField
            formId={formId}
            name="confirmPassword"
            label={t('fields.confirmPassword')}
            autoComplete="new-password"
            required
          />
          <FormCheckbox formId={formId} name="acceptTerms" label={<TermsLabel />} required />
          <Button
            type="submit"
            variant="contained"
            className="auth-submit"
            disabled={isSubmitting || !values.acceptTerms}
          >
            {t(isSubmitting ? 'actions.registering' : 'actions.register')}
          </Button>
          <p className="auth-switch">
            {t('register.switch')}{' '}
            <Button variant="text" onClick={onSwitch}>
              {t('actions.goToLogin')}
            </Button>
          </p>
        </Form>
      )}
    </Formik>
  );
}
