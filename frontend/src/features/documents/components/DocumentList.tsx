import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownloadIcon, EditIcon, TrashIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { downloadHref } from '../model/download';
import type { DocumentSummary, Template } from '../model/types';
import { RenameDialog } from './RenameDialog';

interface RowProps {
  document: DocumentSummary;
  typeName: string;
  onOpen: () => void;
  onRename: () => void;
  onDelete: () => void;
}

function Row({ document, typeName, onOpen, onRename, onDelete }: RowProps) {
  const { t, i18n } = useTranslation('documents');
  const { title } = document;
  return (
    <li className="doc-row">
      <div className="doc-row-text">
        <button type="button" className="doc-row-title" onClick={onOpen}>
          {title}
        </button>
        <p>
          {typeName} · {formatDate(document.updatedAt, i18n.language)}
          {document.version > 1 && <> · {t('list.version', { version: document.version })}</>}
        </p>
      </div>
      <div className="doc-row-actions">
        <a
          className="button button-quiet"
          href={downloadHref(document.id, 'pdf')}
          target="_blank"
          rel="noopener"
        >
          <DownloadIcon size="1.2em" />
          {t('files.short')}
          <span className="visually-hidden"> {title}</span>
        </a>
        <button
          type="button"
          className="icon-button"
          aria-label={t('list.rename', { title })}
          onClick={onRename}
        >
          <EditIcon />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('list.delete', { title })}
          onClick={onDelete}
        >
          <TrashIcon />
        </button>
      </div>
    </li>
  );
}

/** The caller's documents, newest first, with a search and a filter by type. */
export function DocumentList({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('documents');
  const id = useId();
  const [search, setSearch] = useState('');
  const [type, setType] = useState('');
  const [renaming, setRenaming] = useState<DocumentSummary | null>(null);
  const [deleting, setDeleting] = useState<DocumentSummary | null>(null);
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const templates = useApi<Template[]>('/api/document-templates');
  const q = useDebounced(search.trim(), 300);
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(type === '' ? {} : { type }),
  }).toString();
  const list = useApi<DocumentSummary[]>(query === '' ? '/api/documents' : `/api/documents?${query}`, {
    keepPreviousData: true,
  });
  const filtered = query !== '';
  const typeName = (each: string) => templates.data?.find((template) => template.id === each)?.name ?? each;

  const remove = async () => {
    if (!deleting) return;
    setBusy(true);
    try {
      await http.delete(`/api/documents/${deleting.id}`);
      showToast({ tone: 'success', title: { key: 'documents:toast.deleted' } });
      await refresh('/api/documents');
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'documents:toast.failed' },
        description: apiErrorMessage(error),
      });
    } finally {
      setBusy(false);
      setDeleting(null);
    }
  };

  const rows = list.data;
  const nothing = rows?.length === 0;
  return (
    <>
      {!(nothing && !filtered) && (
        <div className="doc-filters" role="search">
          <div>
            <label htmlFor={`${id}-q`}>{t('list.search')}</label>
            <input
              id={`${id}-q`}
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </div>
          <div>
            <label htmlFor={`${id}-type`}>{t('list.type')}</label>
            <select id={`${id}-type`} value={type} onChange={(event) => setType(event.target.value)}>
              <option value="">{t('list.allTypes')}</option>
              {templates.data?.map((template) => (
                <option key={template.id} value={template.id}>
                  {template.name}
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      {list.error && <ApiErrorAlert error={list.error} onRetry={() => void list.mutate()} />}
      {!rows && !list.error && (
        <>
          <div className="doc-list" aria-hidden="true">
            {[0, 1, 2].map((row) => (
              <div key={row} className="doc-row">
                <div className="doc-row-text">
                  <TextSkeleton lines={2} />
                </div>
              </div>
            ))}
          </div>
          <Waiting onGiveUp={() => void list.mutate()} />
        </>
      )}
      <p role="status" className={nothing ? 'doc-empty' : 'visually-hidden'}>
        {rows &&
          (nothing
            ? t(filtered ? 'list.noneFound' : 'list.none')
            : filtered
              ? t('list.found', { count: rows.length })
              : '')}
      </p>
      {rows && rows.length > 0 && (
        <ul className="doc-list">
          {rows.map((document) => (
            <Row
              key={document.id}
              document={document}
              typeName={typeName(document.type)}
              onOpen={() => onOpen(document.id)}
              onRename={() => setRenaming(document)}
              onDelete={() => setDeleting(document)}
            />
          ))}
        </ul>
      )}
      {renaming && <RenameDialog key={renaming.id} document={renaming} onClose={() => setRenaming(null)} />}
      <ConfirmDialog
        open={deleting !== null}
        title={t('delete.title')}
        description={t('delete.text', { title: deleting?.title ?? '' })}
        confirmLabel={t('delete.confirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
