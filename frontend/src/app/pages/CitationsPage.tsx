import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CitationsScreen } from '@/features/citations/CitationsScreen';
import { useCurrentUser } from '@/lib/session/useSession';

/** For who works with the law; clients go to their dashboard. */
export default function CitationsPage() {
  const user = useCurrentUser();
  if (user.role === 'client') return <Navigate to={paths.dashboard.href()} replace />;
  return <CitationsScreen />;
}
