import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { showToast } from '@/components/feedback/toasts';
import { FormDialog } from '@/components/forms/FormDialog';
import { FormTextField } from '@/components/forms/FormTextField';
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
  const { t, i18n } = useTranslation('appointments');
  const refresh = useRefresh();
  const place = { name: 'location', label: t('card.place') } as const;
  const link = { name: 'meetingLink', label: t('card.link') } as const;
  const notes = { name: 'notes', label: t(`decision.${decision}.notes`) } as const;
  return (
    <FormDialog<Values>
      title={t(`decision.${decision}.title`)}
      intro={
        <p>
          {t(`decision.${decision}.text`, {
            name: other,
            day: formatDay(dayOf(appointment.appointmentDate), i18n.language),
            time: timeOf(appointment.appointmentDate),
          })}
        </p>
      }
      initialValues={{
        notes: '',
        location: appointment.location ?? '',
        meetingLink: appointment.meetingLink ?? '',
      }}
      schema={schema}
      fields={decision === 'confirm' ? [place, link, notes] : [notes]}
      confirm={t(`decision.${decision}.confirm`)}
      cancel={t('decision.back')}
      danger={decision !== 'confirm'}
      onSubmit={async (values, close) => {
        await http.patch(`/api/appointments/${appointment.id}/${decision}`, bodyOf(values, decision));
        showToast({ tone: 'success', title: { key: `appointments:toast.${decision}` } });
        close();
        await refresh('/api/appointments', '/api/professionals');
      }}
      // Someone may have been faster: what is shown behind is then old.
      onRefused={() => void refresh('/api/appointments')}
      onClose={onClose}
    >
      {({ formId }) => (
        <>
          {decision === 'confirm' && (
            <>
              <FormTextField formId={formId} {...place} maxLength={PLACE_MAX} />
              <FormTextField formId={formId} {...link} maxLength={LINK_MAX} />
            </>
          )}
          <FormTextField formId={formId} {...notes} rows={3} maxLength={NOTES_MAX} />
        </>
      )}
    </FormDialog>
  );
}
