import { useTranslation } from 'react-i18next';
import { DocumentIcon } from '@/components/actionIcons';
import { formatSize } from '@/lib/format/size';
import type { Attachment } from '@/types/messages';

/** The files of a message. They are served to the two parties only, by the server itself. */
export function AttachmentLinks({ attachments }: { attachments: readonly Attachment[] }) {
  const { t, i18n } = useTranslation('messages');
  if (attachments.length === 0) return null;
  return (
    <ul className="msg-files" aria-label={t('files.label')}>
      {attachments.map(({ id, name, size }) => (
        <li key={id}>
          <a href={`/api/message-attachments/${id}`} download={name} className="msg-file">
            <DocumentIcon />
            <span className="msg-file-name">{name}</span>
            <span className="msg-file-size">{formatSize(size, i18n.language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
