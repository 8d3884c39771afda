import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useSessionActions } from '@/lib/session/useSessionActions';
import { useLinkToken } from '../hooks/useLinkToken';
import { useOnce } from '../hooks/useOnce';
import './auth.css';

/** `/auth/link#token`: to open it signs nobody in, since mailboxes open links too; the button does. */
export function LinkScreen() {
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const navigate = useNavigate();
  const { signInByLink } = useSessionActions();
  usePageTitle(t('link.title'));

  const { progress, run } = useOnce(async () => {
    const user = await signInByLink(token ?? '');
    showToast({
      tone: 'success',
      title: { key: 'auth:toast.login' },
      description: { key: 'auth:toast.welcome', values: { name: user.name } },
    });
    await navigate(paths.dashboard.href(), { replace: true });
  });
  const failed = typeof progress === 'object';

  return (
    <div className="page page-narrow auth-alone">
      <h1>{t('link.title')}</h1>
      <p>{t(token === null ? 'link.missing' : 'link.text')}</p>
      {failed && <ApiErrorAlert error={progress.error} />}
      {token !== null && !failed && (
        <button
          type="button"
          className="button button-primary auth-submit"
          disabled={progress !== 'waiting'}
          onClick={run}
        >
          {t(progress === 'waiting' ? 'link.go' : 'link.going')}
        </button>
      )}
      {(token === null || failed) && (
        <Link to={paths.auth.href()} className="button button-outlined">
          {t('link.again')}
        </Link>
      )}
    </div>
  );
}
