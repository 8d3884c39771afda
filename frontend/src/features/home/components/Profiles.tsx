import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/useSession';
import { SELECTABLE_ROLES } from '@/types/role';
import { Drawing } from './Drawing';

const features = ['a', 'b', 'c'] as const;

/** Five cards, each with its icon, its word and its colour; signed in, they lead to one's own dashboard. */
export function Profiles() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  return (
    <ul className="profiles">
      {SELECTABLE_ROLES.map((role) => (
        <li key={role}>
          <Link
            className={`profile profile-${role}`}
            to={user ? paths.dashboard.href() : paths.auth.href({ tab: 'inscription', role })}
          >
            <span className="profile-head">
              <Drawing name={`profile-${role}`} className="profile-icon" box="0 0 32 32" />
              <span className="profile-name">{t(`profiles.${role}.name`)}</span>
            </span>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{t(`profiles.${role}.features.${feature}`)}</li>
              ))}
            </ul>
          </Link>
        </li>
      ))}
    </ul>
  );
}
