import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { dayOf, formatDay, timeOf } from '@/lib/format/day';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { Appointment } from '@/types/appointments';
import type { Professional } from '@/types/professionals';
import { DEFAULT_DURATION, DURATIONS } from '../model/slots';
import { SlotPicker } from './SlotPicker';

/** Characters (the server's own limits). */
const TITLE = { min: 3, max: 150 };
const PLACE_MAX = 200;
const NOTES_MAX = 2_000;

interface Values {
  title: string;
  location: string;
  clientNotes: string;
}

const EMPTY: Values = { title: '', location: '', clientNotes: '' };

const schema = object({
  title: string()
    .trim()
    .required('appointments:errors.required')
    .min(TITLE.min, 'appointments:errors.tooShort')
    .max(TITLE.max, 'appointments:errors.tooLong'),
  location: string().trim().max(PLACE_MAX, 'appointments:errors.tooLong'),
  clientNotes: string().trim().max(NOTES_MAX, 'appointments:errors.tooLong'),
});

interface Props {
  professionalId: number;
  onClose: () => void;
}

/** Length, hour, then what it is about. An hour someone else took meanwhile is said, and the list is read anew. */
export function BookingDialog({ professionalId, onClose }: Props) {
  const { t, i18n } = useTranslation(['appointments', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const professional = useApi<Professional>(`/api/professionals/${professionalId}`);
  const today = dayOf(new Date());
  const [from, setFrom] = useState(today);
  const [duration, setDuration] = useState<number>(DEFAULT_DURATION);
  const [slot, setSlot] = useState<string | null>(null);
  const [slotMissing, setSlotMissing] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const submit = (close: () => void) => async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null);
    if (slot === null) {
      setSlotMissing(true);
      return;
    }
    const location = values.location.trim();
    const clientNotes = values.clientNotes.trim();
    try {
      await http.post<Appointment>('/api/appointments', {
        professionalId,
        title: values.title.trim(),
        appointmentDate: slot,
        duration,
        ...(location === '' ? {} : { location }),
        ...(clientNotes === '' ? {} : { clientNotes }),
      });
      showToast({
        tone: 'success',
        title: { key: 'appointments:toast.booked' },
        description: { key: 'appointments:toast.bookedText' },
      });
      close();
      await refresh('/api/appointments', `/api/professionals/${professionalId}/slots`);
    } catch (error) {
      if (isApiError(error) && error.status === 409) {
        setSlot(null);
        void refresh(`/api/professionals/${professionalId}/slots`);
      }
      if (!takeServerFields(error, values, helpers)) setFailure(error);
    }
  };

  const name = professional.data?.name ?? '';
  return (
    <ModalDialog title={t('book.title')} size="wide" onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={EMPTY}
          validationSchema={schema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              {professional.error && (
                <ApiErrorAlert error={professional.error} onRetry={() => void professional.mutate()} />
              )}
              {!professional.data && !professional.error && <TextSkeleton lines={1} />}
              {name !== '' && <p>{t('book.intro', { name })}</p>}
              {professional.data?.hasAvailability === false && (
                <p className="apt-none">{t('book.noAvailability', { name })}</p>
              )}
              {professional.data?.hasAvailability && (
                <>
                  <div className="apt-duration" role="group" aria-label={t('book.duration')}>
                    <span>{t('book.duration')}</span>
                    <div className="segmented">
                      {DURATIONS.map((minutes) => (
                        <button
                          key={minutes}
                          type="button"
                          aria-pressed={minutes === duration}
                          onClick={() => {
                            setDuration(minutes);
                            setSlot(null);
                          }}
                        >
                          {t('book.minutes', { minutes })}
                        </button>
                      ))}
                    </div>
                  </div>
                  <SlotPicker
                    professionalId={professionalId}
                    duration={duration}
                    today={today}
                    from={from}
                    onFrom={(day) => {
                      setFrom(day);
                      setSlot(null);
                    }}
                    chosen={slot}
                    onChoose={(startsAt) => {
                      setSlot(startsAt);
                      setSlotMissing(false);
                    }}
                  />
                  <p role="status" className="apt-chosen">
                    {slot !== null &&
                      t('book.chosen', {
                        day: formatDay(dayOf(slot), i18n.language),
                        time: timeOf(slot),
                      })}
                  </p>
                  <FormErrorSummary
                    formId={formId}
                    fields={[
                      { name: 'title', label: t('book.subject') },
                      { name: 'location', label: t('book.place') },
                      { name: 'clientNotes', label: t('book.notes') },
                    ]}
                  />
                  <FormTextField
                    formId={formId}
                    name="title"
                    label={t('book.subject')}
                    help={t('book.subjectHelp')}
                    maxLength={TITLE.max}
                    required
                  />
                  <FormTextField
                    formId={formId}
                    name="location"
                    label={t('book.place')}
                    help={t('book.placeHelp')}
                    maxLength={PLACE_MAX}
                  />
                  <FormTextField
                    formId={formId}
                    name="clientNotes"
                    label={t('book.notes')}
                    rows={3}
                    maxLength={NOTES_MAX}
                  />
                  <p role="alert" className="apt-problem">
                    {slotMissing && t('book.chooseFirst')}
                  </p>
                  {failure !== null && <ApiErrorAlert error={failure} />}
                </>
              )}
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('common:actions.cancel')}
                </button>
                {professional.data?.hasAvailability && (
                  <button type="submit" className="button button-primary" disabled={isSubmitting}>
                    {t(isSubmitting ? 'book.sending' : 'book.confirm')}
                  </button>
                )}
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
