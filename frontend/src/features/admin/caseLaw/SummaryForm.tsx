import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { CheckIcon } from '@/components/icons';
import { http } from '@/lib/http/client';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { ChangedMeanwhile } from '../components/ChangedMeanwhile';
import { KeptDraft } from '../components/KeptDraft';
import { today } from '../model/forms';
import { isChangedMeanwhile } from '../model/meanwhile';
import { CaseLawFields } from './CaseLawFields';
import { Followed } from './Followed';
import { bodyOf, draftKeyOf, draftSchema, FIELDS, valuesOf, type CaseLawValues } from './model';

interface Props {
  decision: CaseLaw;
  /** Instead of a notice, before everything is read anew. */
  onVerified?: () => Promise<void>;
}

/** The summary of an imported decision, written beside its text: saved as far as it is, or saved and vouched for. */
export function SummaryForm({ decision, onVerified }: Props) {
  const { t } = useTranslation('caseLaw');
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const verifies = useRef(false);
  const path = `/api/admin/jurisprudence/${decision.id}`;
  const draftKey = draftKeyOf(decision);

  const submit = async (values: CaseLawValues, helpers: FormikHelpers<CaseLawValues>) => {
    setFailure(null);
    let isSaved = false;
    try {
      const body = { ...bodyOf(values, decision), revision: decision.revision };
      const { revision } = await http.patch<CaseLaw>(path, body);
      isSaved = true;
      await removeDraft(draftKey);
      if (verifies.current) await http.post(`${path}/verify`, { revision });
      if (verifies.current && onVerified) await onVerified();
      else {
        const done = verifies.current ? 'caseLaw:toast.verified' : 'caseLaw:toast.saved';
        showToast({ tone: 'success', title: { key: done } });
      }
    } catch (error) {
      // What is still missing is said at its field; what was written is saved already.
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    } finally {
      if (isSaved) await refresh('/api/admin/jurisprudence');
    }
  };
  const reload = async () => {
    const now = await http.get<CaseLaw>(path);
    await refresh('/api/admin/jurisprudence');
    return valuesOf(now);
  };
  return (
    <div className="cl-part">
      <h3>{t('verify.fields')}</h3>
      <p className="muted">{t('verify.summaryIntro')}</p>
      <Formik
        initialValues={valuesOf(decision)}
        validationSchema={draftSchema(today())}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting, submitForm }) => {
          const send = (isVerified: boolean) => {
            if (isSubmitting) return;
            verifies.current = isVerified;
            void submitForm();
          };
          return (
            <Form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                send(false);
              }}
            >
              <FormErrorSummary
                formId={formId}
                fields={FIELDS.map((name) => ({ name, label: t(`form.${name}`) }))}
              />
              <KeptDraft key={draftKey} draftKey={draftKey} values={valuesOf(decision)} />
              <Followed decision={decision} />
              {isChangedMeanwhile(failure) ? (
                <ChangedMeanwhile
                  formId={formId}
                  error={failure}
                  before={valuesOf(decision)}
                  onReload={reload}
                  onSettled={() => setFailure(null)}
                  label={(name) => t(`form.${name}`)}
                />
              ) : (
                failure !== null && <ApiErrorAlert error={failure} />
              )}
              <CaseLawFields formId={formId} isDraft />
              <div className="cl-actions">
                {/* Not `disabled`, which would let go of the focus. */}
                <button type="submit" className="button button-outlined" aria-disabled={isSubmitting}>
                  {t(isSubmitting ? 'form.saving' : 'form.save')}
                </button>
                <button
                  type="button"
                  className="button button-primary"
                  aria-disabled={isSubmitting}
                  onClick={() => send(true)}
                >
                  <CheckIcon />
                  {t('verify.saveAndConfirm')}
                </button>
              </div>
            </Form>
          );
        }}
      </Formik>
    </div>
  );
}
