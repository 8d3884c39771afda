import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { InfoIcon, WarningIcon } from '@/components/icons';
import { typeset } from '@/lib/format/typeset';
import { useApi } from '@/lib/swr/useApi';
import type { ReadNote } from '@/types/citations';
import './noteReader.css';

function NoteText({ note }: { note: ReadNote }) {
  const { t } = useTranslation('answer');
  return (
    <>
      {note.confidence === 'medium' && (
        <p className="note-reader-line">
          <InfoIcon size="1.15em" />
          <span>{t('note.medium')}</span>
        </p>
      )}
      <p className="note-reader-text">{typeset(note.content)}</p>
      {note.caution !== null && (
        <p className="note-reader-line">
          <WarningIcon size="1.15em" />
          <span>{typeset(note.caution)}</span>
        </p>
      )}
      {note.nextStep !== null && (
        <p>
          <strong>{t('note.nextStep')}</strong> {typeset(note.nextStep)}
        </p>
      )}
      <h3>{t('note.articles')}</h3>
      <ul>
        {note.articles.map((article) => (
          <li key={article}>{typeset(article)}</li>
        ))}
      </ul>
      <p className="muted">
        {t('note.source', { source: note.source })}{' '}
        {t(note.verifiedByLawyer ? 'note.reviewed' : 'note.notReviewed')}
      </p>
    </>
  );
}

/** A practical note, over the page that led to it. */
export function NoteReader({ noteKey, onClose }: { noteKey: string; onClose: () => void }) {
  const { t } = useTranslation('answer');
  const { data, error, mutate } = useApi<ReadNote>(`/api/knowledge/${encodeURIComponent(noteKey)}`);
  return (
    <ModalDialog title={data?.title ?? t('note.loading')} onClose={onClose}>
      {() => (
        <>
          {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
          {!data && !error && <TextSkeleton lines={6} />}
          {data && <NoteText note={data} />}
        </>
      )}
    </ModalDialog>
  );
}
