import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import type { Appointment } from '@/types/appointments';
import { AppointmentCard } from './components/AppointmentCard';
import { BookingDialog } from './components/BookingDialog';
import { BookingPicker } from './components/BookingPicker';
import { split } from './model/lists';
import './appointments.css';
import './booking.css';

function Empty({ isClient }: { isClient: boolean }) {
  const { t } = useTranslation('appointments');
  return (
    <div className="apt-empty">
      <p>{t(isClient ? 'empty.client' : 'empty.professional')}</p>
      {isClient ? (
        <Link to={paths.dashboard.href({ tab: 'contacts' })} className="button button-outlined">
          {t('empty.toContacts')}
        </Link>
      ) : (
        <Link to={paths.profile.href()} className="button button-outlined">
          {t('empty.toProfile')}
        </Link>
      )}
    </div>
  );
}

/** Appointments to come and past; a client books here, also straight from a professional (`&book=`). */
export default function AppointmentsTab() {
  const { t } = useTranslation('appointments');
  const user = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  const { data, error, mutate } = useApi<Appointment[]>('/api/appointments');
  const isClient = user.role === 'client';
  const book = Number(query.get('book'));
  const { upcoming, past } = split(data ?? [], new Date());
  const closeBooking = () => setQuery({ tab: 'appointments' }, { replace: true });

  return (
    <>
      <div className="apt-top">
        <h2>{t('title')}</h2>
        {isClient && (
          <BookingPicker
            onPick={(id) => setQuery({ tab: 'appointments', book: String(id) }, { replace: true })}
          />
        )}
      </div>
      <p className="muted">{t('zone')}</p>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <div className="apt-list" aria-hidden="true">
            {[0, 1].map((card) => (
              <div key={card} className="apt-card">
                <TextSkeleton />
              </div>
            ))}
          </div>
          <Waiting onGiveUp={() => void mutate()} />
        </>
      )}
      {data?.length === 0 && <Empty isClient={isClient} />}
      {data && data.length > 0 && (
        <>
          <h3>{t('upcoming')}</h3>
          {upcoming.length === 0 ? (
            <p className="muted">{t('noUpcoming')}</p>
          ) : (
            <ul className="apt-list">
              {upcoming.map((appointment) => (
                <AppointmentCard key={appointment.id} appointment={appointment} isOver={false} />
              ))}
            </ul>
          )}
          {past.length > 0 && (
            <details className="apt-past" open={upcoming.length === 0}>
              <summary>{t('past', { count: past.length })}</summary>
              <ul className="apt-list">
                {past.map((appointment) => (
                  <AppointmentCard key={appointment.id} appointment={appointment} isOver />
                ))}
              </ul>
            </details>
          )}
        </>
      )}
      {isClient && book > 0 && <BookingDialog key={book} professionalId={book} onClose={closeBooking} />}
    </>
  );
}
