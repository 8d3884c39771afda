import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/nav/AppLink';
import { paths } from '@/config/paths';
import type { Role } from '@/types/role';

const row = { display: 'flex', flexWrap: 'wrap', gap: 2, mb: 4 };

/** The way from the dashboard to the marketplace, for those who may use it. */
export function DashboardLinks({ role }: { role: Role }) {
  const { t } = useTranslation('dashboard');
  if (role === 'client') {
    return (
      <Box sx={row}>
        <AppLink
          page="marketplace"
          to={paths.marketplace.href({ dialog: 'new' })}
          className="button button-outlined"
        >
          {t('market.new')}
        </AppLink>
        {/* On a phone the menu leads there, and the conversation below needs the room. */}
        <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
          <AppLink page="marketplace" to={paths.marketplace.href()} className="button button-quiet">
            {t('market.requests')}
          </AppLink>
        </Box>
      </Box>
    );
  }
  if (role !== 'avocat' && role !== 'huissier') return null;
  return (
    <Box sx={row}>
      <AppLink page="marketplace" to={paths.marketplace.href()} className="button button-outlined">
        {t('market.open')}
      </AppLink>
    </Box>
  );
}
