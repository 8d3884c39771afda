import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { showToast } from '@/components/feedback/toasts';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { LANGUAGES } from '@/lib/i18n/languages';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { User } from '@/types/api';
import { ParameterField } from '../forms/ParameterField';
import { useFormDraft } from '@/components/forms/useFormDraft';
import { mayGenerate } from '../model/access';
import { initialValues, parametersOf, schemaFor, type FormValues } from '../model/fields';
import type { DocumentLanguage, GenerateAnswer, Template } from '../model/types';
import { PremiumNote } from './PremiumNote';
import { PreviewPane } from './PreviewPane';

interface Props {
  template: Template;
  user: User;
  onDone: (id: number) => void;
}

const SIDES = ['form', 'preview'] as const;

type Side = (typeof SIDES)[number];

interface BodyProps extends Props {
  formId: string;
  draftKey: string;
  empty: FormValues;
  failure: unknown;
  language: DocumentLanguage;
  onLanguage: (language: DocumentLanguage) => void;
}

function Body({ template, user, formId, draftKey, empty, failure, language, onLanguage }: BodyProps) {
  const { t } = useTranslation(['documents', 'common']);
  const { values, isSubmitting } = useFormikContext<FormValues>();
  const draft = useFormDraft(draftKey, empty);
  const [side, setSide] = useState<Side>('form');
  const allowed = mayGenerate(user);
  return (
    <>
      <div className="segmented doc-sides" role="group" aria-label={t('form.sides')}>
        {SIDES.map((each) => (
          <button key={each} type="button" aria-pressed={side === each} onClick={() => setSide(each)}>
            {t(`form.side.${each}`)}
          </button>
        ))}
      </div>
      <div className={`doc-two doc-two-${side}`}>
        <Form noValidate className="doc-form">
          {draft.restored && (
            <div className="notice">
              <p>{t('form.restored')}</p>
              <button type="button" className="button button-quiet" onClick={draft.startAnew}>
                {t('form.startAnew')}
              </button>
            </div>
          )}
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormErrorSummary formId={formId} fields={template.parameters} />
          <div className="doc-language" role="group" aria-labelledby={`${formId}-language`}>
            <span id={`${formId}-language`}>{t('form.language')}</span>
            <div className="segmented">
              {LANGUAGES.map((each) => (
                <button
                  key={each}
                  type="button"
                  aria-pressed={language === each}
                  onClick={() => onLanguage(each)}
                >
                  {t(`common:languages.${each}`)}
                </button>
              ))}
            </div>
          </div>
          {template.parameters.map((parameter) => (
            <ParameterField key={parameter.name} formId={formId} parameter={parameter} />
          ))}
          {allowed ? (
            <button
              type="submit"
              className="button button-primary button-large doc-generate"
              disabled={isSubmitting}
            >
              {t(isSubmitting ? 'form.generating' : 'form.generate')}
            </button>
          ) : (
            <PremiumNote />
          )}
          <p className="doc-review">
            {t(template.reviewedByLawyer ? 'templates.reviewed' : 'templates.notReviewed')}
          </p>
        </Form>
        {/* It scrolls by itself beside the form: the keyboard must reach it. */}
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className="doc-preview" aria-label={t('preview.title')} tabIndex={0}>
          <h3 className="doc-preview-title">{t('preview.title')}</h3>
          <PreviewPane
            template={template}
            parameters={parametersOf(template.parameters, values)}
            language={language}
          />
        </section>
      </div>
    </>
  );
}

/** A template's fields, with the document as it grows beside them. */
export function TemplateForm(props: Props) {
  const { template, user, onDone } = props;
  const formId = useId();
  const refresh = useRefresh();
  const ui = useLanguage();
  const [language, setLanguage] = useState<DocumentLanguage>(ui.language);
  const [failure, setFailure] = useState<unknown>(null);
  const empty = useMemo(() => initialValues(template.parameters), [template.parameters]);
  const schema = useMemo(() => schemaFor(template.parameters), [template.parameters]);
  const draftKey = `document-${user.id}-${template.id}`;

  const submit = async (values: FormValues, helpers: FormikHelpers<FormValues>) => {
    setFailure(null);
    try {
      const made = await http.post<GenerateAnswer>('/api/ia/generate-doc', {
        documentType: template.id,
        parameters: parametersOf(template.parameters, values),
        language,
      });
      await removeDraft(draftKey);
      showToast({ tone: 'success', title: { key: 'documents:toast.generated' } });
      await refresh('/api/documents');
      onDone(made.document.id);
    } catch (error) {
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'documents:toast.notGenerated' },
        description: apiErrorMessage(error),
      });
    }
  };

  return (
    <Formik initialValues={empty} validationSchema={schema} validateOnChange={false} onSubmit={submit}>
      <Body
        {...props}
        formId={formId}
        draftKey={draftKey}
        empty={empty}
        failure={failure}
        language={language}
        onLanguage={setLanguage}
      />
    </Formik>
  );
}
