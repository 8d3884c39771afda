import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { CaseLawScreen } from '@/features/admin/caseLaw/CaseLawScreen';
import { useCurrentUser } from '@/lib/session/useSession';
import UiProvider from '@/theme/UiProvider';

/** Administrators only: the others go to their dashboard. */
export default function AdminCaseLawPage() {
  const user = useCurrentUser();
  if (user.role !== 'admin') return <Navigate to={paths.dashboard.href()} replace />;
  return (
    <UiProvider>
      <CaseLawScreen />
    </UiProvider>
  );
}
