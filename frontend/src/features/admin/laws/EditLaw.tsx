import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AdminLaw, ChangedLaw } from '@/types/library';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { isChangedMeanwhile } from '../model/meanwhile';
import { LawFields } from './LawFields';
import { LAW_FIELDS, lawSchema, valuesOf, type LawValues } from './model';

export function EditLaw({ law, onClose }: { law: AdminLaw; onClose: () => void }) {
  const { t } = useTranslation('adminLaws');
  const refresh = useRefresh();
  // As it was read last; another administrator may have changed it since.
  const [current, setCurrent] = useState(law);
  const label = (name: keyof LawValues) => t(`form.${name}`);
  const reload = async () => {
    const laws = await http.get<AdminLaw[]>('/api/admin/laws');
    const now = laws.find(({ key }) => key === law.key) ?? current;
    setCurrent(now);
    return valuesOf(now);
  };
  return (
    <FormDialog
      title={t('edit.title')}
      size="wide"
      intro={<p className="muted">{t('edit.intro')}</p>}
      initialValues={valuesOf(law)}
      schema={lawSchema}
      fields={LAW_FIELDS.map((name) => ({ name, label: label(name) }))}
      confirm={t('edit.save')}
      onSubmit={async (values, close) => {
        const path = `/api/admin/laws/${encodeURIComponent(law.key)}`;
        const { concerned, unclear } = await http.patch<ChangedLaw>(path, {
          ...values,
          revision: current.revision,
        });
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
      refusal={(error, formId, settle) =>
        isChangedMeanwhile(error) ? (
          <ChangedMeanwhile
            formId={formId}
            error={error}
            before={{ ...valuesOf(current) }}
            onReload={async () => ({ ...(await reload()) })}
            onSettled={settle}
            label={label}
          />
        ) : null
      }
      onClose={onClose}
    >
      {({ formId }) => <LawFields formId={formId} />}
    </FormDialog>
  );
}
