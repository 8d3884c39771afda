import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { http } from '@/lib/http/client';
import type { CaseLaw } from '@/types/caseLaw';
import { useAdminAction } from '../hooks/useAdminAction';

/** Asks before a decision is deleted, and why: what it says is kept nowhere. */
export function DeleteDecision({ known, onClose }: { known: CaseLaw; onClose: () => void }) {
  const { t } = useTranslation(['caseLaw', 'common']);
  const id = useId();
  const [reason, setReason] = useState('');
  const { busy, run } = useAdminAction();
  const remove = async (close: () => void) => {
    const query = new URLSearchParams({ reason: reason.trim() });
    const path = `/api/admin/jurisprudence/${known.id}?${query.toString()}`;
    if (await run(() => http.delete(path), 'caseLaw:toast.deleted')) close();
  };
  return (
    <ModalDialog title={t('delete.title')} onClose={onClose}>
      {(close) => (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void remove(close);
          }}
        >
          <p>{t('delete.text', { title: known.title })}</p>
          <div className="cl-name-form">
            <label>
              {t('delete.reason')}
              <input
                type="text"
                maxLength={500}
                value={reason}
                aria-describedby={id}
                onChange={(event) => setReason(event.target.value)}
              />
            </label>
          </div>
          <p id={id} className="muted">
            {t('delete.reasonHelp')}
          </p>
          <div className="modal-actions">
            <button type="button" className="button button-quiet" onClick={close}>
              {t('common:actions.cancel')}
            </button>
            <button type="submit" className="button button-danger" disabled={busy}>
              {t('delete.confirm')}
            </button>
          </div>
        </form>
      )}
    </ModalDialog>
  );
}
