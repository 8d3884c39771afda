import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { dayOf } from '@/lib/format/day';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useRefresh } from '@/lib/swr/useApi';
import type { Account } from '@/types/admin';
import {
  addMonths,
  premiumBody,
  premiumSchema,
  QUICK_MONTHS,
  today,
  type PremiumValues,
} from '../model/forms';

interface Props {
  account: Account;
  onClose: () => void;
}

/** Switches a subscription, until a day or without end. */
export function PremiumDialog({ account, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const now = today();

  const submit =
    (close: () => void) => async (values: PremiumValues, helpers: FormikHelpers<PremiumValues>) => {
      setFailure(null);
      try {
        await http.patch(`/api/admin/users/${account.id}/premium`, premiumBody(values));
        showToast({ tone: 'success', title: { key: 'admin:toast.premium' } });
        close();
        await refresh('/api/admin');
      } catch (error) {
        if (takeServerFields(error, values, helpers)) return;
        setFailure(error);
        showToast({
          tone: 'error',
          title: { key: 'admin:toast.premiumFailed' },
          description: apiErrorMessage(error),
        });
      }
    };
  return (
    <ModalDialog title={t('premium.title', { name: account.name })} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={{
            isPremium: account.isPremium,
            premiumUntil:
              account.isPremium && account.premiumUntil !== null ? dayOf(account.premiumUntil) : '',
          }}
          validationSchema={premiumSchema(now)}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting, values, setValues }) => (
            <Form noValidate>
              {failure !== null && <ApiErrorAlert error={failure} />}
              <FormCheckbox formId={formId} name="isPremium" label={t('premium.isPremium')} />
              <FormTextField
                formId={formId}
                name="premiumUntil"
                type="date"
                label={t('premium.until')}
                help={t('premium.untilHelp')}
                min={now}
                disabled={!values.isPremium}
              />
              <fieldset className="ad-quick">
                <legend>{t('premium.quick')}</legend>
                {QUICK_MONTHS.map((count) => (
                  <button
                    key={count}
                    type="button"
                    className="button button-outlined"
                    onClick={() =>
                      void setValues({ isPremium: true, premiumUntil: addMonths(now, count) }, true)
                    }
                  >
                    {t('premium.months', { count })}
                  </button>
                ))}
              </fieldset>
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t(isSubmitting ? 'premium.saving' : 'premium.save')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
