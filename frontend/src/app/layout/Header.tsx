import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Link } from '@/components/nav/Link';
import { Optional } from '@/components/feedback/Optional';
import { showToast } from '@/components/feedback/toasts';
import { Mark } from '@/components/Mark';
import { MenuIcon } from '@/components/headerIcons';
import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/useSession';
import { LanguageSwitch } from './LanguageSwitch';
import { lazyPage } from '../lazyPage';
import { NavLinks } from './NavLinks';
import { ThemeSwitch } from './ThemeSwitch';

const loadDrawer = () => import(/* webpackChunkName: "drawer" */ './Drawer');
const Drawer = lazy(loadDrawer);
const SignedIn = lazyPage(() => import(/* webpackChunkName: "signed-in" */ './SignedIn'), 'notices');

export function Header() {
  const { t } = useTranslation();
  const session = useSession();
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
            <Optional waiting={<span className="icon-button" />}>
              <SignedIn />
            </Optional>
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
