import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon, TrashIcon } from '@/components/actionIcons';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { formatDateTime } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import type { CaseNote, LegalCase } from '@/types/cases';
import { useCaseAction } from '../hooks/useCaseAction';
import { LIMITS } from '../model/forms';
import { Part } from './Part';

function NewNote({ caseId }: { caseId: number }) {
  const { t } = useTranslation('cases');
  const id = useId();
  const { busy, run } = useCaseAction();
  const [content, setContent] = useState('');
  const [isPrivate, setIsPrivate] = useState(false);
  const add = async () => {
    const body = { content: content.trim(), isPrivate };
    if (await run(() => http.post(`/api/cases/${caseId}/notes`, body), 'cases:toast.noteAdded')) {
      setContent('');
    }
  };
  return (
    <form
      className="part-new"
      onSubmit={(event) => {
        event.preventDefault();
        if (content.trim() !== '') void add();
      }}
    >
      <label htmlFor={id}>{t('notes.new')}</label>
      <textarea
        id={id}
        rows={3}
        value={content}
        maxLength={LIMITS.note}
        onChange={(event) => setContent(event.target.value)}
      />
      <div className="part-new-foot">
        <label className="part-check">
          <input
            type="checkbox"
            checked={isPrivate}
            onChange={(event) => setIsPrivate(event.target.checked)}
          />
          {t('notes.makePrivate')}
        </label>
        <button type="submit" className="button button-outlined" disabled={busy || content.trim() === ''}>
          {t('notes.add')}
        </button>
      </div>
    </form>
  );
}

interface Props {
  legalCase: LegalCase;
  canWrite: boolean;
  userId: number;
}

/** Notes of both parties of the case; a private one is for its author's eyes alone. */
export function Notes({ legalCase, canWrite, userId }: Props) {
  const { t, i18n } = useTranslation('cases');
  const [removing, setRemoving] = useState<CaseNote | null>(null);
  const { busy, run } = useCaseAction();
  const { id, notes } = legalCase;
  const remove = async () => {
    if (!removing) return;
    await run(() => http.delete(`/api/cases/${id}/notes/${removing.id}`), 'cases:toast.removed');
    setRemoving(null);
  };
  return (
    <Part title={t('notes.title')} empty={t('notes.none')} isEmpty={notes.length === 0}>
      {notes.length > 0 && (
        <ul className="part-list">
          {notes.map((note) => (
            <li key={note.id} className="part-row">
              <div className="part-text">
                <p className="part-head">
                  <span>{note.authorId === userId ? t('notes.you') : note.authorName}</span>
                  <time dateTime={note.createdAt}>{formatDateTime(note.createdAt, i18n.language)}</time>
                  {note.isPrivate && (
                    <span className="part-private">
                      <LockIcon size="1.1em" /> {t('notes.private')}
                    </span>
                  )}
                </p>
                <p className="part-content">{note.content}</p>
              </div>
              {canWrite && note.authorId === userId && (
                <button
                  type="button"
                  className="icon-button"
                  aria-label={t('notes.remove', { date: formatDateTime(note.createdAt, i18n.language) })}
                  onClick={() => setRemoving(note)}
                >
                  <TrashIcon />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {canWrite && <NewNote caseId={id} />}
      <ConfirmDialog
        open={removing !== null}
        title={t('notes.removeTitle')}
        description={t('notes.removeText')}
        confirmLabel={t('notes.removeConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </Part>
  );
}
