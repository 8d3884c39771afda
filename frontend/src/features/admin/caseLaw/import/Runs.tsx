import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { formatDateTime } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { ImportItem, ImportReport, ImportRun, RunState } from '@/types/caseLaw';
import { Outcomes } from './Outcomes';

const tones: Record<RunState, BadgeTone> = {
  waiting: 'info',
  running: 'info',
  done: 'success',
  stopped: 'error',
  cancelled: 'neutral',
};
/** What there is something to do about comes first. */
const ORDER = ['failed', 'refused', 'review', 'updated', 'imported', 'known', 'waiting'] as const;

interface Props {
  runs: readonly ImportRun[];
  /** Opened at first: a notice led here. */
  opened: number | null;
}

/** The last imports, each with what became of its decisions. */
export function Runs({ runs, opened }: Props) {
  const { t, i18n } = useTranslation('caseLaw');
  if (runs.length === 0) return <p className="muted">{t('import.noRuns')}</p>;
  return (
    <ul className="ad-list" aria-label={t('import.runs')}>
      {runs.map((run) => (
        <li key={run.id} className="ad-row">
          <div className="ad-row-head">
            <strong>{whatWasAsked(run, t)}</strong>
            <Badge tone={tones[run.state]}>{t(`runStates.${run.state}`)}</Badge>
          </div>
          <p>
            <time dateTime={run.createdAt}>{formatDateTime(run.createdAt, i18n.language)}</time> ·{' '}
            {t('import.result', {
              imported: run.imported,
              total: run.total,
              skipped: run.skipped,
              failed: run.failed,
            })}
          </p>
          {run.message !== null && <p className="cl-why">{run.message}</p>}
          {run.isCutShort && (
            <p className="cl-why">{t('import.cutShort', { listed: run.listed, total: run.total })}</p>
          )}
          {run.listRepaired && <p>{t('import.repaired')}</p>}
          {/* Opened by itself once its run has ended. */}
          <Details key={`${run.id === opened}`} id={run.id} isOpen={run.id === opened} />
        </li>
      ))}
    </ul>
  );
}

function whatWasAsked(run: ImportRun, t: ReturnType<typeof useTranslation<'caseLaw'>>['t']): string {
  if (run.origin === 'files') return t('import.ofFiles');
  const what = run.query === '' ? t('import.everything') : t('import.ofQuery', { query: run.query });
  return run.court === '' ? what : `${what} · ${run.court}`;
}

/** Read when somebody opens it. */
function Details({ id, isOpen }: { id: number; isOpen: boolean }) {
  const { t } = useTranslation('caseLaw');
  const [wanted, setWanted] = useState(isOpen);
  const { data, error, mutate } = useApi<ImportReport>(
    wanted ? `/api/admin/jurisprudence/imports/${id}` : null,
  );
  return (
    <details className="ad-figures" open={wanted} onToggle={(event) => setWanted(event.currentTarget.open)}>
      <summary>{t('import.details')}</summary>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {wanted && !data && !error && <TextSkeleton lines={3} />}
      {data && data.items.length === 0 && <p className="muted">{t('import.nothingToSay')}</p>}
      {data && data.items.length > 0 && <Outcomes items={sorted(data.items)} label={t('import.details')} />}
    </details>
  );
}

function sorted(items: readonly ImportItem[]): ImportItem[] {
  return [...items].sort((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
}
