import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { readElement, readHtml, toNode, writeHtml } from '../model/html';

interface Props {
  html: string;
  language: string;
  /** Resolves once it is stored; throws what went wrong. */
  onSave: (html: string) => Promise<void>;
  onClose: () => void;
}

const COMMANDS = ['bold', 'italic', 'insertUnorderedList', 'insertOrderedList', 'undo', 'redo'] as const;

type Command = (typeof COMMANDS)[number];

function run(command: Command | 'insertText', value?: string): void {
  // Old, but the only editing commands of every browser, and the only ones its own undo knows.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.execCommand(command, false, value);
}

/**
 * The document's text, edited in place. The text goes in and out through `model/html`, so that only what a document
 * may hold ever stands in it or leaves it; what is pasted comes in as plain text.
 */
export function DocumentEditor({ html, language, onSave, onClose }: Props) {
  const { t } = useTranslation('documents');
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  const [changed, setChanged] = useState(false);
  const [saving, setSaving] = useState(false);
  const [asking, setAsking] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  useEffect(() => {
    const box = text.current;
    if (!box) return;
    box.replaceChildren(...readHtml(html).map((piece) => toNode(piece, document)));
    box.focus({ preventScroll: true });
  }, [html]);

  useEffect(() => {
    if (!changed) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [changed]);

  const save = async () => {
    if (!text.current) return;
    setSaving(true);
    setFailure(null);
    try {
      await onSave(writeHtml(readElement(text.current)));
    } catch (error) {
      setFailure(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <div className="doc-editor">
      <div className="doc-toolbar" role="group" aria-label={t('edit.toolbar')}>
        {COMMANDS.map((command) => (
          <button
            key={command}
            type="button"
            className={`doc-tool doc-tool-${command}`}
            aria-controls={`${id}-text`}
            aria-label={t(`edit.tools.${command}`)}
            title={t(`edit.tools.${command}`)}
            // Keeps the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              text.current?.focus({ preventScroll: true });
              run(command);
            }}
          >
            {t(`edit.signs.${command}`)}
          </button>
        ))}
      </div>
      <p id={`${id}-help`} className="doc-hint">
        {t('edit.help')}
      </p>
      <div
        id={`${id}-text`}
        ref={text}
        className="doc-sheet"
        role="textbox"
        aria-multiline="true"
        aria-label={t('edit.label')}
        aria-describedby={`${id}-help`}
        tabIndex={0}
        contentEditable
        suppressContentEditableWarning
        lang={language}
        spellCheck
        onInput={() => setChanged(true)}
        onPaste={(event) => {
          event.preventDefault();
          run('insertText', event.clipboardData.getData('text/plain'));
        }}
        onDrop={(event) => event.preventDefault()}
      />
      {failure !== null && <ApiErrorAlert error={failure} field="content" />}
      <div className="doc-editor-actions">
        <button
          type="button"
          className="button button-primary"
          disabled={saving || !changed}
          onClick={() => void save()}
        >
          {t(saving ? 'edit.saving' : 'edit.save')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          disabled={saving}
          onClick={() => (changed ? setAsking(true) : onClose())}
        >
          {t('edit.close')}
        </button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('edit.leave.title')}
        description={t('edit.leave.text')}
        confirmLabel={t('edit.leave.confirm')}
        danger
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
