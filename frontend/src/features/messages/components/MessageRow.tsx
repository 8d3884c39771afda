import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/icons';
import { formatTime } from '@/lib/format/format';
import type { Message } from '@/types/messages';
import { AttachmentLinks } from './AttachmentLinks';

interface Props {
  message: Message;
  own: boolean;
  from: string;
  /** The first one that had not been read when the conversation was opened. */
  isNew: boolean;
  /** The last of one's own that the other one has read. */
  seen: boolean;
}

export function MessageRow({ message, own, from, isNew, seen }: Props) {
  const { t, i18n } = useTranslation('messages');
  return (
    <>
      {isNew && (
        <li className="msg-new" data-new="">
          {t('new')}
        </li>
      )}
      <li className={own ? 'msg msg-own' : 'msg'}>
        <div className="msg-bubble">
          <span className="visually-hidden">{own ? t('list.you') : t('says', { name: from })} </span>
          {message.content !== '' && <p className="msg-text">{message.content}</p>}
          <AttachmentLinks attachments={message.attachments} />
        </div>
        <p className="msg-meta">
          <time dateTime={message.createdAt}>{formatTime(message.createdAt, i18n.language)}</time>
          {seen && (
            <>
              {' · '}
              <CheckIcon size="1.05em" /> {t('read')}
            </>
          )}
        </p>
      </li>
    </>
  );
}
