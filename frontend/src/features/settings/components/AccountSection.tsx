import Button from '@mui/material/Button';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { useCurrentUser } from '@/lib/session/useSession';
import { useSessionActions } from '@/lib/session/useSessionActions';
import type { User } from '@/types/api';
import { accountSchema, type AccountValues } from '../model/schemas';

function EmailLine() {
  const { t } = useTranslation('settings');
  const user = useCurrentUser();
  const { refresh } = useSessionActions();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const resend = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { sent } = await http.post<{ sent: boolean }>('/api/auth/verification');
      showToast(
        sent
          ? {
              tone: 'success',
              title: { key: 'settings:toast.linkSent' },
              description: { key: 'settings:toast.linkSentText' },
            }
          : { tone: 'success', title: { key: 'settings:toast.alreadyVerified' } },
      );
      if (!sent) await refresh();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <dl className="settings-facts">
        <dt>{t('account.email')}</dt>
        <dd>
          {user.email}{' '}
          <span className="settings-mark">
            {t(user.isEmailVerified ? 'account.verified' : 'account.unverified')}
          </span>
        </dd>
      </dl>
      {!user.isEmailVerified && (
        <div className="notice settings-verify">
          <p>{t('account.unverifiedText')}</p>
          <button
            type="button"
            className="button button-outlined"
            disabled={busy}
            onClick={() => void resend()}
          >
            {t(busy ? 'account.resending' : 'account.resend')}
          </button>
        </div>
      )}
      {failure !== null && <ApiErrorAlert error={failure} />}
    </>
  );
}

/** The switch in the header stores the language too: the form shows what stands, and loses nothing else. */
function FollowLanguage() {
  const { language } = useCurrentUser();
  const { initialValues, resetForm, setFieldValue, values } = useFormikContext<AccountValues>();
  useEffect(() => {
    if (initialValues.language === language) return;
    resetForm({ values: { ...initialValues, language } });
    void setFieldValue('name', values.name);
  }, [language, initialValues, values.name, resetForm, setFieldValue]);
  return null;
}

export function AccountSection() {
  const { t } = useTranslation('settings');
  const formId = useId();
  const user = useCurrentUser();
  const { setUser } = useSessionActions();
  const { setLanguage } = useLanguage();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: AccountValues, helpers: FormikHelpers<AccountValues>) => {
    setFailure(null);
    try {
      const changed = await http.patch<User>('/api/account', accountSchema.cast(values));
      await setUser(changed);
      await setLanguage(changed.language);
      showToast({ tone: 'success', title: { key: 'settings:toast.saved' } });
      helpers.resetForm({ values: { name: changed.name, language: changed.language } });
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <>
      <EmailLine />
      <Formik
        initialValues={{ name: user.name, language: user.language }}
        validationSchema={accountSchema}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting, dirty }) => (
          <Form noValidate>
            <FollowLanguage />
            {failure !== null && <ApiErrorAlert error={failure} />}
            <FormErrorSummary
              formId={formId}
              fields={[
                { name: 'name', label: t('account.name') },
                { name: 'language', label: t('account.language') },
              ]}
            />
            <FormTextField
              formId={formId}
              name="name"
              label={t('account.name')}
              autoComplete="name"
              maxLength={100}
              required
            />
            <FormSelect
              formId={formId}
              name="language"
              label={t('account.language')}
              help={t('account.languageHelp')}
              required
              options={[
                { value: 'fr', label: t('account.french') },
                { value: 'en', label: t('account.english') },
              ]}
            />
            <Button type="submit" variant="contained" disabled={isSubmitting || !dirty}>
              {t(isSubmitting ? 'account.saving' : 'account.save')}
            </Button>
          </Form>
        )}
      </Formik>
    </>
  );
}
