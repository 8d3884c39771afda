import { useTranslation } from 'react-i18next';
import { RefreshIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { formatDateTime } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { SystemCheck, SystemStatus } from '@/types/admin';

const tones: Record<SystemCheck['state'], BadgeTone> = {
  fine: 'success',
  attention: 'warning',
  off: 'neutral',
};

/** Each part of the system as the server finds it now. */
export function SystemPanel() {
  const { t, i18n } = useTranslation('admin');
  const { data, error, mutate, isValidating } = useApi<SystemStatus>('/api/admin/system');
  return (
    <section className="ad-section">
      <h2>{t('system.title')}</h2>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={6} />}
      {data && (
        <>
          <ul className="ad-list">
            {data.checks.map(({ name, state, message }) => (
              <li key={name} className="ad-row">
                <div className="ad-row-head">
                  <strong>{t(`system.names.${name}`)}</strong>
                  <Badge tone={tones[state]}>{t(`system.states.${state}`)}</Badge>
                </div>
                <p>{message}</p>
              </li>
            ))}
          </ul>
          <p className="ad-checked">
            <span role="status">
              {t('system.checked', { at: formatDateTime(data.checkedAt, i18n.language) })}
            </span>
            <button
              type="button"
              className="button button-quiet"
              disabled={isValidating}
              onClick={() => void mutate()}
            >
              <RefreshIcon size="1.2em" />
              {t('system.again')}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
