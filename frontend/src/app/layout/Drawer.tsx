import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { CloseIcon, LogoutIcon, UserIcon } from '@/components/icons';
import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import { useSession } from '@/lib/session/useSession';
import { NavLinks } from './NavLinks';
import { ThemeSwitch } from './ThemeSwitch';
import { useSignOut } from './useSignOut';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** The navigation of small screens, with the name and role of who is signed in. */
export default function Drawer({ open, onClose }: Props) {
  const { t } = useTranslation();
  const { user, state } = useSession();
  const signOut = useSignOut();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  return (
    <dialog ref={dialog} className="drawer" aria-label={t('nav.menu')} onClose={onClose}>
      <div className="drawer-head">
        {user ? (
          <p className="drawer-user">
            <UserIcon size="1.75em" />
            <span>
              <strong>{user.name}</strong>
              <span className="muted">{t(`roles.${user.role}`)}</span>
            </span>
          </p>
        ) : (
          <p className="brand">{PRODUCT_NAME}</p>
        )}
        <button type="button" className="icon-button" aria-label={t('nav.close')} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <nav aria-label={t('nav.main')}>
        <NavLinks role={user?.role ?? null} onFollow={onClose} />
        {state === 'signedOut' && (
          <Link to={paths.auth.href()} className="button button-primary drawer-login" onClick={onClose}>
            {t('nav.auth')}
          </Link>
        )}
      </nav>
      <div className="drawer-foot">
        <Link to={paths.emergency.href()} className="drawer-help" onClick={onClose}>
          {t('footer.emergency')}
        </Link>
        {user && (
          <Link to={paths.settings.href()} className="button button-quiet" onClick={onClose}>
            {t('nav.settings')}
          </Link>
        )}
        <p id="drawer-theme">{t('theme.label')}</p>
        <ThemeSwitch />
        {user && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              onClose();
              void signOut();
            }}
          >
            <LogoutIcon />
            {t('nav.logout')}
          </button>
        )}
      </div>
    </dialog>
  );
}
