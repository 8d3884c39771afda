import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon, EditIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { formatDateTime } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import { downloadHref } from '../model/download';
import type { DocumentVersion, StoredDocument, Template } from '../model/types';
import { DocumentEditor } from './DocumentEditor';
import { DocumentText } from './DocumentText';
import { MissingMentions } from './MissingMentions';
import { RenameDialog } from './RenameDialog';

function Versions({ id, current }: { id: number; current: number }) {
  const { t, i18n } = useTranslation('documents');
  const { data, error, mutate } = useApi<DocumentVersion[]>(`/api/documents/${id}/versions`);
  if (error) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  return (
    <ol className="doc-versions" reversed>
      {[...(data ?? [])]
        .sort((a, b) => b.version - a.version)
        .map((version) => (
          <li key={version.version} value={version.version}>
            {formatDateTime(version.createdAt, i18n.language)}
            {version.version === current && <strong> {t('versions.current')}</strong>}
          </li>
        ))}
    </ol>
  );
}

/** One stored document: read it over, see what it lacks, download it, edit it. */
export function DocumentView({ id }: { id: number }) {
  const { t, i18n } = useTranslation('documents');
  const { data, error, mutate } = useApi<StoredDocument>(`/api/documents/${id}`);
  const templates = useApi<Template[]>('/api/document-templates');
  const refresh = useRefresh();
  const [editing, setEditing] = useState(false);
  const [renaming, setRenaming] = useState(false);
  const [resetting, setResetting] = useState(false);
  const [busy, setBusy] = useState(false);

  if (error) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton cards={1} />;
  const template = templates.data?.find((each) => each.id === data.type);

  const save = async (content: string) => {
    await http.put<StoredDocument>(`/api/documents/${id}`, { content });
    await refresh('/api/documents');
    showToast({ tone: 'success', title: { key: 'documents:toast.saved' } });
    setEditing(false);
  };
  const reset = async () => {
    setBusy(true);
    try {
      await http.post<StoredDocument>(`/api/documents/${id}/reset`);
      await refresh('/api/documents');
      showToast({ tone: 'success', title: { key: 'documents:toast.reset' } });
    } catch (failure) {
      showToast({
        tone: 'error',
        title: { key: 'documents:toast.failed' },
        description: apiErrorMessage(failure),
      });
    } finally {
      setBusy(false);
      setResetting(false);
    }
  };

  return (
    <article className="doc-view">
      <header className="doc-view-head">
        <h2>{data.title}</h2>
        {!editing && (
          <button
            type="button"
            className="icon-button"
            aria-label={t('list.rename', { title: data.title })}
            onClick={() => setRenaming(true)}
          >
            <EditIcon />
          </button>
        )}
      </header>
      <p className="muted">
        {template?.name ?? data.type} · {formatDateTime(data.updatedAt, i18n.language)} ·{' '}
        {t('list.version', { version: data.version })}
      </p>
      {editing ? (
        <DocumentEditor
          html={data.content}
          language={data.language}
          onSave={save}
          onClose={() => setEditing(false)}
        />
      ) : (
        <>
          <MissingMentions missing={data.missingMentions} mentions={template?.mentions ?? []} />
          <div className="doc-actions">
            <a
              className="button button-primary"
              href={downloadHref(id, 'pdf')}
              target="_blank"
              rel="noopener"
            >
              <DownloadIcon />
              {t('files.pdf')}
            </a>
            <button type="button" className="button button-outlined" onClick={() => setEditing(true)}>
              <EditIcon />
              {t('edit.open')}
            </button>
            <a className="button button-quiet" href={downloadHref(id, 'docx')} target="_blank" rel="noopener">
              {t('files.docx')}
            </a>
            <a className="button button-quiet" href={downloadHref(id, 'html')} target="_blank" rel="noopener">
              {t('files.html')}
            </a>
          </div>
          {template && !template.reviewedByLawyer && (
            <p className="doc-review">{t('templates.notReviewed')}</p>
          )}
          <DocumentText html={data.content} language={data.language} />
          {data.version > 1 && (
            <details className="doc-more">
              <summary>{t('versions.title', { count: data.version })}</summary>
              <Versions id={id} current={data.version} />
              <button type="button" className="button button-quiet" onClick={() => setResetting(true)}>
                {t('reset.open')}
              </button>
            </details>
          )}
        </>
      )}
      {renaming && <RenameDialog document={data} onClose={() => setRenaming(false)} />}
      <ConfirmDialog
        open={resetting}
        title={t('reset.title')}
        description={t('reset.text')}
        confirmLabel={t('reset.confirm')}
        busy={busy}
        onConfirm={() => void reset()}
        onClose={() => setResetting(false)}
      />
    </article>
  );
}
