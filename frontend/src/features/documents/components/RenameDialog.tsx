import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { DocumentSummary } from '../model/types';

/** Characters of a title (the server's own limit). */
const TITLE_MAX = 200;

const schema = object({
  title: string().trim().required('documents:errors.required').max(TITLE_MAX, 'documents:errors.tooLong'),
});

interface Props {
  document: Pick<DocumentSummary, 'id' | 'title'>;
  onClose: () => void;
}

export function RenameDialog({ document, onClose }: Props) {
  const { t } = useTranslation(['documents', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);

  const submit = async (values: { title: string }, helpers: FormikHelpers<{ title: string }>) => {
    setFailure(null);
    try {
      await http.put(`/api/documents/${document.id}`, { title: values.title.trim() });
      showToast({ tone: 'success', title: { key: 'documents:toast.renamed' } });
      await refresh('/api/documents');
      dialog.current?.close();
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <dialog ref={dialog} className="dialog" aria-labelledby={`${formId}-heading`} onClose={onClose}>
      <h2 id={`${formId}-heading`}>{t('rename.title')}</h2>
      <Formik
        initialValues={{ title: document.title }}
        validationSchema={schema}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            {failure !== null && <ApiErrorAlert error={failure} />}
            <FormTextField
              formId={formId}
              name="title"
              label={t('rename.label')}
              maxLength={TITLE_MAX}
              required
            />
            <div className="dialog-actions">
              <button type="button" className="button button-quiet" onClick={() => dialog.current?.close()}>
                {t('common:actions.cancel')}
              </button>
              <button type="submit" className="button button-primary" disabled={isSubmitting}>
                {t('rename.confirm')}
              </button>
            </div>
          </Form>
        )}
      </Formik>
    </dialog>
  );
}
