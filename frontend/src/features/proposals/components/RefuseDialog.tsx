import { Form, Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { FormTextField } from '@/components/forms/FormTextField';
import type { Proposal } from '@/types/marketplace';
import { LIMITS } from '../model/proposalForm';

const schema = object({
  reason: string().trim().max(LIMITS.reasonMax, 'proposals:errors.tooLong'),
});

interface Props {
  proposal: Proposal;
  onClose: () => void;
  onRefuse: (reason: string) => Promise<boolean>;
}

/** Refuses with a reason, or without one; it can be undone while the request is open. */
export function RefuseDialog({ proposal, onClose, onRefuse }: Props) {
  const { t } = useTranslation(['proposals', 'common']);
  const formId = useId();
  return (
    <ModalDialog title={t('refuse.title')} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={{ reason: '' }}
          validationSchema={schema}
          validateOnChange={false}
          onSubmit={async ({ reason }) => {
            if (await onRefuse(reason.trim())) close();
          }}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <p>{t('refuse.text', { name: proposal.professionalName })}</p>
              <FormTextField
                formId={formId}
                name="reason"
                label={t('refuse.reason')}
                help={t('refuse.reasonHelp')}
                maxLength={LIMITS.reasonMax}
                rows={3}
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-danger" disabled={isSubmitting}>
                  {t('refuse.confirm')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
