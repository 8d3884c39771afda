import { Route, Routes } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Layout } from './layout/Layout';
import { lazyPage } from './lazyPage';
import { AuthPage, ReadingPage, SignedInRoutes } from './staticPages';
import HomePage from './pages/HomePage';

const AccountLinkRoutes = lazyPage(
  () => import(/* webpackChunkName: "page-auth" */ './AccountLinkRoutes'),
  'auth',
);
const QualityPage = lazyPage(
  () => import(/* webpackChunkName: "page-quality" */ './pages/QualityPage'),
  'quality',
);
const AnonymousPage = lazyPage(
  () => import(/* webpackChunkName: "page-anonymous" */ './pages/AnonymousPage'),
  'anonymous',
  'answer',
  'marketplace',
);
const AccessRoutes = lazyPage(
  () => import(/* webpackChunkName: "page-access" */ './AccessRoutes'),
  'anonymous',
  'marketplace',
);
const HandbookPage = lazyPage(
  () => import(/* webpackChunkName: "page-handbook" */ './pages/HandbookPage'),
  'handbook',
  'reading',
  'marketplace',
);

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
        <Route path={paths.termsArchive.path} element={<ReadingPage />} />
        <Route path={paths.privacy.path} element={<ReadingPage />} />
        <Route path={paths.privacyArchive.path} element={<ReadingPage />} />
        <Route path={paths.emergency.path} element={<ReadingPage />} />
        <Route path={paths.handbook.path} element={<HandbookPage />} />
        <Route path="*" element={<SignedInRoutes />} />
      </Route>
    </Routes>
  );
}
