import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { showToast } from '@/components/feedback/toasts';
import { FormErrorSummary } from '@/components/forms/FormErrorSummary';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { dayOf, formatDay, timeOf } from '@/lib/format/day';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { Appointment } from '@/types/appointments';
import type { Contact, Professional } from '@/types/professionals';
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

/** Who gave no hours can still be written to. */
function NoHours({ professionalId, name }: { professionalId: number; name: string }) {
  const { t } = useTranslation('appointments');
  const { data } = useApi<Contact[]>('/api/client-contacts');
  const contact = data?.find(({ id }) => id === professionalId);
  return (
    <div className="apt-none">
      <p>{t('book.noAvailability', { name })}</p>
      {contact && (
        <Link to={paths.messages.href(contact.requestId)} className="button button-primary">
          {t('book.write')}
        </Link>
      )}
    </div>
  );
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
  const hours = useRef<HTMLDivElement>(null);
  const isTaken = isApiError(failure) && failure.status === 409;

  // What is wrong with the hour is said beside the hours, which a phone may have scrolled away.
  const toHours = () => {
    hours.current?.focus({ preventScroll: true });
    hours.current?.scrollIntoView({ block: 'start' });
  };
  const submit = (close: () => void) => async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null);
    if (slot === null) {
      setSlotMissing(true);
      toHours();
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
        toHours();
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
                <NoHours professionalId={professionalId} name={name} />
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
                  <div
                    ref={hours}
                    tabIndex={-1}
                    className="apt-hours"
                    role="group"
                    aria-label={t('book.hours')}
                  >
                    {isTaken && <ApiErrorAlert error={failure} />}
                    <p role="alert" className="apt-problem">
                      {slotMissing && t('book.chooseFirst')}
                    </p>
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
                        setFailure(null);
                      }}
                    />
                    <p role="status" className="apt-chosen">
                      {slot !== null &&
                        t('book.chosen', {
                          day: formatDay(dayOf(slot), i18n.language),
                          time: timeOf(slot),
                        })}
                    </p>
                  </div>
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
                  {failure !== null && !isTaken && <ApiErrorAlert error={failure} />}
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
