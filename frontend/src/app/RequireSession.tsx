import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/useSession';
import { LoadingScreen } from './layout/LoadingScreen';

/** The guard of protected pages: waits for the session, sends visitors to sign in and back, else shows the page. */
export default function RequireSession() {
  const session = useSession();
  const location = useLocation();
  switch (session.state) {
    case 'loading':
      return <LoadingScreen />;
    case 'failed':
      return (
        <div className="page">
          <ApiErrorAlert error={session.error} onRetry={session.retry} />
        </div>
      );
    case 'signedOut':
      return <Navigate to={paths.auth.href({ next: location.pathname + location.search })} replace />;
    case 'signedIn':
      return <Outlet />;
  }
}
