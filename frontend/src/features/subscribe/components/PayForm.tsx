import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { formatFcfa } from '@/lib/format/format';
import { useCallKey } from '@/lib/hooks/useCallKey';
import { http } from '@/lib/http/client';
import type { Payment, PaymentOptions } from '@/types/payments';
import { paySchema, type PayValues } from '../model/payForm';
import { MethodChoice } from './MethodChoice';
import { PlanCards } from './PlanCards';

interface Props {
  options: PaymentOptions;
  initial: Partial<PayValues>;
  onStarted: (payment: Payment) => void;
}

export function PayForm({ options, initial, onStarted }: Props) {
  const { t, i18n } = useTranslation('subscribe');
  const formId = useId();
  const { keyOf, failed } = useCallKey();
  const [failure, setFailure] = useState<unknown>(null);
  const only = options.methods.length === 1 ? options.methods[0]?.paymentMethod : undefined;

  const submit = async (values: PayValues, helpers: FormikHelpers<PayValues>) => {
    setFailure(null);
    try {
      // The same key while the same thing is sent: an answer that was lost starts nothing twice.
      const started = await http.post<Payment>('/api/payments', values, { idempotencyKey: keyOf(values) });
      onStarted(started);
    } catch (error) {
      failed(error);
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };
  return (
    <Formik<PayValues>
      initialValues={{ plan: 'monthly', paymentMethod: only ?? '', phoneNumber: '', ...initial }}
      validationSchema={paySchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values, isSubmitting }) => {
        const price = options.plans.find(({ plan }) => plan === values.plan)?.amount ?? 0;
        return (
          <Form noValidate className="sub-form">
            <FormErrorSummary
              formId={formId}
              fields={[
                { name: 'phoneNumber', label: t('form.phone') },
                { name: 'paymentMethod', label: t('form.method') },
              ]}
            />
            {failure !== null && <ApiErrorAlert error={failure} />}
            <PlanCards plans={options.plans} />
            <FormTextField
              formId={formId}
              name="phoneNumber"
              label={t('form.phone')}
              help={t('form.phoneHelp')}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              maxLength={20}
              required
            />
            <MethodChoice methods={options.methods} formId={formId} />
            <button type="submit" className="button button-primary button-large" disabled={isSubmitting}>
              {isSubmitting
                ? t('form.sending')
                : t('form.submit', { amount: formatFcfa(price, i18n.language) })}
            </button>
            <p className="muted">{t('form.promise')}</p>
          </Form>
        );
      }}
    </Formik>
  );
}
