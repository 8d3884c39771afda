import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoutIcon, UserIcon } from '@/components/icons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import NoticesBell from '@/features/notices/NoticesBell';
import { useLiveEvents } from '@/lib/events/useLiveEvents';
import { useSession } from '@/lib/session/useSession';
import { outboxKey } from '@/lib/storage/outboxKey';
import { readDraft } from '@/lib/storage/drafts';
import { useKeepLanguage } from './useKeepLanguage';
import { useSignOut } from './useSignOut';

/** What only signed-in people need of the shell, in a chunk of its own: bell, name, live events, unsent messages. */
export default function SignedIn() {
  const { t } = useTranslation();
  const { user } = useSession();
  const signOut = useSignOut();
  const userId = user?.id;
  useLiveEvents();
  useKeepLanguage();
  useEffect(() => {
    if (userId === undefined) return;
    void readDraft<unknown[]>(outboxKey(userId)).then(async (unsent) => {
      if (unsent === undefined || unsent.length === 0) return;
      const { outboxOf } = await import(/* webpackChunkName: "outbox" */ '@/features/messages/model/outbox');
      outboxOf(userId);
    });
  }, [userId]);
  if (!user) return null;
  return (
    <>
      <NoticesBell />
      <div className="wide-only header-user">
        <Link to={paths.settings.href()} className="user-name" title={user.name}>
          <UserIcon />
          <span className="visually-hidden">{t('nav.signedInAs')}</span>{' '}
          <span className="user-name-text">{user.name}</span>
          <span className="visually-hidden">. {t('nav.settings')}</span>
        </Link>
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          <LogoutIcon />
          <span>{t('nav.logout')}</span>
        </button>
      </div>
    </>
  );
}
