import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentIcon, TrashIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { Schemas } from '@/types/api';
import type { CaseDocument, LegalCase } from '@/types/cases';
import { useCaseAction } from '../hooks/useCaseAction';
import { Part } from './Part';

type OwnDocument = Schemas['DocumentSummary'];

interface PickerProps {
  legalCase: LegalCase;
  onClose: () => void;
}

/** One's own documents that are not in the case yet. */
function DocumentPicker({ legalCase, onClose }: PickerProps) {
  const { t, i18n } = useTranslation('cases');
  const { data, error, mutate } = useApi<OwnDocument[]>('/api/documents');
  const { busy, run } = useCaseAction();
  const attached = new Set(legalCase.documents.map(({ documentId }) => documentId));
  const free = data?.filter(({ id }) => !attached.has(id));
  const attach = async (documentId: number, close: () => void) => {
    const path = `/api/cases/${legalCase.id}/documents`;
    if (await run(() => http.post(path, { documentId }), 'cases:toast.attached')) close();
  };
  return (
    <ModalDialog title={t('documents.addTitle')} onClose={onClose}>
      {(close) => (
        <>
          <p className="muted">{t('documents.addText')}</p>
          {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
          {!data && !error && <TextSkeleton lines={4} />}
          {free?.length === 0 && (
            <>
              <p>{t('documents.noneOwn')}</p>
              <Link to={paths.dashboard.href({ tab: 'documents' })} className="button button-outlined">
                {t('documents.make')}
              </Link>
            </>
          )}
          {free && free.length > 0 && (
            <ul className="part-list">
              {free.map((document) => (
                <li key={document.id}>
                  <button
                    type="button"
                    className="part-pick"
                    disabled={busy}
                    onClick={() => void attach(document.id, close)}
                  >
                    <DocumentIcon />
                    <span>
                      <strong>{document.title}</strong>
                      <span className="part-note">{formatDate(document.updatedAt, i18n.language)}</span>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </ModalDialog>
  );
}

interface Props {
  legalCase: LegalCase;
  canWrite: boolean;
  userId: number;
}

export function Documents({ legalCase, canWrite, userId }: Props) {
  const { t, i18n } = useTranslation('cases');
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<CaseDocument | null>(null);
  const { busy, run } = useCaseAction();
  const { id, documents } = legalCase;
  const remove = async () => {
    if (!removing) return;
    await run(() => http.delete(`/api/cases/${id}/documents/${removing.documentId}`), 'cases:toast.removed');
    setRemoving(null);
  };
  return (
    <Part
      title={t('documents.title')}
      empty={t('documents.none')}
      isEmpty={documents.length === 0}
      {...(canWrite ? { addLabel: t('documents.add'), onAdd: () => setAdding(true) } : {})}
    >
      {documents.length > 0 && (
        <ul className="part-list">
          {documents.map((document) => (
            <li key={document.documentId} className="part-row">
              <div className="part-text">
                <a
                  className="part-link"
                  href={`/api/cases/${id}/documents/${document.documentId}?format=pdf`}
                  target="_blank"
                  rel="noopener"
                >
                  {document.title} <span className="visually-hidden">{t('documents.pdf')}</span>
                </a>
                <p className="part-note">
                  {t('documents.added', { date: formatDate(document.createdAt, i18n.language) })}
                </p>
              </div>
              {canWrite && document.addedBy === userId && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('documents.remove', { title: document.title })}
                  onClick={() => setRemoving(document)}
                >
                  <TrashIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {adding && <DocumentPicker legalCase={legalCase} onClose={() => setAdding(false)} />}
      <ConfirmDialog
        open={removing !== null}
        title={t('documents.removeTitle')}
        description={t('documents.removeText', { title: removing?.title ?? '' })}
        confirmLabel={t('documents.removeConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </Part>
  );
}
