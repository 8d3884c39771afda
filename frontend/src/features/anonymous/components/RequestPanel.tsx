import { Form, useFormikContext } from 'formik';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { CheckIcon } from '@/components/icons';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { PersonalWarning } from '@/components/personal/PersonalWarning';
import {
  DOMAIN_OPTIONS,
  isIncomplete,
  LIMITS,
  URGENCY_OPTIONS,
  type RequestValues,
} from '../model/requestForm';

/** What says that the form was filled from the chat. */
export const prefilledId = (formId: string) => `${formId}-prefilled`;

interface Props {
  formId: string;
  /** Filled from the chat: said above the fields, since a notice would lie over one of them. */
  isPrefilled: boolean;
  failure: unknown;
  isProving: boolean;
}

function Fields({ formId }: { formId: string }) {
  const { t } = useTranslation(['anonymous', 'marketplace']);
  const { values, handleChange } = useFormikContext<RequestValues>();
  return (
    <>
      <FormTextField
        formId={formId}
        name="title"
        label={t('form.fields.title')}
        help={t('form.fields.titleHelp')}
        maxLength={LIMITS.titleMax}
        autoComplete="off"
        required
      />
      <FormTextField
        formId={formId}
        name="description"
        label={t('form.fields.description')}
        help={t('form.fields.descriptionHelp')}
        maxLength={LIMITS.textMax}
        autoComplete="off"
        rows={6}
        required
      />
      <PersonalWarning ns="anonymous" text={`${values.title}\n${values.description}`} />
      <div className="an-two">
        <FormSelect
          formId={formId}
          name="legalDomain"
          label={t('form.fields.domain')}
          options={[
            { value: '', label: t('form.fields.domainUnknown') },
            ...DOMAIN_OPTIONS.map((domain) => ({ value: domain, label: t(`marketplace:domain.${domain}`) })),
          ]}
        />
        <FormSelect
          formId={formId}
          name="urgency"
          label={t('form.fields.urgency')}
          options={URGENCY_OPTIONS.map((urgency) => ({
            value: urgency,
            label: t(`form.urgency.${urgency}`),
          }))}
          required
        />
      </div>
      <FormTextField
        formId={formId}
        name="budget"
        label={t('form.fields.budget')}
        help={t('form.fields.budgetHelp')}
        maxLength={LIMITS.budgetMax}
        autoComplete="off"
      />
      <FormTextField
        formId={formId}
        name="anonymousEmail"
        type="email"
        label={t('form.fields.email')}
        help={t('form.fields.emailHelp')}
        inputMode="email"
        maxLength={LIMITS.emailMax}
        autoComplete="off"
        required
      />
      {/* A trap for programs that fill every field; people and their readers never meet it. */}
      <div className="an-trap" aria-hidden="true">
        <label htmlFor={`${formId}-website`}>{t('form.honeypot')}</label>
        <input
          id={`${formId}-website`}
          name="website"
          type="text"
          tabIndex={-1}
          autoComplete="off"
          value={values.website}
          onChange={handleChange}
        />
      </div>
    </>
  );
}

/** Takes the focus when the form is shown, and is read out with it. */
function Prefilled({ formId }: { formId: string }) {
  const { t } = useTranslation('anonymous');
  const id = prefilledId(formId);
  return (
    <div
      id={id}
      className="notice an-prefilled"
      role="group"
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
    >
      <CheckIcon />
      <p>
        <strong id={`${id}-name`}>{t('form.prefilled')}</strong>
        <br />
        <span id={`${id}-text`}>{t('form.prefilledText')}</span>
      </p>
    </div>
  );
}

/** What professionals will read, and the address for notices. */
export function RequestPanel({ formId, isPrefilled, failure, isProving }: Props) {
  const { t } = useTranslation('anonymous');
  const { values, isSubmitting } = useFormikContext<RequestValues>();
  return (
    <Form noValidate className="an-form">
      <h2>{t('form.title')}</h2>
      <p>{t('form.intro')}</p>
      {isPrefilled && <Prefilled formId={formId} />}
      {failure !== null && <ApiErrorAlert error={failure} />}
      <FormErrorSummary
        formId={formId}
        fields={[
          { name: 'title', label: t('form.fields.title') },
          { name: 'description', label: t('form.fields.description') },
          { name: 'legalDomain', label: t('form.fields.domain') },
          { name: 'urgency', label: t('form.fields.urgency') },
          { name: 'budget', label: t('form.fields.budget') },
          { name: 'anonymousEmail', label: t('form.fields.email') },
        ]}
      />
      <Fields formId={formId} />
      <p className="muted" role="status">
        {t(isProving ? 'chat.proof' : 'form.unsaved')}
      </p>
      <Button
        type="submit"
        variant="contained"
        className="an-submit"
        disabled={isSubmitting}
        onClick={() => {
          if (!isIncomplete(values)) return;
          showToast({
            tone: 'error',
            title: { key: 'anonymous:toast.missing' },
            description: { key: 'anonymous:toast.missingText' },
          });
        }}
      >
        {t(isSubmitting ? 'form.sending' : 'form.submit')}
      </Button>
    </Form>
  );
}
