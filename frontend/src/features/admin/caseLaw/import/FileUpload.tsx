import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachIcon } from '@/components/actionIcons';
import { showToast } from '@/components/feedback/toasts';
import { useRefresh } from '@/lib/swr/useApi';
import { Outcomes } from './Outcomes';
import { useFileQueue } from './useFileQueue';

/** Files of decisions, chosen or dropped; each is told apart, and one that fails stops no other. */
export function FileUpload() {
  const { t } = useTranslation('caseLaw');
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const refresh = useRefresh();
  const queue = useFileQueue(({ imported, total }) => {
    showToast({
      tone: imported > 0 ? 'success' : 'info',
      title: { key: 'caseLaw:toast.imported', values: { count: imported, total } },
    });
    void refresh('/api/admin/jurisprudence');
  });
  return (
    <section className="ad-section">
      <h2>{t('files.title')}</h2>
      <p className="muted" id={`${id}-help`}>
        {t('files.intro')}
      </p>
      {/* Dropping files is one more way, beside the button. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the button inside does the same by keyboard */}
      <div
        className={isOver ? 'cl-drop cl-drop-over' : 'cl-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setIsOver(false);
          queue.add([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={picker}
          type="file"
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          multiple
          accept=".json,.xml,application/json,text/xml,application/xml"
          data-testid="decision-files"
          onChange={(event) => {
            queue.add([...(event.target.files ?? [])]);
            // The same file can be chosen again.
            event.target.value = '';
          }}
        />
        <button
          type="button"
          className="button button-outlined"
          aria-describedby={`${id}-help`}
          onClick={() => picker.current?.click()}
        >
          <AttachIcon />
          {t('files.choose')}
        </button>
        <p className="muted">{t('files.orDrop')}</p>
      </div>
      {queue.isBusy && (
        <div className="cl-running">
          <p id={`${id}-progress`}>
            {t('files.sending', { name: queue.current, done: queue.done, total: queue.total })}
          </p>
          <progress
            className="cl-progress"
            aria-labelledby={`${id}-progress`}
            max={queue.total}
            value={queue.done + queue.share}
          />
          <button type="button" className="button button-quiet" onClick={queue.stop}>
            {t('files.stop')}
          </button>
        </div>
      )}
      <p role="status" className="visually-hidden">
        {!queue.isBusy && queue.total > 0 && t('files.doneStatus', { count: queue.total })}
      </p>
      {queue.items.length > 0 && (
        <Outcomes items={queue.items} label={t('files.results')} onTakeAnyway={queue.takeAnyway} />
      )}
    </section>
  );
}
