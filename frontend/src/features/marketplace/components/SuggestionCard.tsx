import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { fieldId } from '@/components/forms/fieldState';
import { withSuggestion, type RequestValues, type Suggestion } from '../model/requestForm';

interface Props {
  formId: string;
  /** What the assistant said last. */
  words: string | undefined;
  suggestion: Suggestion;
  onApplied: () => void;
}

/** What the assistant makes of the conversation; nothing goes into the form before the person says so. */
export function SuggestionCard({ formId, words, suggestion, onApplied }: Props) {
  const { t } = useTranslation('marketplace');
  const { values, setValues } = useFormikContext<RequestValues>();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), []);

  const apply = async () => {
    await setValues(withSuggestion(values, suggestion), false);
    showToast({ tone: 'success', title: { key: 'marketplace:toast.applied' } });
    onApplied();
    document.getElementById(fieldId(formId, 'title'))?.focus();
  };

  return (
    <section className="mk-suggestion" aria-labelledby={`${formId}-suggestion`}>
      <h3 id={`${formId}-suggestion`} ref={heading} tabIndex={-1}>
        {t('suggestion.title')}
      </h3>
      {words !== undefined && <p className="muted">{words}</p>}
      <dl className="mk-facts">
        <div>
          <dt>{t('form.title')}</dt>
          <dd>{suggestion.suggestedTitle}</dd>
        </div>
        <div>
          <dt>{t('form.domain')}</dt>
          <dd>{t(`domain.${suggestion.suggestedDomain}`)}</dd>
        </div>
        <div className="mk-fact-wide">
          <dt>{t('form.description')}</dt>
          <dd className="mk-text">{suggestion.suggestedDescription}</dd>
        </div>
      </dl>
      <button type="button" className="button button-primary" onClick={() => void apply()}>
        {t('suggestion.apply')}
      </button>
    </section>
  );
}
