import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '@/components/icons';
import './modal.css';
import { Toaster } from './Toaster';

interface Props {
  title: string;
  /** `wide` for long forms. */
  size?: 'normal' | 'wide';
  onClose: () => void;
  /** `close` puts the focus back where it came from, then calls `onClose`. */
  children: (close: () => void) => ReactNode;
}

/**
 * A form over the page, the whole screen on a phone. Mounted is open. The browser's own dialog element keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function ModalDialog({ title, size = 'normal', onClose, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    heading.current?.focus();
  }, [dialog]);

  const close = () => dialog?.close();
  return (
    <dialog
      ref={setDialog}
      className={`modal modal-${size}`}
      aria-labelledby={id}
      onClose={(event) => {
        // A dialog inside this one closes too, and its event comes by.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <header className="modal-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={t('actions.close')} onClick={close}>
          <CloseIcon />
        </button>
      </header>
      <div className="modal-body">{children(close)}</div>
      <Toaster />
    </dialog>
  );
}
