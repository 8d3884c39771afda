import { useNavigate } from 'react-router-dom';
import { clearToasts, showToast } from '@/components/feedback/toasts';
import { paths } from '@/config/paths';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useSessionActions } from '@/lib/session/useSessionActions';

/** Signs out, wipes what was kept here, returns to the home page and says so. */
export function useSignOut(): () => Promise<void> {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      // What still waited was for the person who left.
      clearToasts();
      await navigate(paths.home.href());
      showToast({
        tone: 'success',
        title: { key: 'common:toast.signedOut' },
        description: { key: 'common:toast.seeYou' },
      });
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'common:toast.signOutFailed' },
        description: apiErrorMessage(error),
      });
    }
  };
}
