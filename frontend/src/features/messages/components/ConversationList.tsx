import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { dayOf, formatDayShort } from '@/lib/format/day';
import { formatNumber, formatTime } from '@/lib/format/format';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import type { ApiError } from '@/lib/http/ApiError';
import { useCurrentUser } from '@/lib/session/useSession';
import type { Conversation } from '@/types/messages';

interface RowProps {
  conversation: Conversation;
  isOpen: boolean;
}

function Row({ conversation, isOpen }: RowProps) {
  const { t, i18n } = useTranslation(['messages', 'common']);
  const user = useCurrentUser();
  const { lastMessage, unreadCount, requestId, otherName, requestTitle } = conversation;
  const day = lastMessage ? dayOf(lastMessage.createdAt) : '';
  const when =
    lastMessage === null
      ? ''
      : day === dayOf(new Date())
        ? formatTime(lastMessage.createdAt, i18n.language)
        : formatDayShort(day, i18n.language);
  return (
    <li>
      <Link
        to={paths.messages.href(requestId)}
        className={unreadCount > 0 ? 'msg-row msg-row-unread' : 'msg-row'}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className="msg-row-head">
          <span className="msg-row-name">{otherName}</span>
          {lastMessage && (
            <time className="msg-row-when" dateTime={lastMessage.createdAt}>
              {when}
            </time>
          )}
        </span>
        <span className="msg-row-title">{requestTitle}</span>
        <span className="msg-row-last">
          <span className="msg-row-text">
            {lastMessage === null && t('list.nothingYet')}
            {lastMessage?.senderId === user.id && <>{t('list.you')} </>}
            {lastMessage && (lastMessage.content === '' ? t('list.file') : lastMessage.content)}
          </span>
          {unreadCount > 0 && (
            <span className="msg-unread">
              <span aria-hidden="true">{formatNumber(unreadCount, i18n.language)}</span>
              <span className="visually-hidden">{t('list.unread', { count: unreadCount })}</span>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Empty() {
  const { t } = useTranslation('messages');
  const { role } = useCurrentUser();
  const kind = role === 'client' ? 'client' : 'professional';
  return (
    <div className="msg-empty">
      <p>{t(`empty.${kind}`)}</p>
      <Link to={paths.marketplace.href()} className="button button-primary">
        {t(`empty.${kind}Button`)}
      </Link>
    </div>
  );
}

function PageHeading() {
  const { t } = useTranslation('messages');
  usePageTitle(t('title'));
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="muted">{t('intro')}</p>
    </>
  );
}

interface Props {
  conversations: readonly Conversation[] | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  open: number | null;
  /** The list is the page itself, not the side of a conversation. */
  titled: boolean;
}

export function ConversationList({ conversations, error, onRetry, open, titled }: Props) {
  const { t } = useTranslation('messages');
  return (
    <>
      {titled ? <PageHeading /> : <h2 className="msg-side-title">{t('title')}</h2>}
      {error && !conversations && <ApiErrorAlert error={error} onRetry={onRetry} />}
      {!conversations && !error && (
        <>
          <div className="msg-list" aria-hidden="true">
            {[0, 1, 2].map((row) => (
              <div key={row} className="msg-row">
                <TextSkeleton lines={2} />
              </div>
            ))}
          </div>
          {titled && <Waiting onGiveUp={onRetry} />}
        </>
      )}
      {conversations?.length === 0 && <Empty />}
      {conversations && conversations.length > 0 && (
        <ul className="msg-list">
          {conversations.map((conversation) => (
            <Row
              key={conversation.requestId}
              conversation={conversation}
              isOpen={conversation.requestId === open}
            />
          ))}
        </ul>
      )}
    </>
  );
}
