import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { SafetyBar } from './components/SafetyBar';
import './anonymous.css';

type State = 'working' | 'stopped' | 'unknown' | { error: unknown };

/** `/access/stop/{stopToken}`: one click in a mail ends the notices, and this page says so and nothing else. */
export function StopScreen() {
  const { t } = useTranslation('anonymous');
  const { stopToken = '' } = useParams();
  const [state, setState] = useState<State>('working');
  const begun = useRef(false);
  usePageTitle('');

  const stop = useCallback(async () => {
    setState('working');
    try {
      await http.post('/api/anonymous-notices/stop', { stopToken });
      setState('stopped');
      // Only what the history and the address bar show: the page stays.
      window.history.replaceState(window.history.state, '', paths.access.href());
    } catch (error) {
      const isUnknown = isApiError(error) && (error.category === 'notFound' || error.category === 'invalid');
      setState(isUnknown ? 'unknown' : { error });
    }
  }, [stopToken]);

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void stop();
  }, [stop]);

  return (
    <>
      <SafetyBar />
      <div className="page page-narrow">
        {state === 'working' && (
          <>
            <h1>{t('stop.working')}</h1>
            <Waiting onGiveUp={() => void stop()} />
          </>
        )}
        {state === 'stopped' && (
          <div role="status">
            <h1>{t('stop.title')}</h1>
            <p>{t('stop.text')}</p>
          </div>
        )}
        {state === 'unknown' && (
          <div role="alert">
            <h1>{t('stop.unknownTitle')}</h1>
            <p>{t('stop.unknownText')}</p>
          </div>
        )}
        {(state === 'stopped' || state === 'unknown') && (
          <p>
            <Link to={paths.access.href()} className="button button-outlined">
              {t('stop.find')}
            </Link>
          </p>
        )}
        {typeof state === 'object' && (
          <>
            <h1>{t('stop.failedTitle')}</h1>
            <ApiErrorAlert error={state.error} onRetry={() => void stop()} />
          </>
        )}
      </div>
    </>
  );
}
