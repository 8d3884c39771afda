import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePage } from '@/lib/swr/usePage';
import type { AiLogHead } from '@/types/admin';
import { Activity } from './Activity';
import { LogRow } from './LogRow';
import { SystemPanel } from './SystemPanel';

/** Recent activity shows this many (product.md §9). */
const RECENT = 5;

function Recent() {
  const { t } = useTranslation('admin');
  const { data, error, mutate } = usePage<AiLogHead>(`/api/admin/ai-logs?limit=${RECENT}`);
  return (
    <section className="ad-section">
      <h2>{t('recent.title')}</h2>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={5} />}
      {data?.items.length === 0 && <p className="muted">{t('recent.none')}</p>}
      {data && data.items.length > 0 && (
        <>
          <ul className="ad-list">
            {data.items.map((log) => (
              <LogRow key={log.id} log={log} />
            ))}
          </ul>
          <p>
            <Link to={paths.admin.href({ tab: 'logs' })}>{t('recent.all')}</Link>
          </p>
        </>
      )}
    </section>
  );
}

export function Dashboard() {
  return (
    <>
      <Activity />
      <div className="ad-halves">
        <Recent />
        <SystemPanel />
      </div>
    </>
  );
}
