import { dayOf } from '@/lib/format/day';
import type { Slot } from '@/types/appointments';

/** How many days are looked at together. */
export const SPAN_DAYS = 14;

/** How far ahead the server offers hours. */
export const AHEAD_DAYS = 60;

/** Lengths a client may ask for (minutes). */
export const DURATIONS = [30, 60, 90] as const;

export const DEFAULT_DURATION = 60;

export interface DaySlots {
  day: string;
  slots: Slot[];
}

/** Free slots under their day in Cameroon; days without any are left out. */
export function slotsByDay(slots: readonly Slot[]): DaySlots[] {
  const days = new Map<string, Slot[]>();
  for (const slot of [...slots].sort((a, b) => a.startsAt.localeCompare(b.startsAt))) {
    const day = dayOf(slot.startsAt);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, own]) => ({ day, slots: own }));
}
