import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { http } from '@/lib/http/client';
import { useSessionActions } from '@/lib/session/useSessionActions';
import { useLinkToken } from '../hooks/useLinkToken';
import { useOnce } from '../hooks/useOnce';
import { Done } from './Done';
import './auth.css';

/** `/auth/verify#token`: the button confirms the address, whoever is signed in here. */
export function VerifyScreen() {
  const { t } = useTranslation('auth');
  const token = useLinkToken();
  const { refresh } = useSessionActions();
  usePageTitle(t('verify.title'));

  const { progress, run } = useOnce(async () => {
    await http.post('/api/auth/verify', { token });
    await refresh();
  });
  const failed = typeof progress === 'object';

  return (
    <div className="page page-narrow auth-alone">
      <h1>{t('verify.title')}</h1>
      {progress === 'done' ? (
        <>
          <Done>{t('verify.done')}</Done>
          <Link to={paths.dashboard.href()} className="button button-primary">
            {t('verify.next')}
          </Link>
        </>
      ) : (
        <>
          <p>{t(token === null ? 'verify.missing' : 'verify.text')}</p>
          {failed && <ApiErrorAlert error={progress.error} />}
          {token !== null && !failed && (
            <button
              type="button"
              className="button button-primary auth-submit"
              disabled={progress === 'working'}
              onClick={run}
            >
              {t(progress === 'working' ? 'verify.going' : 'verify.go')}
            </button>
          )}
          {(token === null || failed) && (
            <Link to={paths.settings.href()} className="button button-outlined">
              {t('verify.settings')}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
