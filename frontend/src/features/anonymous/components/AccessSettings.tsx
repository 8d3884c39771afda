import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TrashIcon } from '@/components/actionIcons';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { useSession } from '@/lib/session/useSession';
import type { Access } from '@/types/anonymous';
import { useAccessActions } from '../hooks/useAccessActions';
import { EraseDialog } from './EraseDialog';

function Setting({ title, text, children }: { title: string; text: ReactNode; children: ReactNode }) {
  return (
    <div className="an-setting">
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
      <div className="an-actions">{children}</div>
    </div>
  );
}

type Actions = ReturnType<typeof useAccessActions>;

function Mail({ access, actions, email }: { access: Access; actions: Actions; email: string }) {
  const { t } = useTranslation('anonymous');
  const { noticesEnabled } = access;
  return (
    <Setting
      title={t('settings.mail.title')}
      text={t(noticesEnabled ? 'settings.mail.on' : 'settings.mail.off', { email })}
    >
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={actions.busy}
        onClick={() => void actions.setNotices(!noticesEnabled)}
      >
        {t(noticesEnabled ? 'settings.mail.stop' : 'settings.mail.start')}
      </button>
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={actions.busy}
        onClick={() => void actions.sendAgain()}
      >
        {t('settings.mail.again')}
      </button>
    </Setting>
  );
}

/** Only clients own requests; others are not offered what would be refused. */
function Claim({ actions }: { actions: Actions }) {
  const { t } = useTranslation('anonymous');
  const session = useSession();
  const [asking, setAsking] = useState(false);
  if (session.user !== null && session.user.role !== 'client') return null;
  return (
    <Setting title={t('settings.claim.title')} text={t('settings.claim.text')}>
      {session.user === null ? (
        <Link to={paths.auth.href({ next: paths.access.href() })} className="button button-quiet">
          {t('settings.claim.signIn')}
        </Link>
      ) : (
        <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
          {t('settings.claim.button')}
        </button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('settings.claim.confirmTitle')}
        description={t('settings.claim.confirmText')}
        confirmLabel={t('settings.claim.button')}
        busy={actions.busy}
        onConfirm={() => void actions.claim().then(() => setAsking(false))}
        onClose={() => setAsking(false)}
      />
    </Setting>
  );
}

/** What the holder decides: how long, which notices, whether it joins an account, and the end of it. */
export function AccessSettings({ access, onErase }: { access: Access; onErase: () => Promise<void> }) {
  const { t, i18n } = useTranslation('anonymous');
  const actions = useAccessActions();
  const [erasing, setErasing] = useState(false);
  const left = access.extensionsLeft;
  return (
    <section className="an-card" aria-labelledby="an-settings-title">
      <h2 id="an-settings-title">{t('settings.title')}</h2>
      <Setting
        title={t('settings.extend.title')}
        text={
          <>
            {t('settings.extend.text', { date: formatDate(access.expiresAt, i18n.language) })}{' '}
            {left > 0 ? t('settings.extend.left', { count: left }) : t('settings.extend.none')}
          </>
        }
      >
        {access.canExtend && (
          <button
            type="button"
            className="button button-quiet"
            aria-disabled={actions.busy}
            onClick={() => void actions.extend()}
          >
            {t('settings.extend.button')}
          </button>
        )}
      </Setting>
      {access.email !== null && <Mail access={access} actions={actions} email={access.email} />}
      <Claim actions={actions} />
      <Setting title={t('settings.erase.title')} text={t('settings.erase.text')}>
        <button type="button" className="button button-quiet an-erase" onClick={() => setErasing(true)}>
          <TrashIcon size="1.2em" />
          {t('settings.erase.button')}
        </button>
      </Setting>
      <EraseDialog open={erasing} onErase={onErase} onClose={() => setErasing(false)} />
    </section>
  );
}
