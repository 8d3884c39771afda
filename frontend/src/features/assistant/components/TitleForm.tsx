import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TITLE_MAX } from '../model/types';

interface Props {
  title: string;
  /** Fails with what the server says. */
  onSave: (title: string) => Promise<void>;
  onClose: () => void;
}

/** Renames a conversation in its row: Enter saves, Escape leaves it as it was. */
export function TitleForm({ title, onSave, onClose }: Props) {
  const { t } = useTranslation(['assistantList', 'common']);
  const id = useId();
  const [text, setText] = useState(title);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  // Before the sheet closes by the same key.
  useEffect(() => {
    const input = field.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  const save = async () => {
    const next = text.trim();
    if (busy) return;
    if (next === title) {
      onClose();
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      await onSave(next);
      onClose();
    } catch (error) {
      setFailure(error);
      setBusy(false);
      field.current?.focus();
    }
  };

  return (
    <form
      className="cv-rename"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <label htmlFor={id}>{t('rename.label')}</label>
      <input
        id={id}
        ref={field}
        type="text"
        value={text}
        maxLength={TITLE_MAX}
        autoComplete="off"
        aria-invalid={failure !== null}
        aria-describedby={failure === null ? undefined : `${id}-error`}
        onChange={(event) => setText(event.target.value)}
      />
      {failure !== null && (
        <div id={`${id}-error`}>
          <ApiErrorAlert error={failure} field="title" />
        </div>
      )}
      <div className="cv-rename-ways">
        <button type="submit" className="button button-primary" aria-disabled={busy}>
          {t('rename.save')}
        </button>
        <button type="button" className="button button-quiet" onClick={onClose}>
          {t('common:actions.cancel')}
        </button>
      </div>
    </form>
  );
}
