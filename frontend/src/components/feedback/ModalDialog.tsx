import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon } from '@/components/icons';
import { ConfirmDialog } from './ConfirmDialog';
import './modal.css';
import { Toaster } from './Toaster';

/** Told apart from what the browser closes by itself. */
const BY_THE_PAGE = 'page';

interface Props {
  title: string;
  /** `wide` for long forms, `side` for what lies beside the page, as high as the screen. */
  size?: 'normal' | 'wide' | 'side';
  /** Something was typed that closing would lose: a question comes first. */
  unsaved?: boolean;
  onClose: () => void;
  /** `close` puts the focus back where it came from, then calls `onClose`; `leave` asks first where something is unsaved. */
  children: (close: () => void, leave: () => void) => ReactNode;
}

/**
 * A form over the page, the whole screen on a phone. Mounted is open. The browser's own dialog element keeps the focus
 * inside, closes on Escape and gives the focus back.
 */
export function ModalDialog({ title, size = 'normal', unsaved = false, onClose, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [question, setQuestion] = useState<'none' | 'asked' | 'answered'>('none');

  useEffect(() => {
    if (dialog === null) return;
    if (!dialog.open) dialog.showModal();
    heading.current?.focus();
  }, [dialog]);

  // Once the question has closed: what lies behind it cannot take the focus before.
  useEffect(() => {
    if (question === 'answered') dialog?.close(BY_THE_PAGE);
  }, [question, dialog]);

  // Before the browser acts on it: from closing it lets itself be held back only so often.
  useEffect(() => {
    if (dialog === null || !unsaved) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest('dialog') !== dialog) return;
      event.preventDefault();
      setQuestion('asked');
    };
    dialog.addEventListener('keydown', onKeyDown);
    return () => dialog.removeEventListener('keydown', onKeyDown);
  }, [dialog, unsaved]);

  const close = () => dialog?.close(BY_THE_PAGE);
  const leave = () => (unsaved ? setQuestion('asked') : close());
  return (
    <dialog
      ref={setDialog}
      className={`modal modal-${size}`}
      aria-labelledby={id}
      onCancel={(event) => {
        if (event.target !== event.currentTarget || !unsaved) return;
        event.preventDefault();
        setQuestion('asked');
      }}
      onClose={(event) => {
        // A dialog inside this one closes too, and its event comes by.
        if (event.target !== event.currentTarget) return;
        if (unsaved && event.currentTarget.returnValue !== BY_THE_PAGE) {
          // The browser closed it unasked, as it does when a phone's back gesture comes again.
          event.currentTarget.showModal();
          setQuestion('asked');
          return;
        }
        onClose();
      }}
    >
      <header className="modal-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" className="icon-button" aria-label={t('actions.close')} onClick={leave}>
          <CloseIcon />
        </button>
      </header>
      <div className="modal-body">{children(close, leave)}</div>
      {unsaved && (
        <ConfirmDialog
          open={question === 'asked'}
          title={t('unsaved.title')}
          description={t('unsaved.text')}
          confirmLabel={t('actions.close')}
          cancelLabel={t('unsaved.stay')}
          danger
          onConfirm={() => setQuestion('answered')}
          onClose={() => setQuestion('none')}
        />
      )}
      <Toaster />
    </dialog>
  );
}
