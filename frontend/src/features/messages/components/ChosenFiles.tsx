import { useTranslation } from 'react-i18next';
import { DocumentIcon } from '@/components/actionIcons';
import { CloseIcon, WarningIcon } from '@/components/icons';
import { formatSize } from '@/lib/format/size';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useMessage } from '@/lib/i18n/useMessage';
import type { Attachment } from '@/types/messages';
import type { Upload, Uploads } from '../hooks/useUploads';
import { passesByItself } from '../model/outbox';

interface Props {
  attachments: readonly Attachment[];
  uploads: Uploads;
  onTakeBack: (id: number) => void;
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { t, i18n } = useTranslation('messages');
  const message = useMessage();
  const { key, file, share, refusal, error } = upload;
  const wrong = refusal !== null || error !== null;
  return (
    <li className={wrong ? 'msg-chosen msg-chosen-wrong' : 'msg-chosen'}>
      {wrong ? <WarningIcon /> : <DocumentIcon />}
      <div className="msg-chosen-text">
        <span className="msg-file-name">{file.name}</span>{' '}
        <span className="msg-file-size">{formatSize(file.size, i18n.language)}</span>
        {!wrong && <progress max={1} value={share} aria-label={t('files.progress', { name: file.name })} />}
        {wrong && (
          <span className="msg-chosen-why" role="alert">
            {refusal !== null && message({ key: refusal })}
            {error !== null && message(apiErrorMessage(error))}
          </span>
        )}
      </div>
      {error !== null && passesByItself(error) && (
        <button type="button" className="msg-small-button" onClick={() => uploads.retry(key)}>
          {t('files.retry')}
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t('files.remove', { name: file.name })}
        onClick={() => uploads.drop(key)}
      >
        <CloseIcon />
      </button>
    </li>
  );
}

/** What goes with the next message: files that arrived, files on their way, files that did not make it. */
export function ChosenFiles({ attachments, uploads, onTakeBack }: Props) {
  const { t, i18n } = useTranslation('messages');
  if (attachments.length === 0 && uploads.list.length === 0) return null;
  return (
    <ul className="msg-chosen-list" aria-label={t('files.label')}>
      {attachments.map(({ id, name, size }) => (
        <li key={`a${id}`} className="msg-chosen">
          <DocumentIcon />
          <div className="msg-chosen-text">
            <span className="msg-file-name">{name}</span>{' '}
            <span className="msg-file-size">{formatSize(size, i18n.language)}</span>
          </div>
          <button
            type="button"
            className="icon-button"
            aria-label={t('files.remove', { name })}
            onClick={() => onTakeBack(id)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
      {uploads.list.map((upload) => (
        <UploadRow key={upload.key} upload={upload} uploads={uploads} />
      ))}
    </ul>
  );
}
