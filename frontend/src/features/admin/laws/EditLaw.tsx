import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AdminLaw, ChangedLaw } from '@/types/library';
import { LawFields } from './LawFields';
import { LAW_FIELDS, lawSchema, valuesOf } from './model';

export function EditLaw({ law, onClose }: { law: AdminLaw; onClose: () => void }) {
  const { t } = useTranslation('adminLaws');
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t('edit.title')}
      size="wide"
      intro={<p className="muted">{t('edit.intro')}</p>}
      initialValues={valuesOf(law)}
      schema={lawSchema}
      fields={LAW_FIELDS.map((name) => ({ name, label: t(`form.${name}`) }))}
      confirm={t('edit.save')}
      onSubmit={async (values, close) => {
        const path = `/api/admin/laws/${encodeURIComponent(law.key)}`;
        const { concerned, unclear } = await http.patch<ChangedLaw>(path, values);
        showToast({
          tone: 'success',
          title: { key: 'adminLaws:toast.saved' },
          ...(concerned + unclear > 0 && {
            description: { key: 'adminLaws:toast.concerned', values: { concerned, unclear } },
          }),
        });
        close();
        await refresh('/api/admin/laws', '/api/laws', '/api/law-articles');
      }}
      onClose={onClose}
    >
      {({ formId }) => <LawFields formId={formId} />}
    </FormDialog>
  );
}
