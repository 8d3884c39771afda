import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { KnowledgeScreen } from '@/features/admin/knowledge/KnowledgeScreen';
import { useCurrentUser } from '@/lib/session/useSession';
import UiProvider from '@/theme/UiProvider';

/** Administrators only: the others go to their dashboard. */
export default function AdminKnowledgePage() {
  const user = useCurrentUser();
  if (user.role !== 'admin') return <Navigate to={paths.dashboard.href()} replace />;
  return (
    <UiProvider>
      <KnowledgeScreen />
    </UiProvider>
  );
}
