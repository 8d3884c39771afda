import { isLanguage } from '@/lib/i18n/languages';

const ZONE = 'Africa/Douala';
const LOCALES = { fr: 'fr-CM', en: 'en-CM' } as const;

function localeOf(language: string): string {
  return LOCALES[isLanguage(language) ? language : 'fr'];
}

/** The calendar day of an instant in Cameroon, as `2026-11-21`. */
export function dayOf(value: string | Date): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date);
}

/** Moves a day by whole days: `addDays('2026-11-30', 1)` is `2026-12-01`. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

function formatted(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  // Noon keeps a bare day on its day everywhere.
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(localeOf(language), { timeZone: ZONE, ...options }).format(date);
}

/** `lundi 23 novembre 2026` · `Monday 23 November 2026`, of a day such as `2026-11-23`. */
export function formatDay(day: string, language: string): string {
  return formatted(day, language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
}

/** `lun. 23 nov.` · `Mon 23 Nov` */
export function formatDayShort(day: string, language: string): string {
  return formatted(day, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** `lundi` · `Monday`; 0 is Sunday. */
export function weekdayName(dayOfWeek: number, language: string): string {
  // 1 November 2026 is a Sunday.
  return formatted(addDays('2026-11-01', dayOfWeek), language, { weekday: 'long' });
}

const OFFSET = '+01:00';

/** An instant from what a person typed in a date and a time field; Cameroon keeps one time all year. */
export function instantOf(day: string, time: string): string | null {
  const date = new Date(`${day}T${time}:00${OFFSET}`);
  return Number.isNaN(date.getTime()) ? null : date.toISOString().replace('.000Z', 'Z');
}

/** The time of an instant in Cameroon as a time field holds it, `09:30`. */
export function timeOf(value: string): string {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(date);
}
