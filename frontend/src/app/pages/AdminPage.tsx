import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AdminScreen } from '@/features/admin/AdminScreen';
import { useCurrentUser } from '@/lib/session/useSession';
import UiProvider from '@/theme/UiProvider';

/** Administrators only: the others go to their dashboard. */
export default function AdminPage() {
  const user = useCurrentUser();
  if (user.role !== 'admin') return <Navigate to={paths.dashboard.href()} replace />;
  return (
    <UiProvider>
      <AdminScreen />
    </UiProvider>
  );
}
