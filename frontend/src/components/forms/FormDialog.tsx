import { Form, Formik, type FormikHelpers, type FormikProps } from 'formik';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnyObjectSchema } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { FormErrorSummary } from './FormErrorSummary';
import { takeServerFields } from './fieldState';

/** What the fields need: the form's id, what stands in it, and ways to change that. */
export type DialogForm<V> = FormikProps<V> & { formId: string };

interface Props<V extends object> {
  title: string;
  size?: 'normal' | 'wide';
  /** What stands above the fields. */
  intro?: ReactNode;
  initialValues: V;
  schema: AnyObjectSchema;
  /** The fields from top to bottom, with the names a person knows them by. */
  fields: readonly { name: keyof V & string; label: string }[];
  /** What the button does, in its own words: "Supprimer la décision". */
  confirm: string;
  /** The same while it is being done. */
  confirming?: string;
  cancel?: string;
  danger?: boolean;
  /** Closing needs no question: a draft is kept, or what was typed is not worth one, such as a password. */
  losesNothing?: boolean;
  /** Sends what was written and then closes; what it throws is shown. */
  onSubmit: (values: V, close: () => void) => Promise<void>;
  /** What else to do when it throws something that no field can show. */
  onRefused?: (error: unknown) => void;
  /** Shows an error in a way of its own; `null` leaves it to the usual alert. `settle` takes the error away. */
  refusal?: (error: unknown, formId: string, settle: () => void) => ReactNode;
  onClose: () => void;
  children: (form: DialogForm<V>) => ReactNode;
}

/**
 * A form in a dialog: what is wrong is listed above the fields, what the server refuses goes to its field or above them,
 * and nothing typed is lost without a question.
 */
export function FormDialog<V extends object>({
  title,
  size = 'normal',
  intro,
  initialValues,
  schema,
  fields,
  confirm,
  confirming = confirm,
  cancel,
  danger = false,
  losesNothing = false,
  onSubmit,
  onRefused,
  refusal,
  onClose,
  children,
}: Props<V>) {
  const { t } = useTranslation();
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const [isDirty, setDirty] = useState(false);

  const submit = (close: () => void) => async (values: V, helpers: FormikHelpers<V>) => {
    setFailure(null);
    try {
      await onSubmit(values, close);
    } catch (error) {
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      onRefused?.(error);
    }
  };
  return (
    <ModalDialog title={title} size={size} unsaved={isDirty && !losesNothing} onClose={onClose}>
      {(close, leave) => (
        <Formik<V>
          initialValues={initialValues}
          validationSchema={schema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {(form) => (
            <Form noValidate>
              <Watch isDirty={form.dirty} onChange={setDirty} />
              {intro}
              <FormErrorSummary formId={formId} fields={fields} />
              {failure !== null &&
                (refusal?.(failure, formId, () => setFailure(null)) ?? <ApiErrorAlert error={failure} />)}
              {children({ ...form, formId })}
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={leave}>
                  {cancel ?? t('actions.cancel')}
                </button>
                <button
                  type="submit"
                  className={danger ? 'button button-danger' : 'button button-primary'}
                  // Not `disabled`, which would let go of the focus.
                  aria-disabled={form.isSubmitting}
                  onClick={(event) => {
                    if (form.isSubmitting) event.preventDefault();
                  }}
                >
                  {form.isSubmitting ? confirming : confirm}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}

/** Tells the dialog around the form whether something in it was changed. */
function Watch({ isDirty, onChange }: { isDirty: boolean; onChange: (isDirty: boolean) => void }) {
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
}
