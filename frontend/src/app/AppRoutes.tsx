import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import HomePage from './pages/HomePage';
import NotFoundPage from './pages/NotFoundPage';
import { RequireSession } from './RequireSession';

const AuthPage = lazyPage(() => import(/* webpackChunkName: "page-auth" */ './pages/AuthPage'), 'auth');
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
const AdminPage = lazyPage(() => import(/* webpackChunkName: "page-admin" */ './pages/AdminPage'), 'admin');
const AdminCaseLawPage = lazyPage(
  () => import(/* webpackChunkName: "page-admin-case-law" */ './pages/AdminCaseLawPage'),
  'caseLaw',
  'admin',
);
const AnonymousPage = lazyPage(
  () => import(/* webpackChunkName: "page-anonymous" */ './pages/AnonymousPage'),
  'anonymous',
  'marketplace',
);
const AccessPage = lazyPage(
  () => import(/* webpackChunkName: "page-access" */ './pages/AccessPage'),
  'anonymous',
  'marketplace',
);
const StopNoticesPage = lazyPage(
  () => import(/* webpackChunkName: "page-access" */ './pages/StopNoticesPage'),
  'anonymous',
);

/** One line a page. A page added here is also added to `builtPages` in config/paths.ts, which its links ask. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.auth.path} element={<AuthPage />} />
        <Route path={paths.anonymous.path} element={<AnonymousPage />} />
        <Route path={paths.access.path} element={<AccessPage />} />
        <Route path={paths.accessLink.path} element={<AccessPage />} />
        <Route path={paths.accessStop.path} element={<StopNoticesPage />} />
        <Route element={<RequireSession />}>
          <Route path={paths.dashboard.path} element={<DashboardPage />} />
          <Route path={paths.marketplace.path} element={<MarketplacePage />} />
          <Route path={paths.proposals.path} element={<ProposalsPage />} />
          <Route path={paths.messages.path} element={<MessagesPage />} />
          <Route path={paths.professional.path} element={<ProfessionalPage />} />
          <Route path={paths.profile.path} element={<ProfilePage />} />
          <Route path={paths.admin.path} element={<AdminPage />} />
          <Route path={paths.adminJurisprudence.path} element={<AdminCaseLawPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
