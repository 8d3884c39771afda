import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
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
  const { t } = useTranslation('documents');
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t('rename.title')}
      initialValues={{ title: document.title }}
      schema={schema}
      fields={[{ name: 'title', label: t('rename.label') }]}
      confirm={t('rename.confirm')}
      onSubmit={async ({ title }, close) => {
        await http.put(`/api/documents/${document.id}`, { title: title.trim() });
        showToast({ tone: 'success', title: { key: 'documents:toast.renamed' } });
        await refresh('/api/documents');
        close();
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <FormTextField
          formId={formId}
          name="title"
          label={t('rename.label')}
          maxLength={TITLE_MAX}
          required
        />
      )}
    </FormDialog>
  );
}
