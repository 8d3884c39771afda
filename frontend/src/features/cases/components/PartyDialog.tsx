import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import { LIMITS, partySchema, trimmed, type PartyValues } from '../model/forms';

const EMPTY: PartyValues = { name: '', quality: '', contact: '' };

export function PartyDialog({ caseId, onClose }: { caseId: number; onClose: () => void }) {
  const { t } = useTranslation('cases');
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t('parties.addTitle')}
      initialValues={EMPTY}
      schema={partySchema}
      fields={[
        { name: 'name', label: t('parties.name') },
        { name: 'quality', label: t('parties.quality') },
        { name: 'contact', label: t('parties.contact') },
      ]}
      confirm={t('parties.add')}
      onSubmit={async (values, close) => {
        await http.post(`/api/cases/${caseId}/parties`, trimmed(values));
        close();
        await refresh('/api/cases');
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <FormTextField
            formId={formId}
            name="name"
            label={t('parties.name')}
            maxLength={LIMITS.partyName}
            required
          />
          <FormTextField
            formId={formId}
            name="quality"
            label={t('parties.quality')}
            help={t('parties.qualityHelp')}
            maxLength={LIMITS.quality}
          />
          <FormTextField
            formId={formId}
            name="contact"
            label={t('parties.contact')}
            help={t('parties.contactHelp')}
            maxLength={LIMITS.contact}
          />
        </>
      )}
    </FormDialog>
  );
}
