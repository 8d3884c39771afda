import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { CloseIcon } from '@/components/icons';
import type { Notices } from '../hooks/useNotices';
import { NoticeRow } from './NoticeRow';

interface Props {
  notices: Notices;
  onClose: () => void;
}

/** Under the bell on a large screen, from below on a phone. The browser's dialog keeps the focus inside. */
export function NoticesPanel({ notices, onClose }: Props) {
  const { t } = useTranslation(['notices', 'common']);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  const close = () => dialog.current?.close();
  const { items, unreadCount } = notices;

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- a touch beside the panel closes it; Escape does the same
    <dialog
      ref={dialog}
      className="ntc-panel"
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) close();
      }}
    >
      <div className="ntc-body">
        <div className="ntc-head">
          <h2 id={`${id}-title`}>{t('title')}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t('common:actions.close')}
            onClick={close}
          >
            <CloseIcon />
          </button>
        </div>
        {notices.error && !items && <ApiErrorAlert error={notices.error} onRetry={notices.retry} />}
        {!items && !notices.error && (
          <div className="ntc-wait">
            <TextSkeleton lines={4} />
            <Waiting onGiveUp={notices.retry} />
          </div>
        )}
        {items?.length === 0 && <p className="ntc-empty">{t('empty')}</p>}
        {items && items.length > 0 && (
          <>
            <ul className="ntc-list">
              {items.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  onFollow={() => {
                    void notices.markRead([notice.id]);
                    close();
                  }}
                />
              ))}
            </ul>
            <p className="ntc-foot">
              <button
                type="button"
                className="button button-quiet"
                disabled={unreadCount === 0}
                onClick={() => void notices.markRead()}
              >
                {t('readAll')}
              </button>
            </p>
          </>
        )}
      </div>
    </dialog>
  );
}
