import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachIcon, SendIcon } from '@/components/actionIcons';
import { isPlainEnter } from '@/lib/dom/plainEnter';
import { formatNumber } from '@/lib/format/format';
import type { MessageKey } from '@/lib/i18n/message';
import { useMessage } from '@/lib/i18n/useMessage';
import type { useMessageDraft } from '../hooks/useMessageDraft';
import { takeBack, type Uploads } from '../hooks/useUploads';
import { ACCEPTED, MAX_FILES } from '../model/files';
import { enterSends, MESSAGE_MAX } from '../model/limits';
import { ChosenFiles } from './ChosenFiles';

interface Props {
  draft: ReturnType<typeof useMessageDraft>;
  uploads: Uploads;
  onSend: () => void;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  to: string;
  mayAttach: boolean;
}

/** From here on the person is told how much room is left. */
const COUNT_FROM = MESSAGE_MAX - 500;

export function Composer({ draft, uploads, onSend, inputRef, to, mayAttach }: Props) {
  const { t, i18n } = useTranslation('messages');
  const message = useMessage();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<MessageKey | null>(null);
  const { text, attachments } = draft;
  const blank = text.trim() === '';

  // As high as its text, up to the limit of the style sheet.
  useLayoutEffect(() => {
    const area = inputRef.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight + 2}px`;
  }, [text, inputRef]);

  const trySend = () => {
    if (uploads.busy) setProblem('messages:composer.uploading');
    else if (uploads.list.length > 0) setProblem('messages:composer.fileProblem');
    else if (blank) setProblem(attachments.length > 0 ? 'messages:composer.textMissing' : null);
    else {
      setProblem(null);
      onSend();
    }
    inputRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event) || !enterSends()) return;
    event.preventDefault();
    trySend();
  };
  const choose = (files: readonly File[]) => {
    const room = MAX_FILES - attachments.length - uploads.list.length;
    setProblem(files.length > room ? 'messages:files.tooMany' : null);
    uploads.add(files.slice(0, Math.max(0, room)));
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping files is one more way, beside the button
    <form
      className="msg-composer"
      onSubmit={(event) => {
        event.preventDefault();
        trySend();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (mayAttach) choose([...event.dataTransfer.files]);
      }}
    >
      <ChosenFiles
        attachments={attachments}
        uploads={uploads}
        onTakeBack={(attachment) => {
          draft.setAttachments((all) => all.filter((each) => each.id !== attachment));
          takeBack(attachment);
        }}
      />
      <p role="alert" className="msg-problem">
        {problem !== null && message({ key: problem, values: { max: MAX_FILES } })}
      </p>
      <div className="msg-composer-box">
        {mayAttach && (
          <>
            <input
              ref={picker}
              type="file"
              className="visually-hidden"
              tabIndex={-1}
              aria-hidden="true"
              multiple
              accept={ACCEPTED}
              data-testid="file-picker"
              onChange={(event) => {
                choose([...(event.target.files ?? [])]);
                // The same file can be chosen again after it was taken back.
                event.target.value = '';
              }}
            />
            <button
              type="button"
              className="icon-button msg-attach"
              aria-label={t('files.add')}
              aria-describedby={`${id}-hint`}
              onClick={() => picker.current?.click()}
            >
              <AttachIcon />
            </button>
          </>
        )}
        <label className="visually-hidden" htmlFor={id}>
          {t('composer.label', { name: to })}
        </label>
        <textarea
          id={id}
          ref={inputRef}
          rows={1}
          value={text}
          maxLength={MESSAGE_MAX}
          placeholder={t('composer.placeholder')}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            setProblem(null);
            draft.write(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="submit"
          className="button button-primary msg-send"
          disabled={blank && attachments.length === 0}
        >
          <SendIcon />
          <span className="msg-wide">{t('composer.send')}</span>
        </button>
      </div>
      <p id={`${id}-hint`} className="msg-hint">
        <span>
          <span className="msg-wide">{t('composer.hint')} </span>
          {t(mayAttach ? 'files.rule' : 'files.none')}
        </span>
        {text.length >= COUNT_FROM && (
          <span>
            {t('composer.count', {
              used: formatNumber(text.length, i18n.language),
              max: formatNumber(MESSAGE_MAX, i18n.language),
            })}
          </span>
        )}
      </p>
    </form>
  );
}
