import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { FormDialog } from '@/components/forms/FormDialog';
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
  const { t } = useTranslation('proposals');
  return (
    <FormDialog
      title={t('refuse.title')}
      intro={<p>{t('refuse.text', { name: proposal.professionalName })}</p>}
      initialValues={{ reason: '' }}
      schema={schema}
      fields={[{ name: 'reason', label: t('refuse.reason') }]}
      confirm={t('refuse.confirm')}
      danger
      onSubmit={async ({ reason }, close) => {
        if (await onRefuse(reason.trim())) close();
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <FormTextField
          formId={formId}
          name="reason"
          label={t('refuse.reason')}
          help={t('refuse.reasonHelp')}
          maxLength={LIMITS.reasonMax}
          rows={3}
        />
      )}
    </FormDialog>
  );
}
