import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldId, useShownErrors } from './fieldState';

interface Props {
  formId: string;
  /** The form's fields from top to bottom, with the names a person knows them by. */
  fields: readonly { name: string; label: string }[];
}

/**
 * After a refused submission: lists what is wrong, each line leading to its field, and puts the focus on the first
 * wrong field.
 */
export function FormErrorSummary({ formId, fields }: Props) {
  const { t } = useTranslation();
  const { submitCount, isSubmitting } = useFormikContext();
  const shown = useShownErrors(fields.map((field) => field.name));
  const handled = useRef(0);
  const first = shown[0]?.name;

  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    if (first !== undefined) document.getElementById(fieldId(formId, first))?.focus();
  }, [submitCount, isSubmitting, first, formId]);

  if (submitCount === 0 || shown.length === 0) return <div role="alert" />;
  return (
    <div role="alert" className="notice notice-error error-summary">
      <div>
        <p className="error-summary-title">{t('form.errors', { count: shown.length })}</p>
        <ul>
          {shown.map(({ name, error }) => (
            <li key={name}>
              <a
                href={`#${fieldId(formId, name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(formId, name))?.focus();
                }}
              >
                {fields.find((field) => field.name === name)?.label}
              </a>{' '}
              {error}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
