import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { formatDateTime } from '@/lib/format/format';
import type { Notice } from '@/types/notices';
import { ownLink, requestOf, wordingOf } from '../model/wording';

interface Props {
  notice: Notice;
  onFollow: () => void;
}

export function NoticeRow({ notice, onFollow }: Props) {
  const { t, i18n } = useTranslation('notices');
  const kind = wordingOf(notice.kind);
  const request = requestOf(notice);
  const link = ownLink(notice.link);
  const text = (
    <>
      <span className="ntc-title">
        {!notice.isRead && <span className="ntc-dot" aria-hidden="true" />}
        {!notice.isRead && <span className="visually-hidden">{t('unread')} </span>}
        {t(`kinds.${kind}.title`)}
      </span>
      <span className="ntc-text">{t(`kinds.${kind}.text`)}</span>
      <span className="ntc-when">
        {request !== null && <>{t('request', { id: request })} · </>}
        <time dateTime={notice.createdAt}>{formatDateTime(notice.createdAt, i18n.language)}</time>
      </span>
    </>
  );
  return (
    <li className={notice.isRead ? 'ntc-row' : 'ntc-row ntc-row-unread'}>
      {link === null ? (
        <button type="button" className="ntc-link" onClick={onFollow}>
          {text}
        </button>
      ) : (
        <Link to={link} className="ntc-link" onClick={onFollow}>
          {text}
        </Link>
      )}
    </li>
  );
}
