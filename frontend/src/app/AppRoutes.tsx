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

/** One line a page. A page added here is also added to `builtPages` in config/paths.ts, which its links ask. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home.path} element={<HomePage />} />
        <Route path={paths.auth.path} element={<AuthPage />} />
        <Route element={<RequireSession />}>
          <Route path={paths.dashboard.path} element={<DashboardPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
