import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { VerifiedBadge } from '@/components/requests/VerifiedBadge';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Availability, OwnProfile } from '@/types/professionals';
import { AvailabilityEditor } from './components/AvailabilityEditor';
import { Completeness } from './components/Completeness';
import { ProfileForm } from './components/ProfileForm';
import { missingOf, valuesOf } from './model/profileForm';
import './profiles.css';
import './week.css';

function Editor() {
  const { t } = useTranslation(['profiles', 'common']);
  const user = useCurrentUser();
  const profile = useApi<OwnProfile>('/api/professional-profile');
  const week = useApi<Availability[]>('/api/availability');
  const hasAvailability = week.data?.some((row) => row.isActive) ?? true;

  if (profile.error && !profile.data)
    return <ApiErrorAlert error={profile.error} onRetry={() => void profile.mutate()} />;
  if (!profile.data) return <PageSkeleton />;
  const { isVerified } = profile.data;
  return (
    <>
      <p className="pro-what">
        {user.name} · {t(`common:roles.${user.role}`)}
      </p>
      <section className="pro-verified">
        <VerifiedBadge isVerified={isVerified} />
        <p>{t(isVerified ? 'own.verified' : 'own.unverified')}</p>
      </section>
      <Completeness missing={missingOf(valuesOf(profile.data), hasAvailability)} />
      <p>
        <Link to={paths.professional.href(user.id)} className="button button-outlined">
          {t('own.seePublic')}
        </Link>
      </p>
      <section aria-labelledby="pro-form-title">
        <h2 id="pro-form-title">{t('own.formTitle')}</h2>
        <ProfileForm
          profile={profile.data}
          onSaved={(saved) => void profile.mutate(saved, { revalidate: false })}
        />
      </section>
      <section aria-labelledby="pro-week-title" id="availability">
        <h2 id="pro-week-title">{t('week.title')}</h2>
        {week.error && !week.data && <ApiErrorAlert error={week.error} onRetry={() => void week.mutate()} />}
        {!week.data && !week.error && <PageSkeleton cards={1} />}
        {week.data && (
          <AvailabilityEditor
            rows={week.data}
            onSaved={(rows) => void week.mutate(rows, { revalidate: false })}
          />
        )}
      </section>
    </>
  );
}

/** An avocat's or a huissier's own profile, and when they can be seen. */
export function OwnProfileScreen() {
  const { t } = useTranslation('profiles');
  const { role } = useCurrentUser();
  usePageTitle(t('own.title'));
  return (
    <div className="page pro">
      <h1>{t('own.title')}</h1>
      {role === 'avocat' || role === 'huissier' ? <Editor /> : <p>{t('own.professionalsOnly')}</p>}
    </div>
  );
}
