import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { formatNumber } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { AdminStats } from '@/types/admin';

const NAMES = ['totalUsers', 'premiumUsers', 'activeCases', 'aiQueriesCount'] as const;

export function Counters() {
  const { t, i18n } = useTranslation('admin');
  const { data, error, mutate } = useApi<AdminStats>('/api/admin/stats');
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  return (
    <dl className="ad-counters" aria-label={t('counters.label')} aria-busy={!data}>
      {NAMES.map((name) => (
        <div key={name}>
          <dt>{t(`counters.${name}`)}</dt>
          <dd>{data ? formatNumber(data[name], i18n.language) : <span className="skeleton" />}</dd>
        </div>
      ))}
    </dl>
  );
}
