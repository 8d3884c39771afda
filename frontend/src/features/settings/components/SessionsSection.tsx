import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { formatDateTime } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { OwnSession } from '@/types/account';

const PATH = '/api/account/sessions';

/** Where one is signed in, and how to end it there. */
export function SessionsSection() {
  const { t, i18n } = useTranslation('settings');
  const sessions = useApi<OwnSession[]>(PATH);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const list = useRef<HTMLUListElement>(null);

  const end = async (path: string, done: 'sessionEnded' | 'sessionsEnded') => {
    setBusy(true);
    setFailure(null);
    try {
      await http.delete(path);
      showToast({ tone: 'success', title: { key: `settings:toast.${done}` } });
      await sessions.mutate();
      // Its button is gone.
      list.current?.focus();
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  if (sessions.error && !sessions.data)
    return <ApiErrorAlert error={sessions.error} onRetry={() => void sessions.mutate()} />;
  if (!sessions.data) return <TextSkeleton />;
  const named = ({ browser, system }: OwnSession) =>
    t('sessions.device', {
      browser: t(`sessions.browsers.${browser}`),
      system: t(`sessions.systems.${system}`),
    });
  const isAlone = sessions.data.every((session) => session.isCurrent);
  return (
    <>
      <p>{t('sessions.intro')}</p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <ul className="settings-sessions" ref={list} tabIndex={-1} aria-labelledby="sessions-title">
        {sessions.data.map((session) => {
          const seen = formatDateTime(session.lastSeenAt, i18n.language);
          return (
            <li key={session.id}>
              <div>
                <strong>{named(session)}</strong>{' '}
                {session.isCurrent && <span className="settings-mark">{t('sessions.here')}</span>}
                <p className="muted">
                  {t('sessions.since', { date: formatDateTime(session.createdAt, i18n.language) })}
                  {!session.isCurrent && ` · ${t('sessions.seen', { date: seen })}`}
                </p>
              </div>
              {!session.isCurrent && (
                <button
                  type="button"
                  className="button button-quiet"
                  aria-label={t('sessions.endNamed', { device: named(session), date: seen })}
                  disabled={busy}
                  onClick={() => void end(`${PATH}/${session.id}`, 'sessionEnded')}
                >
                  {t('sessions.end')}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {isAlone ? (
        <p className="muted">{t('sessions.only')}</p>
      ) : (
        <button
          type="button"
          className="button button-outlined"
          disabled={busy}
          onClick={() => void end(PATH, 'sessionsEnded')}
        >
          {t('sessions.endAll')}
        </button>
      )}
    </>
  );
}
