import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/nav/Link';
import { Optional } from '@/components/feedback/Optional';
import { showToast } from '@/components/feedback/toasts';
import { Mark } from '@/components/Mark';
import { LogoutIcon, MenuIcon, UserIcon } from '@/components/icons';
import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/useSession';
import { LanguageSwitch } from './LanguageSwitch';
import { NavLinks } from './NavLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { useSignOut } from './useSignOut';

const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './Drawer');
const Drawer = lazy(loadDrawer);

export function Header() {
  const { t } = useTranslation();
  const session = useSession();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const { user } = session;
  const openDrawer = () => {
    loadDrawer().then(
      () => {
        setAsked(true);
        setOpen(true);
      },
      () => showToast({ tone: 'error', title: { key: 'common:errors.offline' } }),
    );
  };
  return (
    <header className="header">
      <div className="header-row">
        <Link to={paths.home.href()} className="brand">
          <Mark />
          <span>{PRODUCT_NAME}</span>
        </Link>
        <nav className="header-nav" aria-label={t('nav.main')}>
          <NavLinks role={user?.role ?? null} />
        </nav>
        <div className="header-tools">
          <LanguageSwitch />
          <div className="wide-only">
            <ThemeSwitch />
          </div>
          {user && (
            <div className="wide-only header-user">
              <span className="user-name">
                <UserIcon />
                <span className="visually-hidden">{t('nav.signedInAs')}</span> {user.name}
              </span>
              <button type="button" className="button button-quiet" onClick={() => void signOut()}>
                <LogoutIcon />
                {t('nav.logout')}
              </button>
            </div>
          )}
          {session.state === 'signedOut' && pathname !== paths.auth.path && (
            <Link to={paths.auth.href()} className="button button-primary header-login">
              {t('nav.auth')}
            </Link>
          )}
          <button
            type="button"
            className="icon-button narrow-only"
            aria-label={t('nav.open')}
            aria-expanded={open}
            aria-haspopup="dialog"
            onClick={openDrawer}
          >
            <MenuIcon />
          </button>
        </div>
      </div>
      {asked && (
        <Optional>
          <Drawer open={open} onClose={() => setOpen(false)} />
        </Optional>
      )}
    </header>
  );
}
