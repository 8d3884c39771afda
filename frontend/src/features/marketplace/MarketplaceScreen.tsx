import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import type { ClientRequest } from '@/types/marketplace';
import { ClientMarket } from './components/ClientMarket';
import { ProfessionalMarket } from './components/ProfessionalMarket';
import './marketplace.css';

interface Props {
  /** What belongs to proposals; the page puts it in. */
  received: ReactNode;
  mine: ReactNode;
  offer: (request: ClientRequest, onClose: () => void, onDone: () => void) => ReactNode;
  own: (requestId: number) => ReactNode;
}

/** Policier, gendarme and admin: what the page is for, and no call for a list they may not read. */
function NotForYou({ role }: { role: 'policier' | 'gendarme' | 'admin' }) {
  const { t } = useTranslation('marketplace');
  usePageTitle(t('open.page'));
  return (
    <div className="page mk">
      <h1>{t('open.page')}</h1>
      <div className="mk-empty">
        <p className="mk-empty-title">{t('notForYou.title')}</p>
        <p>{t(role === 'admin' ? 'notForYou.admin' : 'notForYou.officer')}</p>
        <Link className="button button-primary" to={paths.dashboard.href()}>
          {t('notForYou.dashboard')}
        </Link>
      </div>
    </div>
  );
}

/** `/marketplace`: one address, a side for each role. */
export function MarketplaceScreen({ received, mine, offer, own }: Props) {
  const user = useCurrentUser();
  switch (user.role) {
    case 'client':
      return <ClientMarket user={user} received={received} />;
    case 'avocat':
    case 'huissier':
      return <ProfessionalMarket mine={mine} offer={offer} own={own} />;
    case 'policier':
    case 'gendarme':
    case 'admin':
      return <NotForYou role={user.role} />;
  }
}
