import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TrashIcon } from '@/components/actionIcons';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { http } from '@/lib/http/client';
import type { CaseParty, LegalCase } from '@/types/cases';
import { useCaseAction } from '../hooks/useCaseAction';
import { Part } from './Part';
import { PartyDialog } from './PartyDialog';

export function Parties({ legalCase, canWrite }: { legalCase: LegalCase; canWrite: boolean }) {
  const { t } = useTranslation('cases');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<CaseParty | null>(null);
  const { busy, run } = useCaseAction();
  const { id, parties } = legalCase;

  const remove = async () => {
    if (!removing) return;
    await run(() => http.delete(`/api/cases/${id}/parties/${removing.id}`), 'cases:toast.removed');
    setRemoving(null);
  };

  return (
    <Part
      title={t('parties.title')}
      empty={t('parties.none')}
      isEmpty={parties.length === 0}
      {...(canWrite ? { addLabel: t('parties.add'), onAdd: () => setAdding(true) } : {})}
    >
      {parties.length > 0 && (
        <ul className="part-list">
          {parties.map((party) => (
            <li key={party.id} className="part-row">
              <div className="part-text">
                <strong>{party.name}</strong>
                {party.quality && <> · {party.quality}</>}
                {party.contact && <p className="part-note">{party.contact}</p>}
              </div>
              {canWrite && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('parties.remove', { name: party.name })}
                  onClick={() => setRemoving(party)}
                >
                  <TrashIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {adding && <PartyDialog caseId={id} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removing !== null}
        title={t('parties.removeTitle')}
        description={t('parties.removeText', { name: removing?.name ?? '' })}
        confirmLabel={t('parties.removeConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </Part>
  );
}
