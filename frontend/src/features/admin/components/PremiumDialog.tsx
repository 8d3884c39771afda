import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
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
  const { t } = useTranslation('admin');
  const refresh = useRefresh();
  const now = today();
  return (
    <FormDialog<PremiumValues>
      title={t('premium.title', { name: account.name })}
      initialValues={{
        isPremium: account.isPremium,
        premiumUntil: account.isPremium && account.premiumUntil !== null ? dayOf(account.premiumUntil) : '',
      }}
      schema={premiumSchema(now)}
      fields={[{ name: 'premiumUntil', label: t('premium.until') }]}
      confirm={t('premium.save')}
      confirming={t('premium.saving')}
      onSubmit={async (values, close) => {
        await http.patch(`/api/admin/users/${account.id}/premium`, premiumBody(values));
        showToast({ tone: 'success', title: { key: 'admin:toast.premium' } });
        close();
        await refresh('/api/admin');
      }}
      onRefused={(error) =>
        showToast({
          tone: 'error',
          title: { key: 'admin:toast.premiumFailed' },
          description: apiErrorMessage(error),
        })
      }
      onClose={onClose}
    >
      {({ formId, values, setValues }) => (
        <>
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
                onClick={() => void setValues({ isPremium: true, premiumUntil: addMonths(now, count) }, true)}
              >
                {t('premium.months', { count })}
              </button>
            ))}
          </fieldset>
        </>
      )}
    </FormDialog>
  );
}
