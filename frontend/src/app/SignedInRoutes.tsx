import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { preloadSession } from '@/lib/session/preloadSession';
import { lazyPage } from './lazyPage';
import RequireSession from './RequireSession';

const SettingsPage = lazyPage(
  () => import(/* webpackChunkName: "page-settings" */ './pages/SettingsPage'),
  'settings',
  'auth',
);
const loadDashboard = () => import(/* webpackChunkName: "page-dashboard" */ './pages/DashboardPage');
const DashboardPage = lazyPage(loadDashboard, 'dashboard');
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
  'answer',
);
const LibraryPage = lazyPage(
  () => import(/* webpackChunkName: "page-library" */ './pages/LibraryPage'),
  'library',
  'answer',
);
const SubscribePage = lazyPage(
  () => import(/* webpackChunkName: "page-subscribe" */ './pages/SubscribePage'),
  'subscribe',
);
const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'));

/** Before the first render of the dashboard: who is here, and its parts, so that it is shown in one piece. */
export async function preload(): Promise<void> {
  const [dashboard] = await Promise.all([loadDashboard(), preloadSession()]);
  await dashboard.preload();
}

/** The pages behind the guard, one line each; and what stands under none of all addresses. */
export default function SignedInRoutes() {
  return (
    <Routes>
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
    </Routes>
  );
}
