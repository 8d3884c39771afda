import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { LegalCase } from '@/types/cases';
import { caseSchema, caseValuesOf, LIMITS, trimmed } from '../model/forms';

interface Props {
  /** The case to change; `null` for a new one. */
  known: LegalCase | null;
  onClose: () => void;
  onSaved?: (saved: LegalCase) => void;
}

export function CaseDialog({ known, onClose, onSaved }: Props) {
  const { t } = useTranslation('cases');
  const refresh = useRefresh();
  const kind = known ? 'edit' : 'create';
  return (
    <FormDialog
      title={t(`${kind}.title`)}
      initialValues={caseValuesOf(known)}
      schema={caseSchema}
      fields={[
        { name: 'title', label: t('fields.title') },
        { name: 'description', label: t('fields.description') },
        { name: 'court', label: t('fields.court') },
        { name: 'caseNumber', label: t('fields.caseNumber') },
      ]}
      confirm={t(`${kind}.confirm`)}
      onSubmit={async (values, close) => {
        const body = trimmed(values);
        const saved = known
          ? await http.patch<LegalCase>(`/api/cases/${known.id}`, body)
          : await http.post<LegalCase>('/api/cases', body);
        showToast({ tone: 'success', title: { key: known ? 'cases:toast.saved' : 'cases:toast.created' } });
        close();
        onSaved?.(saved);
        await refresh('/api/cases');
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <FormTextField
            formId={formId}
            name="title"
            label={t('fields.title')}
            help={t('fields.titleHelp')}
            maxLength={LIMITS.title}
            required
          />
          <FormTextField
            formId={formId}
            name="description"
            label={t('fields.description')}
            rows={4}
            maxLength={LIMITS.description}
          />
          <FormTextField
            formId={formId}
            name="court"
            label={t('fields.court')}
            help={t('fields.courtHelp')}
            maxLength={LIMITS.court}
          />
          <FormTextField
            formId={formId}
            name="caseNumber"
            label={t('fields.caseNumber')}
            maxLength={LIMITS.caseNumber}
          />
        </>
      )}
    </FormDialog>
  );
}
