import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { LEGAL_DOMAINS } from '@/types/marketplace';
import type { OwnProfile } from '@/types/professionals';
import { bodyOf, LIMITS, profileSchema, valuesOf, type ProfileValues } from '../model/profileForm';

interface Props {
  profile: OwnProfile;
  onSaved: (profile: OwnProfile) => void;
}

export function ProfileForm({ profile, onSaved }: Props) {
  const { t } = useTranslation(['profiles', 'marketplace', 'common']);
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = async (values: ProfileValues, helpers: FormikHelpers<ProfileValues>) => {
    setFailure(null);
    try {
      const saved = await http.put<OwnProfile>('/api/professional-profile', bodyOf(values));
      showToast({ tone: 'success', title: { key: 'profiles:toast.saved' } });
      onSaved(saved);
      helpers.resetForm({ values: valuesOf(saved) });
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  return (
    <Formik
      initialValues={valuesOf(profile)}
      validationSchema={profileSchema}
      validateOnChange={false}
      onSubmit={submit}
    >
      {({ values, setFieldValue, isSubmitting, dirty }) => (
        <Form noValidate className="pro-form">
          <FormErrorSummary
            formId={formId}
            fields={[
              { name: 'specialty', label: t('form.specialty') },
              { name: 'domains', label: t('form.domains') },
              { name: 'city', label: t('form.city') },
              { name: 'languages', label: t('form.languages') },
              { name: 'yearsOfPractice', label: t('form.years') },
              { name: 'rollNumber', label: t('form.rollNumber') },
              { name: 'bio', label: t('form.bio') },
            ]}
          />
          {failure !== null && <ApiErrorAlert error={failure} />}
          <FormTextField
            formId={formId}
            name="specialty"
            label={t('form.specialty')}
            help={t('form.specialtyHelp')}
            maxLength={LIMITS.specialty}
          />
          <fieldset className="pro-fieldset" id={`${formId}-domains`} tabIndex={-1}>
            <legend>{t('form.domains')}</legend>
            <p className="muted">{t('form.domainsHelp')}</p>
            <div className="pro-checks">
              {LEGAL_DOMAINS.map((domain) => (
                <label key={domain} className="pro-check">
                  <input
                    type="checkbox"
                    checked={values.domains.includes(domain)}
                    onChange={(event) =>
                      void setFieldValue(
                        'domains',
                        LEGAL_DOMAINS.filter((each) =>
                          each === domain ? event.target.checked : values.domains.includes(each),
                        ),
                      )
                    }
                  />
                  {t(`marketplace:domain.${domain}`)}
                </label>
              ))}
            </div>
          </fieldset>
          <div className="pro-two">
            <FormTextField formId={formId} name="city" label={t('form.city')} maxLength={LIMITS.city} />
            <FormTextField
              formId={formId}
              name="yearsOfPractice"
              label={t('form.years')}
              inputMode="numeric"
              maxLength={2}
            />
          </div>
          <FormTextField
            formId={formId}
            name="languages"
            label={t('form.languages')}
            help={t('form.languagesHelp')}
            maxLength={LIMITS.languages}
          />
          <FormTextField
            formId={formId}
            name="rollNumber"
            label={t('form.rollNumber')}
            help={t(
              profile.isVerified && values.rollNumber.trim() !== (profile.rollNumber ?? '')
                ? 'form.rollNumberChanged'
                : 'form.rollNumberHelp',
            )}
            maxLength={LIMITS.rollNumber}
          />
          <FormTextField
            formId={formId}
            name="bio"
            label={t('form.bio')}
            help={t('form.bioHelp')}
            rows={5}
            maxLength={LIMITS.bio}
          />
          <button type="submit" className="button button-primary" disabled={isSubmitting || !dirty}>
            {t(isSubmitting ? 'form.saving' : 'form.save')}
          </button>
        </Form>
      )}
    </Formik>
  );
}
