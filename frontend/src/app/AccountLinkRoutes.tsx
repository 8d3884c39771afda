import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazyPage';
import LinkPage from './pages/LinkPage';
import ResetPage from './pages/ResetPage';
import VerifyPage from './pages/VerifyPage';

const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'));

/** The pages that links in mails lead to, below `/auth`. */
export default function AccountLinkRoutes() {
  return (
    <Routes>
      <Route path="reset" element={<ResetPage />} />
      <Route path="verify" element={<VerifyPage />} />
      <Route path="link" element={<LinkPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
