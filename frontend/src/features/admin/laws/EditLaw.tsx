import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AdminLaw, ChangedLaw } from '@/types/library';
import { LawFields } from './LawFields';
import { LAW_FIELDS, lawSchema, valuesOf, type LawValues } from './model';

export function EditLaw({ law, onClose }: { law: AdminLaw; onClose: () => void }) {
  const { t } = useTranslation(['adminLaws', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = (close: () => void) => async (values: LawValues, helpers: FormikHelpers<LawValues>) => {
    setFailure(null);
    try {
      const { concerned, unclear } = await http.patch<ChangedLaw>(
        `/api/admin/laws/${encodeURIComponent(law.key)}`,
        values,
      );
      showToast({
        tone: 'success',
        title: { key: 'adminLaws:toast.saved' },
        ...(concerned + unclear > 0 && {
          description: { key: 'adminLaws:toast.concerned', values: { concerned, unclear } },
        }),
      });
      close();
      await refresh('/api/admin/laws', '/api/laws', '/api/law-articles');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };
  return (
    <ModalDialog title={t('edit.title')} size="wide" onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={valuesOf(law)}
          validationSchema={lawSchema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <p className="muted">{t('edit.intro')}</p>
              <FormErrorSummary
                formId={formId}
                fields={LAW_FIELDS.map((name) => ({ name, label: t(`form.${name}`) }))}
              />
              {failure !== null && <ApiErrorAlert error={failure} />}
              <LawFields formId={formId} />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t('edit.save')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
