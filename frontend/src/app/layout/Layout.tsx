import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Announcer } from '@/components/feedback/Announcer';
import { Optional } from '@/components/feedback/Optional';
import { OfflineBanner } from '@/components/feedback/OfflineBanner';
import { RouteBoundary } from '../RouteBoundary';
import { Header } from './Header';
import { useNavigationFocus } from './useNavigationFocus';

const AfterMain = lazy(() => import(/* webpackChunkName: "after-main" */ './AfterMain'));

export function Layout() {
  const { t } = useTranslation();
  useNavigationFocus();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('nav.skip')}
      </a>
      <Header />
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        <RouteBoundary>
          <Outlet />
        </RouteBoundary>
      </main>
      <Optional>
        <AfterMain />
      </Optional>
      <Announcer />
    </>
  );
}
