import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import { AuthPage, ReadingPage } from './staticPages';
import HomePage from './pages/HomePage';

const AccountLinkRoutes = lazyPage(
  () => import(/* webpackChunkName: "page-auth" */ './AccountLinkRoutes'),
  'auth',
);
const SettingsPage = lazyPage(
  () => import(/* webpackChunkName: "page-settings" */ './pages/SettingsPage'),
  'settings',
  'auth',
);
const DashboardPage = lazyPage(
  () => import(/* webpackChunkName: "page-dashboard" */ './pages/DashboardPage'),
  'dashboard',
);
const MarketplacePage = lazyPage(
  () => import(/* webpackChunkName: "page-marketplace" */ './pages/MarketplacePage'),
  'marketplace',
  'proposals',
);
// One chunk for both: they share most of their parts, and who sees one sees the other.
const ProposalsPage = lazyPage(
  () => import(/* webpackChunkName: "page-marketplace" */ './pages/ProposalsPage'),
  'marketplace',
  'proposals',
);
const MessagesPage = lazyPage(
  () => import(/* webpackChunkName: "page-messages" */ './pages/MessagesPage'),
  'messages',
);
const ProfessionalPage = lazyPage(
  () => import(/* webpackChunkName: "page-professional" */ './pages/ProfessionalPage'),
  'profiles',
  'marketplace',
);
const ProfilePage = lazyPage(
  () => import(/* webpackChunkName: "page-profile" */ './pages/ProfilePage'),
  'profiles',
  'marketplace',
);
const AdminRoutes = lazyPage(() => import(/* webpackChunkName: "admin" */ './AdminRoutes'));
const CitationsPage = lazyPage(
  () => import(/* webpackChunkName: "page-citations" */ './pages/CitationsPage'),
  'citations',
);
const QualityPage = lazyPage(
  () => import(/* webpackChunkName: "page-quality" */ './pages/QualityPage'),
  'quality',
);
const LibraryPage = lazyPage(
  () => import(/* webpackChunkName: "page-library" */ './pages/LibraryPage'),
  'library',
);
const AnonymousPage = lazyPage(
  () => import(/* webpackChunkName: "page-anonymous" */ './pages/AnonymousPage'),
  'anonymous',
  'marketplace',
);
const AccessRoutes = lazyPage(
  () => import(/* webpackChunkName: "page-access" */ './AccessRoutes'),
  'anonymous',
  'marketplace',
);

const SubscribePage = lazyPage(
  () => import(/* webpackChunkName: "page-subscribe" */ './pages/SubscribePage'),
  'subscribe',
);
const HandbookPage = lazyPage(
  () => import(/* webpackChunkName: "page-handbook" */ './pages/HandbookPage'),
  'handbook',
  'reading',
  'marketplace',
);
// Asked for with the session, which takes as long.
const RequireSession = lazyPage(() => import(/* webpackChunkName: "guard" */ './RequireSession'));
const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'));

/** One line a page. Its address stands in config/paths.ts, and in `PAGES` of the server. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.auth.path} element={<AuthPage />} />
        <Route path="/auth/*" element={<AccountLinkRoutes />} />
        <Route path={paths.quality.path} element={<QualityPage />} />
        <Route path={paths.anonymous.path} element={<AnonymousPage />} />
        <Route path="/access/*" element={<AccessRoutes />} />
        <Route path={paths.blog.path} element={<ReadingPage />} />
        <Route path={paths.article.path} element={<ReadingPage />} />
        <Route path={paths.terms.path} element={<ReadingPage />} />
        <Route path={paths.privacy.path} element={<ReadingPage />} />
        <Route path={paths.privacyArchive.path} element={<ReadingPage />} />
        <Route path={paths.emergency.path} element={<ReadingPage />} />
        <Route path={paths.handbook.path} element={<HandbookPage />} />
        <Route element={<RequireSession />}>
          <Route path={paths.dashboard.path} element={<DashboardPage />} />
          <Route path={paths.marketplace.path} element={<MarketplacePage />} />
          <Route path={paths.proposals.path} element={<ProposalsPage />} />
          <Route path={paths.messages.path} element={<MessagesPage />} />
          <Route path={paths.professional.path} element={<ProfessionalPage />} />
          <Route path={paths.profile.path} element={<ProfilePage />} />
          <Route path={paths.subscribe.path} element={<SubscribePage />} />
          <Route path={paths.settings.path} element={<SettingsPage />} />
          <Route path="/admin/*" element={<AdminRoutes />} />
          <Route path={paths.citations.path} element={<CitationsPage />} />
          <Route path={paths.jurisprudence.path} element={<LibraryPage />} />
          <Route path={paths.laws.path} element={<LibraryPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
