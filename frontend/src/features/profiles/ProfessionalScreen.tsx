import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CalendarIcon, MessageIcon, StarIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { Badge } from '@/components/requests/Badge';
import { RatingSummary } from '@/components/requests/RatingSummary';
import { VerifiedBadge } from '@/components/requests/VerifiedBadge';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Contact, Professional, PublicRating } from '@/types/professionals';
import { percent } from './model/percent';
import './profiles.css';

function Facts({ professional }: { professional: Professional }) {
  const { t, i18n } = useTranslation('profiles');
  const { city, languages, yearsOfPractice, recommendShare, deadlineMetShare } = professional;
  const facts = [
    { name: t('public.city'), value: city ?? '' },
    { name: t('public.languages'), value: languages.join(', ') },
    {
      name: t('public.years'),
      value: yearsOfPractice === null ? '' : t('public.yearsValue', { count: yearsOfPractice }),
    },
    {
      name: t('public.recommend'),
      value: recommendShare === null ? '' : percent(recommendShare, i18n.language),
    },
    {
      name: t('public.deadlineMet'),
      value: deadlineMetShare === null ? '' : percent(deadlineMetShare, i18n.language),
    },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <dl className="pro-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What a client may do from here depends on whether this professional was chosen for one of their requests. */
function Actions({ professional }: { professional: Professional }) {
  const { t } = useTranslation('profiles');
  const contacts = useApi<Contact[]>('/api/client-contacts');
  if (!contacts.data) return null;
  const contact = contacts.data.find(({ id }) => id === professional.id);
  if (!contact) return <p className="notice pro-notice">{t('public.notChosen')}</p>;
  return (
    <div className="pro-actions">
      <Link to={paths.messages.href(contact.requestId)} className="button button-primary">
        <MessageIcon />
        {t('contacts.message')}
      </Link>
      {professional.hasAvailability ? (
        <Link
          to={paths.dashboard.href({ tab: 'appointments', book: professional.id })}
          className="button button-outlined"
        >
          <CalendarIcon />
          {t('contacts.book')}
        </Link>
      ) : (
        <p className="muted">{t('public.noAvailability')}</p>
      )}
    </div>
  );
}

function Rating({ rating }: { rating: PublicRating }) {
  const { t, i18n } = useTranslation('profiles');
  return (
    <li className="pro-rating">
      <p className="pro-stars">
        <span className="visually-hidden">{t('public.stars', { count: rating.rating })}</span>
        {Array.from({ length: 5 }, (_, star) => (
          <span key={star} className={star < rating.rating ? 'pro-star pro-star-on' : 'pro-star'}>
            <StarIcon size="1.2em" />
          </span>
        ))}
        <span className="muted">{formatDate(rating.createdAt, i18n.language)}</span>
      </p>
      {rating.comment && <p className="pro-comment">{rating.comment}</p>}
    </li>
  );
}

function Profile({ professional }: { professional: Professional }) {
  const { t } = useTranslation(['profiles', 'common', 'marketplace']);
  const user = useCurrentUser();
  const { name, role, specialty, domains, bio, ratings, ratingMean, ratingCount } = professional;
  usePageTitle(name);
  return (
    <>
      <h1>{name}</h1>
      <p className="pro-what">
        {specialty ? `${specialty} · ${t(`common:roles.${role}`)}` : t(`common:roles.${role}`)}
      </p>
      <p className="pro-badges">
        <VerifiedBadge isVerified={professional.isVerified} />
        <RatingSummary mean={ratingMean} count={ratingCount} />
      </p>
      {!professional.isVerified && <p className="muted">{t('public.unverifiedNote')}</p>}
      {user.role === 'client' && <Actions professional={professional} />}
      {user.id === professional.id && (
        <p>
          <Link to={paths.profile.href()} className="button button-outlined">
            {t('public.editOwn')}
          </Link>
        </p>
      )}
      {bio && <p className="pro-bio">{bio}</p>}
      {domains.length > 0 && (
        <ul className="pro-domains" aria-label={t('form.domains')}>
          {domains.map((domain) => (
            <li key={domain}>
              <Badge>{t(`marketplace:domain.${domain}`)}</Badge>
            </li>
          ))}
        </ul>
      )}
      <Facts professional={professional} />
      <h2>{t('public.ratings')}</h2>
      {ratings.length === 0 ? (
        <p className="muted">{t('public.noRatings')}</p>
      ) : (
        <ul className="pro-ratings">
          {ratings.map((rating, index) => (
            <Rating key={`${rating.createdAt}-${index}`} rating={rating} />
          ))}
        </ul>
      )}
    </>
  );
}

function Unknown() {
  const { t } = useTranslation('profiles');
  usePageTitle(t('public.unknown'));
  return (
    <>
      <h1>{t('public.unknown')}</h1>
      <p>{t('public.unknownText')}</p>
      <p>
        <Link to={paths.dashboard.href()}>{t('public.back')}</Link>
      </p>
    </>
  );
}

/** How a professional shows to those who are signed in. The roll number stays with the administration. */
export function ProfessionalScreen() {
  const { professionalId } = useParams();
  const { data, error, mutate } = useApi<Professional>(`/api/professionals/${Number(professionalId)}`);
  return (
    <div className="page pro">
      {error && !data && error.status === 404 && <Unknown />}
      {error && !data && error.status !== 404 && (
        <ApiErrorAlert error={error} onRetry={() => void mutate()} />
      )}
      {!data && !error && <PageSkeleton />}
      {data && <Profile professional={data} />}
    </div>
  );
}
