import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { takeServerFields } from '@/components/forms/fieldState';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { newPasswordSchema, type NewPasswordValues } from '../model/schemas';
import { PasswordAdvice } from './PasswordAdvice';

interface Props {
  token: string;
  onDone: () => void;
  /** The link opens nothing any more: another one is wanted. */
  onAgain: () => void;
}

export function NewPasswordForm({ token, onDone, onAgain }: Props) {
  const { t } = useTranslation('auth');
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const isEnded = isApiError(failure) && (failure.code === 'link_ended' || failure.code === 'unknown_link');

  const submit = async (values: NewPasswordValues, helpers: FormikHelpers<NewPasswordValues>) => {
    setFailure(null);
    try {
      await http.post('/api/auth/reset', { token, password: values.password });
      onDone();
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <Formik
      initialValues={{ password: '', confirmPassword: '' }}
      validationSchema={newPasswordSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => (
        <Form noValidate>
          {failure !== null && <ApiErrorAlert error={failure} />}
          {isEnded && (
            <Button variant="outlined" className="auth-submit" onClick={onAgain}>
              {t('reset.again')}
            </Button>
          )}
          <FormErrorSummary
            formId={formId}
            fields={[
              { name: 'password', label: t('reset.newPassword') },
              { name: 'confirmPassword', label: t('reset.confirm') },
            ]}
          />
          <FormPasswordField
            formId={formId}
            name="password"
            label={t('reset.newPassword')}
            autoComplete="new-password"
            help={<PasswordAdvice password={values.password} />}
            required
          />
          <FormPasswordField
            formId={formId}
            name="confirmPassword"
            label={t('reset.confirm')}
            autoComplete="new-password"
            required
          />
          <Button
            type="submit"
            variant="contained"
            className="auth-submit"
            disabled={isSubmitting || isEnded}
          >
            {t(isSubmitting ? 'reset.saving' : 'reset.save')}
          </Button>
        </Form>
      )}
    </Formik>
  );
}
