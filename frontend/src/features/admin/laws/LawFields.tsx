import { useTranslation } from 'react-i18next';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { STATUSES } from '@/types/library';

/** What is said of a law beside its words. */
export function LawFields({ formId }: { formId: string }) {
  const { t } = useTranslation('adminLaws');
  return (
    <>
      <FormTextField
        formId={formId}
        name="title"
        label={t('form.title')}
        help={t('form.titleHelp')}
        maxLength={400}
        required
      />
      <FormSelect
        formId={formId}
        name="status"
        label={t('form.status')}
        help={t('form.statusHelp')}
        required
        options={STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <FormTextField
        formId={formId}
        name="statusNote"
        label={t('form.statusNote')}
        help={t('form.statusNoteHelp')}
        maxLength={500}
      />
      <div className="lw-two">
        <FormTextField formId={formId} name="inForceFrom" type="date" label={t('form.inForceFrom')} />
        <FormTextField formId={formId} name="inForceUntil" type="date" label={t('form.inForceUntil')} />
      </div>
      <FormTextField
        formId={formId}
        name="source"
        label={t('form.source')}
        help={t('form.sourceHelp')}
        maxLength={500}
      />
      <FormTextField formId={formId} name="sourceUrl" label={t('form.sourceUrl')} example="https://" />
    </>
  );
}
