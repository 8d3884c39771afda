import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormSelect } from '@/components/forms/FormSelect';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import { EVENT_KINDS, type CaseEvent } from '@/types/cases';
import { eventBodyOf, eventSchema, eventValuesOf, LIMITS, type EventValues } from '../model/forms';

interface Props {
  caseId: number;
  /** The date to change; `null` for a new one. */
  known: CaseEvent | null;
  onClose: () => void;
}

/** A hearing, or a day by which something must be done. */
export function EventDialog({ caseId, known, onClose }: Props) {
  const { t } = useTranslation(['cases', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);
  const submit = (close: () => void) => async (values: EventValues, helpers: FormikHelpers<EventValues>) => {
    setFailure(null);
    try {
      const body = eventBodyOf(values);
      if (known) await http.patch(`/api/cases/${caseId}/events/${known.id}`, body);
      else await http.post(`/api/cases/${caseId}/events`, body);
      close();
      await refresh('/api/cases');
    } catch (error) {
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };
  return (
    <ModalDialog title={t(known ? 'events.editTitle' : 'events.addTitle')} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={eventValuesOf(known)}
          validationSchema={eventSchema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FormErrorSummary
                formId={formId}
                fields={[
                  { name: 'title', label: t('events.name') },
                  { name: 'day', label: t('events.day') },
                  { name: 'place', label: t('events.place') },
                  { name: 'notes', label: t('events.notes') },
                ]}
              />
              {failure !== null && <ApiErrorAlert error={failure} />}
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
              <FormTextField
                formId={formId}
                name="place"
                label={t('events.place')}
                maxLength={LIMITS.place}
              />
              <FormTextField
                formId={formId}
                name="notes"
                label={t('events.notes')}
                rows={3}
                maxLength={LIMITS.eventNotes}
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                <button type="submit" className="button button-primary" disabled={isSubmitting}>
                  {t('events.save')}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
