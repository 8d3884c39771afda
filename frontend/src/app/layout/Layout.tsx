import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { Announcer } from '@/components/feedback/Announcer';
import { OfflineBanner } from '@/components/feedback/OfflineBanner';
import { Toaster } from '@/components/feedback/Toaster';
import { UpdatePrompt } from '@/components/feedback/UpdatePrompt';
import { RouteBoundary } from '../RouteBoundary';
import { Footer } from './Footer';
import { Header } from './Header';
import { useNavigationFocus } from './useNavigationFocus';

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
      <UpdatePrompt />
      <main id="main" tabIndex={-1}>
        <RouteBoundary>
          <Outlet />
        </RouteBoundary>
      </main>
      <Footer />
      <Toaster />
      <Announcer />
    </>
  );
}
