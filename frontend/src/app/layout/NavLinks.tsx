import { useTranslation } from 'react-i18next';
import { NavLink } from '@/components/nav/Link';
import { navigationFor, paths } from '@/config/paths';
import type { Role } from '@/types/role';

interface Props {
  role: Role | null;
  onFollow?: () => void;
}

export function NavLinks({ role, onFollow }: Props) {
  const { t } = useTranslation();
  return (
    <ul className="nav-links">
      {navigationFor(role).map((page) => (
        <li key={page}>
          <NavLink to={paths[page].href()} end={page === 'home'} onClick={onFollow}>
            {t(`nav.${page}`)}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
