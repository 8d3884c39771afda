import { isLanguage, type Language } from '@/lib/i18n/languages';

/** Cameroon's own conventions in both languages: 24-hour clock, FCFA, Africa/Douala. */
const LOCALES: Record<Language, string> = { fr: 'fr-CM', en: 'en-CM' };
const ZONE = 'Africa/Douala';

function localeOf(language: string): string {
  return LOCALES[isLanguage(language) ? language : 'fr'];
}

function toDate(value: string | Date): Date | null {
  // A bare date has no time zone: noon keeps it on its day everywhere.
  const date =
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? new Date(`${value}T12:00:00Z`)
      : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Making one costs a cheap phone tens of milliseconds: each is made once. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options });
  formats.set(key, made);
  return made;
}

function formatted(value: string | Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const date = toDate(value);
  return date === null ? '' : formatOf(localeOf(language), options).format(date);
}

/** `21 novembre 2026` · `21 November 2026` */
export function formatDate(value: string | Date, language: string): string {
  return formatted(value, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** `21/11/2026` */
export function formatShortDate(value: string | Date, language: string): string {
  return formatted(value, language, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** `14:05` */
export function formatTime(value: string | Date, language: string): string {
  return formatted(value, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

export function formatDateTime(value: string | Date, language: string): string {
  return formatted(value, language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

export function formatNumber(value: number, language: string): string {
  return new Intl.NumberFormat(localeOf(language)).format(value);
}

/** Whole francs: `50 000 FCFA` · `50,000 FCFA`, the unit tied to the figure by a narrow no-break space. */
export function formatFcfa(amount: number, language: string): string {
  const figure = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 0 }).format(amount);
  return `${figure}\u202fFCFA`;
}
