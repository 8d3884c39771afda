import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { KeptDraft } from '../components/KeptDraft';
import { today } from '../model/forms';
import { isChangedMeanwhile } from '../model/meanwhile';
import { CaseLawFields } from './CaseLawFields';
import { bodyOf, caseLawSchema, draftKeyOf, draftSchema, FIELDS, isDraftOf, valuesOf } from './model';

interface Props {
  /** The decision to change; `null` for a new one. */
  known: CaseLaw | null;
  onClose: () => void;
}

export function CaseLawDialog({ known, onClose }: Props) {
  const { t } = useTranslation('caseLaw');
  const refresh = useRefresh();
  const isDraft = known !== null && isDraftOf(known);
  // As it was read last; another administrator may have changed it since.
  const [current, setCurrent] = useState(known);
  const draftKey = draftKeyOf(current);
  const label = (name: (typeof FIELDS)[number]) => t(`form.${name}`);
  const reload = async () => {
    const now = await http.get<CaseLaw>(`/api/admin/jurisprudence/${current?.id ?? 0}`);
    setCurrent(now);
    return valuesOf(now);
  };
  return (
    <FormDialog
      title={t(known ? 'form.editTitle' : 'form.addTitle')}
      size="wide"
      initialValues={valuesOf(known)}
      schema={isDraft ? draftSchema(today()) : caseLawSchema(today())}
      fields={FIELDS.map((name) => ({ name, label: label(name) }))}
      confirm={t('form.save')}
      confirming={t('form.saving')}
      losesNothing
      onSubmit={async (values, close) => {
        const body = bodyOf(values, current);
        await (current
          ? http.patch(`/api/admin/jurisprudence/${current.id}`, { ...body, revision: current.revision })
          : http.post('/api/admin/jurisprudence', body));
        showToast({ tone: 'success', title: { key: known ? 'caseLaw:toast.saved' : 'caseLaw:toast.added' } });
        close();
        await removeDraft(draftKey);
        await refresh('/api/admin/jurisprudence');
      }}
      onRefused={(error) => {
        if (isChangedMeanwhile(error)) return;
        showToast({
          tone: 'error',
          title: { key: known ? 'caseLaw:toast.saveFailed' : 'caseLaw:toast.addFailed' },
          description: apiErrorMessage(error),
        });
      }}
      refusal={(error, formId, settle) =>
        isChangedMeanwhile(error) ? (
          <ChangedMeanwhile
            formId={formId}
            error={error}
            before={valuesOf(current)}
            onReload={reload}
            onSettled={settle}
            label={label}
          />
        ) : null
      }
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <KeptDraft draftKey={draftKey} values={valuesOf(current)} />
          <CaseLawFields formId={formId} isDraft={isDraft} />
        </>
      )}
    </FormDialog>
  );
}
