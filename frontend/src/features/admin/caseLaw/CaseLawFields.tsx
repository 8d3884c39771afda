import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { LANGUAGES } from '@/lib/i18n/languages';
import { JURISDICTIONS, SUBJECTS } from '@/types/caseLaw';

/** Each of at least 50 characters. */
const LONG_TEXTS = ['facts', 'legalPrinciple', 'decision'] as const;
const TRANSLATED_LONG = ['translationFacts', 'translationLegalPrinciple', 'translationDecision'] as const;

interface Props {
  formId: string;
  /** The summary may still be written later. */
  isDraft?: boolean;
}

/** The fields of a decision, from top to bottom. */
export function CaseLawFields({ formId, isDraft = false }: Props) {
  const { t } = useTranslation('caseLaw');
  const courts = useId();
  return (
    <>
      <FormTextField formId={formId} name="title" label={t('form.title')} maxLength={500} required />
      <div className="cl-two">
        <FormTextField
          formId={formId}
          name="jurisdiction"
          label={t('form.jurisdiction')}
          help={t('form.jurisdictionHelp')}
          maxLength={500}
          list={courts}
          required
        />
        <FormTextField
          formId={formId}
          name="caseNumber"
          label={t('form.caseNumber')}
          maxLength={500}
          required
        />
      </div>
      <datalist id={courts}>
        {JURISDICTIONS.map((court) => (
          <option key={court} value={court} />
        ))}
      </datalist>
      <div className="cl-two">
        <FormTextField formId={formId} name="date" type="date" label={t('form.date')} required />
        <FormSelect
          formId={formId}
          name="subject"
          label={t('form.subject')}
          required={!isDraft}
          options={[
            { value: '', label: t('form.chooseSubject') },
            ...SUBJECTS.map((value) => ({ value, label: t(`subjects.${value}`) })),
          ]}
        />
      </div>
      <FormTextField
        formId={formId}
        name="parties"
        label={t('form.parties')}
        help={t('form.partiesHelp')}
        maxLength={500}
        required={!isDraft}
      />
      <FormTextField
        formId={formId}
        name="keywords"
        label={t('form.keywords')}
        help={t('form.keywordsHelp')}
        required={!isDraft}
      />
      {LONG_TEXTS.map((name) => (
        <FormTextField
          key={name}
          formId={formId}
          name={name}
          label={t(`form.${name}`)}
          help={t('form.min')}
          rows={4}
          maxLength={50_000}
          required={!isDraft}
        />
      ))}
      <FormTextField
        formId={formId}
        name="relevantArticles"
        label={t('form.relevantArticles')}
        help={t('form.relevantArticlesHelp')}
        rows={3}
      />
      <TranslationFields formId={formId} />
    </>
  );
}

/** The same summary for readers of the other language; all of it or nothing. */
function TranslationFields({ formId }: { formId: string }) {
  const { t } = useTranslation('caseLaw');
  return (
    <fieldset className="cl-translation">
      <legend>{t('form.translation')}</legend>
      <p className="muted">{t('form.translationHelp')}</p>
      <FormSelect
        formId={formId}
        name="translationLanguage"
        label={t('form.translationLanguage')}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <FormTextField
        formId={formId}
        name="translationTitle"
        label={t('form.translationTitle')}
        maxLength={500}
      />
      <FormTextField
        formId={formId}
        name="translationKeywords"
        label={t('form.translationKeywords')}
        help={t('form.keywordsHelp')}
      />
      {TRANSLATED_LONG.map((name) => (
        <FormTextField
          key={name}
          formId={formId}
          name={name}
          label={t(`form.${name}`)}
          help={t('form.min')}
          rows={4}
          maxLength={50_000}
        />
      ))}
    </fieldset>
  );
}
