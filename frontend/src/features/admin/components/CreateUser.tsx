import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormCheckbox } from '@/components/forms/FormCheckbox';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormPasswordField } from '@/components/forms/FormPasswordField';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useRefresh } from '@/lib/swr/useApi';
import type { Account } from '@/types/admin';
import { SELECTABLE_ROLES } from '@/types/role';
import { createUserSchema, emptyUser, type CreateUserValues } from '../model/forms';

const order = ['name', 'email', 'password', 'role'] as const;

export function CreateUser() {
  const { t } = useTranslation(['admin', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: CreateUserValues, helpers: FormikHelpers<CreateUserValues>) => {
    setFailure(null);
    try {
      await http.post<Account>('/api/admin/create-user', createUserSchema.cast(values));
      helpers.resetForm();
      showToast({ tone: 'success', title: { key: 'admin:toast.created' } });
      await refresh('/api/admin');
    } catch (error) {
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      showToast({
        tone: 'error',
        title: { key: 'admin:toast.createFailed' },
        description: apiErrorMessage(error),
      });
    }
  };
  return (
    <section className="ad-form">
      <h2>{t('tabs.create')}</h2>
      <p className="muted">{t('create.intro')}</p>
      <Formik
        initialValues={emptyUser}
        validationSchema={createUserSchema}
        validateOnChange={false}
        onSubmit={submit}
      >
        {({ isSubmitting }) => (
          <Form noValidate>
            {failure !== null && <ApiErrorAlert error={failure} />}
            <FormErrorSummary
              formId={formId}
              fields={order.map((name) => ({ name, label: t(`create.${name}`) }))}
            />
            <FormTextField
              formId={formId}
              name="name"
              label={t('create.name')}
              autoComplete="off"
              maxLength={100}
              required
            />
            <FormTextField
              formId={formId}
              name="email"
              type="email"
              label={t('create.email')}
              autoComplete="off"
              inputMode="email"
              required
            />
            <FormPasswordField
              formId={formId}
              name="password"
              label={t('create.password')}
              autoComplete="new-password"
              help={t('create.passwordHelp')}
              required
            />
            <FormSelect
              formId={formId}
              name="role"
              label={t('create.role')}
              required
              options={SELECTABLE_ROLES.map((value) => ({ value, label: t(`common:roles.${value}`) }))}
            />
            <FormCheckbox formId={formId} name="isPremium" label={t('create.isPremium')} />
            <p>
              <button type="submit" className="button button-primary" disabled={isSubmitting}>
                {t(isSubmitting ? 'create.submitting' : 'create.submit')}
              </button>
            </p>
          </Form>
        )}
      </Formik>
    </section>
  );
}
