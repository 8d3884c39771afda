import type { Availability } from '@/types/professionals';

/** Days as a week is read, Monday first; 0 is Sunday. */
export const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export interface Opening {
  /** Only for the list on the screen. */
  key: number;
  startTime: string;
  endTime: string;
}

export interface OpenDay {
  dayOfWeek: number;
  isActive: boolean;
  openings: Opening[];
}

let lastKey = 0;

export function newOpening(startTime: string, endTime: string): Opening {
  lastKey += 1;
  return { key: lastKey, startTime, endTime };
}

export function weekOf(rows: readonly Availability[]): OpenDay[] {
  return WEEK.map((dayOfWeek) => {
    const own = rows
      .filter((row) => row.dayOfWeek === dayOfWeek)
      .sort((a, b) => a.startTime.localeCompare(b.startTime));
    return {
      dayOfWeek,
      isActive: own.some((row) => row.isActive),
      openings: own.map((row) => newOpening(row.startTime.slice(0, 5), row.endTime.slice(0, 5))),
    };
  });
}

export function rowsOf(week: readonly OpenDay[]): Availability[] {
  return week.flatMap(({ dayOfWeek, isActive, openings }) =>
    openings.map(({ startTime, endTime }) => ({ dayOfWeek, startTime, endTime, isActive })),
  );
}

/** The next opening to offer on a day: an hour after the last one, else a usual morning. */
export function nextOpening(openings: readonly Opening[]): Opening {
  const end = openings.reduce((latest, each) => (each.endTime > latest ? each.endTime : latest), '');
  const hour = Number(end.slice(0, 2));
  if (end === '' || hour >= 21) return newOpening('08:00', '12:00');
  const at = (value: number) => `${String(value).padStart(2, '0')}:00`;
  return newOpening(at(hour + 1), at(Math.min(23, hour + 4)));
}

export type WeekProblem = 'order' | 'overlap' | 'missing' | 'quarter';

/** Appointments begin and end on a quarter of an hour. */
const QUARTER = /:(00|15|30|45)$/;

/** What is wrong with a day's openings, by opening. Times compare as texts: `08:00` < `12:00`. */
export function problemsOf(openings: readonly Opening[]): Map<number, WeekProblem> {
  const problems = new Map<number, WeekProblem>();
  const sorted = [...openings].sort((a, b) => a.startTime.localeCompare(b.startTime));
  sorted.forEach((opening, index) => {
    const before = sorted[index - 1];
    if (opening.startTime === '' || opening.endTime === '') problems.set(opening.key, 'missing');
    else if (!QUARTER.test(opening.startTime) || !QUARTER.test(opening.endTime))
      problems.set(opening.key, 'quarter');
    else if (opening.endTime <= opening.startTime) problems.set(opening.key, 'order');
    else if (before && opening.startTime < before.endTime) problems.set(opening.key, 'overlap');
  });
  return problems;
}
