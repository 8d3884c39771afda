import type { Appointment } from '@/types/appointments';

const MINUTE_MS = 60_000;

function endOf({ appointmentDate, duration }: Appointment): number {
  return new Date(appointmentDate).getTime() + duration * MINUTE_MS;
}

/** What is still to come, the next one first; then what is over or called off, the latest first. */
export function split(
  all: readonly Appointment[],
  now: Date,
): { upcoming: Appointment[]; past: Appointment[] } {
  const isOpen = ({ status }: Appointment) => status === 'pending' || status === 'confirmed';
  const isUpcoming = (each: Appointment) => isOpen(each) && endOf(each) > now.getTime();
  const byDate = (a: Appointment, b: Appointment) => a.appointmentDate.localeCompare(b.appointmentDate);
  return {
    upcoming: all.filter(isUpcoming).sort(byDate),
    past: all
      .filter((each) => !isUpcoming(each))
      .sort(byDate)
      .reverse(),
  };
}
