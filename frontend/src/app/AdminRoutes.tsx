import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazyPage';

const AdminPage = lazyPage(() => import(/* webpackChunkName: "page-admin" */ './pages/AdminPage'), 'admin');
const AdminCaseLawPage = lazyPage(
  () => import(/* webpackChunkName: "page-admin-case-law" */ './pages/AdminCaseLawPage'),
  'caseLaw',
  'admin',
);
const AdminKnowledgePage = lazyPage(
  () => import(/* webpackChunkName: "page-admin-knowledge" */ './pages/AdminKnowledgePage'),
  'knowledge',
  'admin',
);
const AdminLawsPage = lazyPage(
  () => import(/* webpackChunkName: "page-admin-laws" */ './pages/AdminLawsPage'),
  'adminLaws',
  'admin',
);
const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'));

/** The pages below `/admin`: few people need them, so the first script does not name them. */
export default function AdminRoutes() {
  return (
    <Routes>
      <Route index element={<AdminPage />} />
      <Route path="jurisprudence" element={<AdminCaseLawPage />} />
      <Route path="knowledge" element={<AdminKnowledgePage />} />
      <Route path="lois" element={<AdminLawsPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
