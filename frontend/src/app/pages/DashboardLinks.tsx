import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { Role } from '@/types/role';

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 };

/** The ways from the dashboard: to the marketplace, for those who may use it, and to the tools of professionals. */
export function DashboardLinks({ role }: { role: Role }) {
  const { t } = useTranslation('dashboard');
  if (role === 'client') {
    return (
      <Box sx={row}>
        <Link to={paths.marketplace.href({ dialog: 'new' })} className="button button-outlined">
          {t('market.new')}
        </Link>
        {/* On a phone the menu leads there, and the conversation below needs the room. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <Link to={paths.marketplace.href()} className="button button-quiet">
            {t('market.requests')}
          </Link>
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={row}>
      {(role === 'avocat' || role === 'huissier') && (
        <Link to={paths.marketplace.href()} className="button button-outlined">
          {t('market.open')}
        </Link>
      )}
      <Link to={paths.citations.href()} className="button button-quiet">
        {t('citations')}
      </Link>
    </Box>
  );
}
