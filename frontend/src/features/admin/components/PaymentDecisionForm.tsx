import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AdminPayment } from '@/types/payments';

interface Values {
  decision: string;
  note: string;
  externalReference: string;
}

const schema = object({
  note: string().trim().min(3, 'admin:payments.noteShort').required('admin:payments.noteShort'),
});

/** Proposes a decision by hand; a second administrator confirms it. */
export function PaymentDecisionForm({ payment, onDone }: { payment: AdminPayment; onDone: () => void }) {
  const { t } = useTranslation('admin');
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const choices =
    payment.state === 'manual_review' ? (['succeeded', 'failed'] as const) : (['refunded'] as const);
  const submit = async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null);
    try {
      await http.post(`/api/admin/payments/${payment.id}/decision`, values);
      showToast({ tone: 'success', title: { key: 'admin:toast.paymentProposed' } });
      onDone();
      await refresh('/api/admin/payments', '/api/admin/audit');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };
  return (
    <details className="ad-decide">
      <summary>{t('payments.decide')}</summary>
      <p className="muted">{t('payments.decideIntro')}</p>
      <Formik<Values>
        initialValues={{ decision: choices[0], note: '', externalReference: payment.externalReference ?? '' }}
        validationSchema={schema}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            <FormErrorSummary
              formId={formId}
              fields={[
                { name: 'note', label: t('payments.note') },
                { name: 'externalReference', label: t('payments.facts.external') },
              ]}
            />
            {failure !== null && <ApiErrorAlert error={failure} />}
            <FormSelect
              formId={formId}
              name="decision"
              label={t('payments.decisionLabel')}
              options={choices.map((choice) => ({ value: choice, label: t(`payments.decision.${choice}`) }))}
              required
            />
            <FormTextField
              formId={formId}
              name="note"
              label={t('payments.note')}
              help={t('payments.noteHelp')}
              rows={2}
              maxLength={1000}
              required
            />
            <FormTextField
              formId={formId}
              name="externalReference"
              label={t('payments.facts.external')}
              maxLength={100}
            />
            <button type="submit" className="button button-primary" disabled={isSubmitting}>
              {t('payments.propose')}
            </button>
          </Form>
        )}
      </Formik>
    </details>
  );
}
