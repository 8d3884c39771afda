import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/feedback/announce';
import { BellIcon } from '@/components/actionIcons';
import { formatNumber } from '@/lib/format/format';
import { useNotices } from './hooks/useNotices';
import { NoticesPanel } from './components/NoticesPanel';
import './notices.css';

/** More than this is shown as "99+". */
const MOST_SHOWN = 99;

/** The bell of the header: how much is new, and the list behind it. */
export default function NoticesBell() {
  const { t, i18n } = useTranslation('notices');
  const [open, setOpen] = useState(false);
  const notices = useNotices();
  const { unreadCount } = notices;
  const before = useRef<number | null>(null);

  // What arrives while the page is open is said once; what was there already is in the button's name.
  useEffect(() => {
    if (!notices.loaded) return;
    if (before.current !== null && unreadCount > before.current) announce(t('arrived'));
    before.current = unreadCount;
  }, [notices.loaded, unreadCount, t]);

  return (
    <>
      <button
        type="button"
        className="icon-button ntc-bell"
        aria-label={unreadCount > 0 ? t('bell.unread', { count: unreadCount }) : t('bell.none')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <BellIcon />
        {unreadCount > 0 && (
          <span className="ntc-count" aria-hidden="true">
            {unreadCount > MOST_SHOWN
              ? t('bell.many', { count: MOST_SHOWN })
              : formatNumber(unreadCount, i18n.language)}
          </span>
        )}
      </button>
      {open && <NoticesPanel notices={notices} onClose={() => setOpen(false)} />}
    </>
  );
}
