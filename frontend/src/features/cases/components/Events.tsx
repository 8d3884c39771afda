import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, TrashIcon } from '@/components/actionIcons';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { Badge } from '@/components/requests/Badge';
import { dayOf, formatDay } from '@/lib/format/day';
import { http } from '@/lib/http/client';
import type { CaseEvent, LegalCase } from '@/types/cases';
import { useCaseAction } from '../hooks/useCaseAction';
import { hourOf, inOrder } from '../model/events';
import { EventDialog } from './EventDialog';
import { Part } from './Part';

interface RowProps {
  event: CaseEvent;
  canWrite: boolean;
  isLate: boolean;
  onDone: (isDone: boolean) => void;
  onEdit: () => void;
  onRemove: () => void;
}

function Row({ event, canWrite, isLate, onDone, onEdit, onRemove }: RowProps) {
  const { t, i18n } = useTranslation('cases');
  const { title, kind, startsAt, place, notes, isDone } = event;
  const when = [formatDay(dayOf(startsAt), i18n.language), hourOf(startsAt)].filter(Boolean).join(', ');
  return (
    <li className={isDone ? 'part-row part-row-done' : 'part-row'}>
      <div className="part-text">
        <p className="part-head">
          <Badge tone={kind === 'hearing' ? 'info' : 'warning'}>{t(`kind.${kind}`)}</Badge>
          {isLate && <Badge tone="error">{t('events.late')}</Badge>}
          <time dateTime={startsAt}>{when}</time>
        </p>
        <strong>{title}</strong>
        {place && <p className="part-note">{place}</p>}
        {notes && <p className="part-note">{notes}</p>}
        {canWrite ? (
          <label className="part-check">
            <input type="checkbox" checked={isDone} onChange={(change) => onDone(change.target.checked)} />
            {t('events.done')} <span className="visually-hidden">({title})</span>
          </label>
        ) : (
          isDone && <p className="part-note">{t('events.done')}</p>
        )}
      </div>
      {canWrite && (
        <div className="part-buttons">
          <button
            type="button"
            className="icon-button"
            aria-label={t('events.edit', { title })}
            onClick={onEdit}
          >
            <EditIcon />
          </button>
          <button
            type="button"
            className="icon-button"
            aria-label={t('events.remove', { title })}
            onClick={onRemove}
          >
            <TrashIcon />
          </button>
        </div>
      )}
    </li>
  );
}

/** Hearings and deadlines: what is next on top. */
export function Events({ legalCase, canWrite }: { legalCase: LegalCase; canWrite: boolean }) {
  const { t } = useTranslation('cases');
  const [form, setForm] = useState<{ event: CaseEvent | null } | null>(null);
  const [removing, setRemoving] = useState<CaseEvent | null>(null);
  const { busy, run } = useCaseAction();
  const { id, events } = legalCase;
  const now = new Date();
  const { open, over } = inOrder(events, now);
  const path = (event: CaseEvent) => `/api/cases/${id}/events/${event.id}`;

  const remove = async () => {
    if (!removing) return;
    await run(() => http.delete(path(removing)), 'cases:toast.removed');
    setRemoving(null);
  };
  const rows = (list: readonly CaseEvent[]) => (
    <ul className="part-list">
      {list.map((event) => (
        <Row
          key={event.id}
          event={event}
          canWrite={canWrite}
          isLate={event.kind === 'deadline' && !event.isDone && new Date(event.startsAt) < now}
          onDone={(isDone) => void run(() => http.patch(path(event), { isDone }), null)}
          onEdit={() => setForm({ event })}
          onRemove={() => setRemoving(event)}
        />
      ))}
    </ul>
  );

  return (
    <Part
      title={t('events.title')}
      empty={t('events.none')}
      isEmpty={events.length === 0}
      {...(canWrite ? { addLabel: t('events.add'), onAdd: () => setForm({ event: null }) } : {})}
    >
      {open.length > 0 && rows(open)}
      {over.length > 0 && (
        <details className="part-over" open={open.length === 0}>
          <summary>{t('events.over', { count: over.length })}</summary>
          {rows(over)}
        </details>
      )}
      {form && <EventDialog caseId={id} known={form.event} onClose={() => setForm(null)} />}
      <ConfirmDialog
        open={removing !== null}
        title={t('events.removeTitle')}
        description={t('events.removeText', { title: removing?.title ?? '' })}
        confirmLabel={t('events.removeConfirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setRemoving(null)}
      />
    </Part>
  );
}
