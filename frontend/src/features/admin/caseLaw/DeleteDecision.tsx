import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { changedFields, isChangedMeanwhile } from '../model/meanwhile';
import { valuesOf } from './model';

const REASON_MAX = 500;
const EMPTY = { reason: '' };
const schema = object({ reason: string() });

interface Props {
  known: CaseLaw;
  /** Before everything is read anew. */
  onDeleted?: () => Promise<void>;
  onClose: () => void;
}

/** Asks before a decision is deleted, and why: what it says is kept nowhere. Nobody deletes what they have not read. */
export function DeleteDecision({ known, onDeleted, onClose }: Props) {
  const { t } = useTranslation('caseLaw');
  const refresh = useRefresh();
  // As it was read last; another administrator may have changed it since.
  const [current, setCurrent] = useState(known);
  const path = `/api/admin/jurisprudence/${known.id}`;
  const changed = changedFields(valuesOf(known), valuesOf(current));
  const reload = async () => {
    setCurrent(await http.get<CaseLaw>(path));
    return EMPTY;
  };
  return (
    <FormDialog
      title={t('delete.title')}
      intro={
        <>
          <p>{t('delete.text', { title: current.title })}</p>
          {changed.length > 0 && (
            <p className="notice">
              {t('delete.changed', { fields: changed.map((name) => t(`form.${name}`)).join(', ') })}
            </p>
          )}
        </>
      }
      initialValues={EMPTY}
      schema={schema}
      fields={[{ name: 'reason', label: t('delete.reason') }]}
      confirm={t('delete.confirm')}
      danger
      onSubmit={async ({ reason }, close) => {
        const query = new URLSearchParams({ reason: reason.trim(), revision: `${current.revision}` });
        await http.delete(`${path}?${query.toString()}`);
        showToast({ tone: 'success', title: { key: 'caseLaw:toast.deleted' } });
        close();
        await onDeleted?.();
        await refresh('/api/admin/jurisprudence');
        restoreFocus();
      }}
      refusal={(error, formId, settle) =>
        isChangedMeanwhile(error) ? (
          <ChangedMeanwhile
            formId={formId}
            error={error}
            before={EMPTY}
            onReload={reload}
            onSettled={settle}
            label={(name) => t(`delete.${name}`)}
          />
        ) : null
      }
      onClose={onClose}
    >
      {({ formId }) => (
        <FormTextField
          formId={formId}
          name="reason"
          label={t('delete.reason')}
          help={t('delete.reasonHelp')}
          maxLength={REASON_MAX}
        />
      )}
    </FormDialog>
  );
}
