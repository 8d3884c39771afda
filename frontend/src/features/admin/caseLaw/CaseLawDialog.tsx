import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { today } from '../model/forms';
import { isChangedMeanwhile } from '../model/meanwhile';
import { CaseLawFields } from './CaseLawFields';
import { KeptDraft } from './KeptDraft';
import {
  bodyOf,
  caseLawSchema,
  draftKeyOf,
  draftSchema,
  FIELDS,
  isDraftOf,
  valuesOf,
  type CaseLawValues,
} from './model';

interface Props {
  /** The decision to change; `null` for a new one. */
  known: CaseLaw | null;
  onClose: () => void;
}

export function CaseLawDialog({ known, onClose }: Props) {
  const { t } = useTranslation(['caseLaw', 'common']);
  const formId = useId();
  const isDraft = known !== null && isDraftOf(known);
  const draftKey = draftKeyOf(known);
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  // As it was read last; another administrator may have changed it since.
  const [current, setCurrent] = useState(known);
  const reload = async () => {
    const now = await http.get<CaseLaw>(`/api/admin/jurisprudence/${current?.id ?? 0}`);
    setCurrent(now);
    setFailure(null);
    return valuesOf(now);
  };

  const submit =
    (close: () => void) => async (values: CaseLawValues, helpers: FormikHelpers<CaseLawValues>) => {
      setFailure(null);
      try {
        const body = bodyOf(values, current);
        await (current
          ? http.patch(`/api/admin/jurisprudence/${current.id}`, { ...body, revision: current.revision })
          : http.post('/api/admin/jurisprudence', body));
        showToast({ tone: 'success', title: { key: known ? 'caseLaw:toast.saved' : 'caseLaw:toast.added' } });
        close();
        await removeDraft(draftKey);
        await refresh('/api/admin/jurisprudence');
      } catch (error) {
        if (takeServerFields(error, values, helpers)) return;
        setFailure(error);
        if (isChangedMeanwhile(error)) return;
        showToast({
          tone: 'error',
          title: { key: known ? 'caseLaw:toast.saveFailed' : 'caseLaw:toast.addFailed' },
          description: apiErrorMessage(error),
        });
      }
    };

  return (
    <ModalDialog title={t(known ? 'form.editTitle' : 'form.addTitle')} size="wide" onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={valuesOf(known)}
          validationSchema={isDraft ? draftSchema(today()) : caseLawSchema(today())}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FormErrorSummary
                formId={formId}
                fields={FIELDS.map((name) => ({ name, label: t(`form.${name}`) }))}
              />
              <KeptDraft draftKey={draftKey} known={known} />
              {isChangedMeanwhile(failure) ? (
                <ChangedMeanwhile
                  error={failure}
                  before={valuesOf(current)}
                  onReload={reload}
                  label={(name) => t(`form.${name}`)}
                />
              ) : (
                failure !== null && <ApiErrorAlert error={failure} />
              )}
              <CaseLawFields formId={formId} isDraft={isDraft} />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t(isSubmitting ? 'form.saving' : 'form.save')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
