import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Conversation } from '@/types/messages';
import type { Role } from '@/types/role';
import { ConversationList } from './components/ConversationList';
import { ConversationView } from './components/ConversationView';
import './messages.css';
import './composer.css';

function Unknown() {
  const { t } = useTranslation('messages');
  usePageTitle(t('title'));
  return (
    <div className="msg-unknown">
      <h1>{t('unknown.title')}</h1>
      <p>{t('unknown.text')}</p>
      <Link className="button button-primary" to={paths.messages.href()}>
        {t('back')}
      </Link>
    </div>
  );
}

/** Messages are between a client and the professional who was chosen: nobody else has any. */
function NotForYou() {
  const { t } = useTranslation('messages');
  usePageTitle(t('title'));
  return (
    <div className="page msg-unknown">
      <h1>{t('title')}</h1>
      <p>{t('notForYou')}</p>
      <Link className="button button-primary" to={paths.dashboard.href()}>
        {t('dashboard')}
      </Link>
    </div>
  );
}

const WRITERS: readonly Role[] = ['client', 'avocat', 'huissier'];

export function MessagesScreen() {
  const { role } = useCurrentUser();
  return WRITERS.includes(role) ? <Conversations /> : <NotForYou />;
}

/** `/messages`: whom one writes with; `/messages/:requestId`: one conversation, the list beside it where there is room. */
function Conversations() {
  const { t } = useTranslation('messages');
  const { requestId } = useParams();
  const { data, error, mutate } = useApi<Conversation[]>('/api/conversations');
  const open = requestId === undefined ? null : Number(requestId);
  const current = data?.find((each) => each.requestId === open);

  const list = (
    <ConversationList
      conversations={data}
      error={error}
      onRetry={() => void mutate()}
      open={open}
      titled={open === null}
    />
  );
  if (open === null) return <div className="page msg-page">{list}</div>;
  return (
    <div className="page msg-page msg-two">
      <nav className="msg-side" aria-label={t('list.label')}>
        {list}
      </nav>
      {current && <ConversationView key={current.requestId} conversation={current} />}
      {!current && data && <Unknown />}
      {!data && (
        <div className="msg-card msg-card-wait">
          {error ? <ApiErrorAlert error={error} onRetry={() => void mutate()} /> : <PageSkeleton cards={1} />}
        </div>
      )}
    </div>
  );
}
