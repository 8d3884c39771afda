import Button from '@mui/material/Button';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { addressSchema, type AddressValues } from '../model/schemas';

interface Props {
  path: '/api/auth/reset-link' | '/api/auth/sign-in-link';
  labels: { send: string; sending: string; sent: string };
}

/** Asks for a link by mail. The answer is the same whether the address has an account or not. */
export function AddressForm({ path, labels }: Props) {
  const { t } = useTranslation('auth');
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [sent, setSent] = useState(false);

  const submit = async (values: AddressValues, helpers: FormikHelpers<AddressValues>) => {
    setFailure(null);
    setSent(false);
    try {
      await http.post(path, addressSchema.cast(values));
      setSent(true);
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <Formik
      initialValues={{ email: '' }}
      validationSchema={addressSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FormErrorSummary formId={formId} fields={[{ name: 'email', label: t('fields.email') }]} />
          <FormTextField
            formId={formId}
            name="email"
            type="email"
            label={t('fields.email')}
            autoComplete="email"
            inputMode="email"
            required
          />
          <Button type="submit" variant="outlined" className="auth-submit" disabled={isSubmitting}>
            {isSubmitting ? labels.sending : labels.send}
          </Button>
          {failure !== null && <ApiErrorAlert error={failure} />}
          <div role="status">{sent && <p className="notice">{labels.sent}</p>}</div>
        </Form>
      )}
    </Formik>
  );
}
