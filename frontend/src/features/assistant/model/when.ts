import { addDays, dayOf, formatDayShort } from '@/lib/format/day';
import { formatShortDate, formatTime } from '@/lib/format/format';
import type { ConversationRow } from './types';

export const PERIODS = ['today', 'yesterday', 'month', 'earlier'] as const;
export type Period = (typeof PERIODS)[number];

/** How long ago, in the words of a list. */
export function periodOf(moment: string, now: Date): Period {
  const [day, today] = [dayOf(moment), dayOf(now)];
  // A clock that is slow makes nothing fall into the past.
  if (day >= today) return 'today';
  if (day === addDays(today, -1)) return 'yesterday';
  return day.slice(0, 7) === today.slice(0, 7) ? 'month' : 'earlier';
}

/** As short as its period allows: `14:05`, `lun. 2 nov.`, `21/11/2025`. */
export function formatMoment(moment: string, now: Date, language: string): string {
  const period = periodOf(moment, now);
  if (period === 'today' || period === 'yesterday') return formatTime(moment, language);
  const day = dayOf(moment);
  const isOfThisYear = day.slice(0, 4) === dayOf(now).slice(0, 4);
  return isOfThisYear ? formatDayShort(day, language) : formatShortDate(moment, language);
}

/** Rows under their period, in the order they came in. */
export function byPeriod(
  rows: readonly ConversationRow[],
  now: Date,
): { period: Period; rows: ConversationRow[] }[] {
  return PERIODS.map((period) => ({
    period,
    rows: rows.filter(({ updatedAt }) => periodOf(updatedAt, now) === period),
  })).filter((group) => group.rows.length > 0);
}
