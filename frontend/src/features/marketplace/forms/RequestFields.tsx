import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { PersonalWarning } from '@/components/personal/PersonalWarning';
import { LEGAL_DOMAINS } from '@/types/marketplace';
import { LIMITS, type RequestValues } from '../model/requestForm';

/** The fields of a request, new or edited. */
export function RequestFields({ formId }: { formId: string }) {
  const { t } = useTranslation('marketplace');
  const { initialValues, values } = useFormikContext<RequestValues>();
  // The form offers three; a request that came with the fourth keeps it.
  const urgencies = ['low', 'normal', 'high'] as const;
  const options = initialValues.urgency === 'critical' ? [...urgencies, 'critical' as const] : urgencies;
  return (
    <>
      <FormTextField
        formId={formId}
        name="title"
        label={t('form.title')}
        help={t('form.titleHelp')}
        maxLength={LIMITS.titleMax}
        required
      />
      <FormTextField
        formId={formId}
        name="description"
        label={t('form.description')}
        help={t('form.descriptionHelp')}
        maxLength={LIMITS.textMax}
        rows={6}
        required
      />
      <PersonalWarning ns="marketplace" text={`${values.title}\n${values.description}`} />
      <div className="mk-two">
        <FormSelect
          formId={formId}
          name="legalDomain"
          label={t('form.domain')}
          options={[
            { value: '', label: t('form.domainUnknown') },
            ...LEGAL_DOMAINS.map((domain) => ({ value: domain, label: t(`domain.${domain}`) })),
          ]}
        />
        <FormSelect
          formId={formId}
          name="urgency"
          label={t('form.urgency')}
          options={options.map((urgency) => ({ value: urgency, label: t(`urgency.option.${urgency}`) }))}
          required
        />
      </div>
      <FormTextField
        formId={formId}
        name="budget"
        label={t('form.budget')}
        help={t('form.budgetHelp')}
        maxLength={LIMITS.budgetMax}
      />
    </>
  );
}
