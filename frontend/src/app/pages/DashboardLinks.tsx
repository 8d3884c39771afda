import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { Role } from '@/types/role';

/** The ways from the dashboard: to the marketplace, for those who may use it, and to the tools of professionals. */
export function DashboardLinks({ role }: { role: Role }) {
  const { t } = useTranslation('dashboard');
  if (role === 'client') {
    return (
      <div className="dashboard-links">
        <Link to={paths.marketplace.href({ dialog: 'new' })} className="button button-outlined">
          {t('market.new')}
        </Link>
        {/* On a phone the menu leads there, and the conversation below needs the room. */}
        <div className="dashboard-requests">
          <Link to={paths.marketplace.href()} className="button button-quiet">
            {t('market.requests')}
          </Link>
        </div>
      </div>
    );
  }
  return (
    <div className="dashboard-links">
      {(role === 'avocat' || role === 'huissier') && (
        <Link to={paths.marketplace.href()} className="button button-outlined">
          {t('market.open')}
        </Link>
      )}
      <Link to={paths.citations.href()} className="button button-quiet">
        {t('citations')}
      </Link>
    </div>
  );
}
