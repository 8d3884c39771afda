import { Form, Formik, type FormikHelpers } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ModalDialog } from '@/components/feedback/ModalDialog';
import { showToast } from '@/components/feedback/toasts';
import { FormTextField } from '@/components/forms/FormTextField';
import { takeServerFields } from '@/components/forms/fieldState';
import { dayOf, formatDay, timeOf } from '@/lib/format/day';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { Appointment } from '@/types/appointments';

export type Decision = 'confirm' | 'decline' | 'cancel';

/** Characters of a reason or a note (the server's own limit). */
const NOTES_MAX = 2_000;

const PLACE_MAX = 200;
const LINK_MAX = 500;

interface Values {
  notes: string;
  location: string;
  meetingLink: string;
}

const text = (limit: number) => string().trim().max(limit, 'appointments:errors.tooLong');

const schema = object({
  notes: text(NOTES_MAX),
  location: text(PLACE_MAX),
  meetingLink: text(LINK_MAX).matches(/^https?:\/\/\S+$/i, {
    message: 'appointments:errors.link',
    excludeEmptyString: true,
  }),
});

/** What is sent: where to come only when one confirms, nothing that is empty. */
function bodyOf(values: Values, decision: Decision): Partial<Values> {
  const meant =
    decision === 'confirm' ? (['notes', 'location', 'meetingLink'] as const) : (['notes'] as const);
  return Object.fromEntries(
    meant.map((name) => [name, values[name].trim()]).filter(([, value]) => value !== ''),
  ) as Partial<Values>;
}

interface Props {
  decision: Decision;
  appointment: Appointment;
  other: string;
  onClose: () => void;
}

/** Confirms, declines or cancels, with a word for the other one. */
export function DecisionDialog({ decision, appointment, other, onClose }: Props) {
  const { t, i18n } = useTranslation(['appointments', 'common']);
  const formId = useId();
  const refresh = useRefresh();
  const [failure, setFailure] = useState<unknown>(null);

  const submit = (close: () => void) => async (values: Values, helpers: FormikHelpers<Values>) => {
    setFailure(null);
    try {
      await http.patch(`/api/appointments/${appointment.id}/${decision}`, bodyOf(values, decision));
      showToast({ tone: 'success', title: { key: `appointments:toast.${decision}` } });
      close();
      await refresh('/api/appointments', '/api/professionals');
    } catch (error) {
      if (takeServerFields(error, values, helpers)) return;
      setFailure(error);
      // Someone may have been faster: what is shown behind is then old.
      void refresh('/api/appointments');
    }
  };

  return (
    <ModalDialog title={t(`decision.${decision}.title`)} onClose={onClose}>
      {(close) => (
        <Formik
          initialValues={{
            notes: '',
            location: appointment.location ?? '',
            meetingLink: appointment.meetingLink ?? '',
          }}
          validationSchema={schema}
          validateOnChange={false}
          onSubmit={submit(close)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <p>
                {t(`decision.${decision}.text`, {
                  name: other,
                  day: formatDay(dayOf(appointment.appointmentDate), i18n.language),
                  time: timeOf(appointment.appointmentDate),
                })}
              </p>
              {failure !== null && <ApiErrorAlert error={failure} />}
              {decision === 'confirm' && (
                <>
                  <FormTextField
                    formId={formId}
                    name="location"
                    label={t('card.place')}
                    maxLength={PLACE_MAX}
                  />
                  <FormTextField
                    formId={formId}
                    name="meetingLink"
                    label={t('card.link')}
                    maxLength={LINK_MAX}
                  />
                </>
              )}
              <FormTextField
                formId={formId}
                name="notes"
                label={t(`decision.${decision}.notes`)}
                rows={3}
                maxLength={NOTES_MAX}
              />
              <div className="modal-actions">
                <button type="button" className="button button-quiet" onClick={close}>
                  {t('decision.back')}
                </button>
                <button
                  type="submit"
                  className={decision === 'confirm' ? 'button button-primary' : 'button button-danger'}
                  disabled={isSubmitting}
                >
                  {t(`decision.${decision}.confirm`)}
                </button>
              </div>
            </Form>
          )}
        </Formik>
      )}
    </ModalDialog>
  );
}
