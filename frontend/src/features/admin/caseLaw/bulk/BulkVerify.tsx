import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { useMessage } from '@/lib/i18n/useMessage';
import { useRefresh } from '@/lib/swr/useApi';
import type { CaseLaw } from '@/types/caseLaw';
import { verifyEach, type Refusals } from './verifyEach';

/** What scrolls is reached by keys. */
const SCROLLED = { tabIndex: 0 };

interface Props {
  /** As they were read when the dialog was opened. */
  decisions: readonly CaseLaw[];
  /** Once all were tried; those without a refusal wait no more. */
  onEnd: (refusals: Refusals) => void;
  onClose: () => void;
}

/** Vouches for several decisions, once somebody says that they have read them. */
export function BulkVerify({ decisions, onEnd, onClose }: Props) {
  const { t } = useTranslation('caseLaw');
  const message = useMessage();
  const refresh = useRefresh();
  const errorId = useId();
  const box = useRef<HTMLInputElement>(null);
  const [areRead, setRead] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [done, setDone] = useState<number | null>(null);
  const [end, setEnd] = useState<{ verified: number; refusals: Refusals } | null>(null);
  const outcome = useRef<HTMLParagraphElement>(null);
  const isStopped = useRef(false);
  const count = decisions.length;

  useEffect(() => {
    if (end) outcome.current?.focus();
  }, [end]);

  const start = async (close: () => void) => {
    if (!areRead) {
      setMissing(true);
      box.current?.focus();
      return;
    }
    setDone(0);
    const came = await verifyEach(decisions, setDone, () => isStopped.current);
    onEnd(came.refusals);
    await refresh('/api/admin/jurisprudence');
    if (came.verified > 0) {
      const title = { key: 'caseLaw:bulk.verified', values: { count: came.verified } } as const;
      showToast({ tone: 'success', title });
    }
    if (came.refusals.size > 0 && !isStopped.current) setEnd(came);
    else {
      close();
      restoreFocus();
    }
  };
  return (
    <ModalDialog
      title={t('bulk.title', { count })}
      onClose={() => {
        isStopped.current = true;
        onClose();
      }}
    >
      {(close) => (
        <>
          {end === null ? (
            <>
              <p>{t('bulk.text', { count })}</p>
              <ul className="cl-bulk-titles" aria-label={t('bulk.list')} {...SCROLLED}>
                {decisions.map(({ id, title }) => (
                  <li key={id}>{title}</li>
                ))}
              </ul>
            </>
          ) : (
            <>
              <p ref={outcome} tabIndex={-1} className="cl-bulk-outcome">
                {t('bulk.refused', { count: end.refusals.size })} {t('bulk.stay')}
              </p>
              <ul className="cl-bulk-titles" aria-label={t('bulk.list')} {...SCROLLED}>
                {decisions.map(({ id, title }) => {
                  const reason = end.refusals.get(id);
                  return (
                    reason && (
                      <li key={id}>
                        {title}
                        <p className="cl-refusal">{message(reason)}</p>
                      </li>
                    )
                  );
                })}
              </ul>
            </>
          )}
          {end === null && done === null && (
            <>
              <label className="cl-bulk-read">
                <input
                  ref={box}
                  type="checkbox"
                  checked={areRead}
                  aria-required="true"
                  aria-invalid={isMissing}
                  aria-describedby={isMissing ? errorId : undefined}
                  onChange={(event) => {
                    setRead(event.target.checked);
                    setMissing(false);
                  }}
                />
                <span>{t('bulk.read', { count })}</span>
              </label>
              {isMissing && (
                <p id={errorId} className="cl-refusal">
                  {t('bulk.readFirst')}
                </p>
              )}
            </>
          )}
          {end === null && done !== null && (
            <div className="cl-bulk-progress">
              <p role="status">{t('bulk.done', { done, count })}</p>
              <progress className="cl-progress" max={count} value={done} aria-label={t('bulk.progress')} />
            </div>
          )}
          <div className="modal-actions">
            <button type="button" className="button button-quiet" onClick={close}>
              {t(end ? 'bulk.close' : done === null ? 'bulk.cancel' : 'bulk.stop')}
            </button>
            {end === null && done === null && (
              <button type="button" className="button button-primary" onClick={() => void start(close)}>
                {t('bulk.confirm', { count })}
              </button>
            )}
          </div>
        </>
      )}
    </ModalDialog>
  );
}
