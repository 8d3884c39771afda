import { useTranslation } from 'react-i18next';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import { EVENT_KINDS, type CaseEvent } from '@/types/cases';
import { eventBodyOf, eventSchema, eventValuesOf, LIMITS } from '../model/forms';

interface Props {
  caseId: number;
  /** The date to change; `null` for a new one. */
  known: CaseEvent | null;
  onClose: () => void;
}

/** A hearing, or a day by which something must be done. */
export function EventDialog({ caseId, known, onClose }: Props) {
  const { t } = useTranslation('cases');
  const refresh = useRefresh();
  return (
    <FormDialog
      title={t(known ? 'events.editTitle' : 'events.addTitle')}
      initialValues={eventValuesOf(known)}
      schema={eventSchema}
      fields={[
        { name: 'title', label: t('events.name') },
        { name: 'day', label: t('events.day') },
        { name: 'place', label: t('events.place') },
        { name: 'notes', label: t('events.notes') },
      ]}
      confirm={t('events.save')}
      onSubmit={async (values, close) => {
        const body = eventBodyOf(values);
        if (known) await http.patch(`/api/cases/${caseId}/events/${known.id}`, body);
        else await http.post(`/api/cases/${caseId}/events`, body);
        close();
        await refresh('/api/cases');
      }}
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          <FormSelect
            formId={formId}
            name="kind"
            label={t('events.kind')}
            required
            options={EVENT_KINDS.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
          />
          <FormTextField
            formId={formId}
            name="title"
            label={t('events.name')}
            maxLength={LIMITS.title}
            required
          />
          <div className="case-date-time">
            <FormTextField formId={formId} name="day" type="date" label={t('events.day')} required />
            <FormTextField formId={formId} name="time" type="time" label={t('events.time')} />
          </div>
          <FormTextField formId={formId} name="place" label={t('events.place')} maxLength={LIMITS.place} />
          <FormTextField
            formId={formId}
            name="notes"
            label={t('events.notes')}
            rows={3}
            maxLength={LIMITS.eventNotes}
          />
        </>
      )}
    </FormDialog>
  );
}
