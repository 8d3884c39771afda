import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessage } from '@/lib/i18n/useMessage';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '@/components/icons';
import { useToastHost } from './toastHosts';
import { dismissToast, useShownToast, type Toast } from './toasts';

export const TOAST_MS = 5_000;
/** With something to press in it. */
const ACTION_MS = 10_000;
const SWIPE_PX = 50;
const GAP_PX = 12;

const icons = { success: CheckIcon, info: InfoIcon, error: WarningIcon };

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useTranslation();
  const message = useMessage();
  const [held, setHeld] = useState(false);
  const [offset, setOffset] = useState(0);
  const start = useRef<number | null>(null);
  const Icon = icons[toast.tone];
  const { action } = toast;
  const hasAction = action !== undefined;

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), hasAction ? ACTION_MS : TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast.id, hasAction, held]);

  const move = (event: PointerEvent) => {
    if (start.current !== null) setOffset(Math.max(0, event.clientX - start.current));
  };
  const release = () => {
    start.current = null;
    if (offset >= SWIPE_PX) dismissToast(toast.id);
    else setOffset(0);
  };

  return (
    // The gesture is a shortcut: the button beside it does the same.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={`toast toast-${toast.tone}`}
      style={offset > 0 ? { transform: `translateX(${offset}px)`, opacity: 1 - offset / 300 } : undefined}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return;
        start.current = event.clientX;
      }}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => {
        setHeld(false);
        release();
      }}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon />
      <div className="toast-text">
        <p className="toast-title">{message(toast.title)}</p>
        {toast.description && (
          <p>
            {message(toast.description)}
            {toast.reason && ` ${message(toast.reason)}`}
          </p>
        )}
        {action && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              dismissToast(toast.id);
              action.run();
            }}
          >
            {message(action.label)}
          </button>
        )}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('actions.closeNotice')}
        onClick={() => dismissToast(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** The notices' place: always mounted, so that screen readers hear what appears in it. F8 brings the focus here. */
export function Toaster() {
  const { t } = useTranslation();
  const shown = useShownToast();
  const isHost = useToastHost();
  const toast = isHost ? shown : null;
  const region = useRef<HTMLElement>(null);
  const before = useRef<Element | null>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'F8' && isHost) {
        event.preventDefault();
        before.current = document.activeElement;
        region.current?.focus();
      }
      if (event.key === 'Escape' && toast && region.current?.contains(document.activeElement)) {
        dismissToast(toast.id);
        if (before.current instanceof HTMLElement) before.current.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [toast, isHost]);

  // In a dialog it stands over the end of the form: whoever is at the button there still sees it.
  useEffect(() => {
    const card = region.current?.querySelector('.toast');
    const dialog = region.current?.closest('dialog');
    const focused = document.activeElement;
    if (!toast || !card || !dialog?.contains(focused) || !focused) return;
    const from = card.getBoundingClientRect();
    const at = focused.getBoundingClientRect();
    if (at.bottom > from.top && at.top < from.bottom) dialog.scrollBy(0, at.bottom - from.top + GAP_PX);
  }, [toast]);

  const error = toast?.tone === 'error' ? toast : null;
  const quiet = toast && toast.tone !== 'error' ? toast : null;
  return (
    <section ref={region} className="toaster" aria-label={t('nav.notices')} tabIndex={-1}>
      <div role="status" aria-live="polite">
        {quiet && <ToastCard key={quiet.id} toast={quiet} />}
      </div>
      <div role="alert" aria-live="assertive">
        {error && <ToastCard key={error.id} toast={error} />}
      </div>
    </section>
  );
}
