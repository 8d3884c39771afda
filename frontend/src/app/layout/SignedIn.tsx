import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { LogoutIcon, UserIcon } from '@/components/icons';
import NoticesBell from '@/features/notices/NoticesBell';
import { useLiveEvents } from '@/lib/events/useLiveEvents';
import { useSession } from '@/lib/session/useSession';
import { outboxKey } from '@/lib/storage/outboxKey';
import { readDraft } from '@/lib/storage/drafts';
import { useSignOut } from './useSignOut';

/** What only signed-in people need of the shell, in a chunk of its own: bell, name, live events, unsent messages. */
export default function SignedIn() {
  const { t } = useTranslation();
  const { user } = useSession();
  const signOut = useSignOut();
  const userId = user?.id;
  useLiveEvents();
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
        <span className="user-name">
          <UserIcon />
          <span className="visually-hidden">{t('nav.signedInAs')}</span>{' '}
          <span className="user-name-text" title={user.name}>
            {user.name}
          </span>
        </span>
        <button type="button" className="button button-quiet" onClick={() => void signOut()}>
          <LogoutIcon />
          <span>{t('nav.logout')}</span>
        </button>
      </div>
    </>
  );
}
