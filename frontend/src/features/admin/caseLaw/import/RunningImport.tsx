import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StopIcon } from '@/components/actionIcons';
import { showToast } from '@/components/feedback/toasts';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { ImportRun } from '@/types/caseLaw';

/** How far a run is, with a bar; it goes on without this page, and can be ended from it. */
export function RunningImport({ run }: { run: ImportRun }) {
  const { t } = useTranslation('caseLaw');
  const [asked, setAsked] = useState(false);
  const { id, planned, done, imported, skipped, failed } = run;
  const isEnding = asked || run.cancelAsked;

  const cancel = async () => {
    setAsked(true);
    try {
      await http.post(`/api/admin/jurisprudence/imports/${id}/cancel`, {});
    } catch (error) {
      setAsked(false);
      showToast({
        tone: 'error',
        title: { key: 'caseLaw:toast.failed' },
        description: apiErrorMessage(error),
      });
    }
  };
  const where = planned === 0 ? t('import.readsList') : t('import.reads', { done, planned, count: planned });
  return (
    <div className="cl-running" aria-busy="true">
      <p id={`run-${id}`}>
        <strong>{isEnding ? t('import.ending') : where}</strong>
      </p>
      <progress
        className="cl-progress"
        aria-labelledby={`run-${id}`}
        {...(planned === 0 ? {} : { max: planned, value: done })}
      />
      <p className="muted">{t('import.soFar', { imported, skipped, failed })}</p>
      <p className="muted">{t('import.takesTime')}</p>
      <button
        type="button"
        className="button button-outlined"
        disabled={isEnding}
        onClick={() => void cancel()}
      >
        <StopIcon />
        {t('import.cancel')}
      </button>
    </div>
  );
}
