import { Route, Routes } from 'react-router-dom';
import { lazyPage } from './lazyPage';
import AccessPage from './pages/AccessPage';
import StopNoticesPage from './pages/StopNoticesPage';

const NotFoundPage = lazyPage(() => import(/* webpackChunkName: "not-found" */ './pages/NotFoundPage'));

/** The pages of private links, below `/access`. */
export default function AccessRoutes() {
  return (
    <Routes>
      <Route index element={<AccessPage />} />
      <Route path=":accessToken" element={<AccessPage />} />
      <Route path="stop/:stopToken" element={<StopNoticesPage />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
