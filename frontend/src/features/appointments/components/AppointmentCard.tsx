import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon } from '@/components/actionIcons';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { dayOf, formatDay, timeOf } from '@/lib/format/day';
import { useCurrentUser } from '@/lib/session/useSession';
import type { Appointment, AppointmentStatus } from '@/types/appointments';
import { DecisionDialog, type Decision } from './DecisionDialog';

const tones: Record<AppointmentStatus, BadgeTone> = {
  pending: 'warning',
  confirmed: 'success',
  declined: 'error',
  cancelled: 'neutral',
  completed: 'neutral',
};

interface Props {
  appointment: Appointment;
  isOver: boolean;
}

/** Only an address of the web is followed. */
function webLink(link: string | null): string | null {
  return link !== null && /^https?:\/\//i.test(link) ? link : null;
}

function Facts({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation('appointments');
  const { location, meetingLink, description, clientNotes, notes } = appointment;
  const link = webLink(meetingLink);
  return (
    <dl className="apt-facts">
      {location && (
        <div>
          <dt>{t('card.place')}</dt>
          <dd>{location}</dd>
        </div>
      )}
      {link !== null && (
        <div>
          <dt>{t('card.link')}</dt>
          <dd>
            <a href={link} target="_blank" rel="noopener noreferrer">
              {link}
            </a>
          </dd>
        </div>
      )}
      {description && (
        <div>
          <dt>{t('card.description')}</dt>
          <dd>{description}</dd>
        </div>
      )}
      {clientNotes && (
        <div>
          <dt>{t('card.clientNotes')}</dt>
          <dd>{clientNotes}</dd>
        </div>
      )}
      {notes && (
        <div>
          <dt>{t('card.notes')}</dt>
          <dd>{notes}</dd>
        </div>
      )}
    </dl>
  );
}

export function AppointmentCard({ appointment, isOver }: Props) {
  const { t, i18n } = useTranslation('appointments');
  const user = useCurrentUser();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { id, title, status, appointmentDate, duration } = appointment;
  const isProfessional = user.id === appointment.professionalId;
  const other = isProfessional ? appointment.clientName : appointment.professionalName;
  const isOpen = status === 'pending' || status === 'confirmed';
  const { canAnswer, canCancel } = appointment;
  return (
    <li className="apt-card">
      <div className="apt-head">
        <h4>{title}</h4>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="apt-when">
        <CalendarIcon />
        <time dateTime={appointmentDate}>
          {t('card.when', {
            day: formatDay(dayOf(appointmentDate), i18n.language),
            time: timeOf(appointmentDate),
            minutes: duration,
          })}
        </time>
      </p>
      <p>
        {t('card.with')}{' '}
        {isProfessional ? (
          <strong>{other}</strong>
        ) : (
          <Link to={paths.professional.href(appointment.professionalId)}>{other}</Link>
        )}
      </p>
      <Facts appointment={appointment} />
      {isOpen && !isOver && (
        <div className="apt-actions">
          {canAnswer && (
            <>
              <button type="button" className="button button-primary" onClick={() => setDecision('confirm')}>
                {t('actions.confirm')}
              </button>
              <button type="button" className="button button-outlined" onClick={() => setDecision('decline')}>
                {t('actions.decline')}
              </button>
            </>
          )}
          <a className="button button-quiet" href={`/api/appointments/${id}/ics`} download>
            {t('actions.ics')}
          </a>
          {canCancel && !canAnswer && (
            <button type="button" className="button button-quiet" onClick={() => setDecision('cancel')}>
              {t('actions.cancel')}
            </button>
          )}
        </div>
      )}
      {decision !== null && (
        <DecisionDialog
          decision={decision}
          appointment={appointment}
          other={other}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}
