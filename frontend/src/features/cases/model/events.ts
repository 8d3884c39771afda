import { timeOf } from '@/lib/format/day';
import type { CaseEvent } from '@/types/cases';

/**
 * What is to come first, the nearest on top; a deadline that was missed stays with it until it is done. Then what is done
 * or past, the latest on top.
 */
export function inOrder(events: readonly CaseEvent[], now: Date): { open: CaseEvent[]; over: CaseEvent[] } {
  const isOpen = (event: CaseEvent) =>
    !event.isDone && (event.kind === 'deadline' || new Date(event.startsAt) >= now);
  const byDate = (a: CaseEvent, b: CaseEvent) => a.startsAt.localeCompare(b.startsAt);
  return {
    open: events.filter(isOpen).sort(byDate),
    over: events
      .filter((event) => !isOpen(event))
      .sort(byDate)
      .reverse(),
  };
}

/** A day's end is no hour to be somewhere. */
export function hourOf(startsAt: string): string {
  const time = timeOf(startsAt);
  return time === '23:59' ? '' : time;
}
