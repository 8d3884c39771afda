import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import { isOver, type ImportRun } from '@/types/caseLaw';
import { FileUpload } from './FileUpload';
import { ImportForm } from './ImportForm';
import { RunningImport } from './RunningImport';
import { Runs } from './Runs';
import { useRunProgress } from './useRunProgress';

const RUNS = '/api/admin/jurisprudence/imports';

/** Imports from Juricaf and of files: what runs now, and what became of the last ones. */
export function ImportView() {
  const { t } = useTranslation('caseLaw');
  const [query] = useSearchParams();
  const { data, error, mutate } = useApi<ImportRun[]>(RUNS);
  const refresh = useRefresh();
  const [begun, setBegun] = useState<ImportRun | null>(null);
  const [ended, setEnded] = useState<number | null>(null);
  const under = data?.find((run) => !isOver(run)) ?? begun;
  const active = under && under.id !== ended ? under : null;
  const heard = useRunProgress(active?.id ?? null, (run) => {
    setEnded(run.id);
    setBegun(null);
    tell(run);
    void refresh('/api/admin/jurisprudence');
  });
  const current = heard && heard.id === active?.id ? heard : active;
  const opened = Number(query.get('run'));
  return (
    <>
      <div className="ad-halves">
        <section className="ad-section">
          <h2>{t('import.title')}</h2>
          <p className="muted">{t('import.intro')}</p>
          {current && !isOver(current) ? (
            <RunningImport run={current} />
          ) : (
            <ImportForm
              disabled={data === undefined && error === undefined}
              onBegun={(run) => {
                setBegun(run);
                void refresh(RUNS);
              }}
            />
          )}
        </section>
        <FileUpload />
      </div>
      <section className="ad-section">
        <h2>{t('import.runs')}</h2>
        {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
        {!data && !error && <TextSkeleton lines={4} />}
        {data && <Runs runs={data} opened={opened > 0 ? opened : ended} />}
        <p className="muted">{t('import.licence')}</p>
      </section>
    </>
  );
}

function tell(run: ImportRun) {
  const values = { count: run.imported, total: run.total };
  if (run.state === 'stopped') {
    const description = run.message === null ? {} : { description: { text: run.message } };
    showToast({ tone: 'error', title: { key: 'caseLaw:toast.importFailed' }, ...description });
    return;
  }
  showToast({
    tone: run.state === 'done' ? 'success' : 'info',
    title: {
      key: run.state === 'done' ? 'caseLaw:toast.imported' : 'caseLaw:toast.importCancelled',
      values,
    },
  });
}
