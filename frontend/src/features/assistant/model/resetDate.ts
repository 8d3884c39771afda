import { formatDate } from '@/lib/format/format';

/** The day the month's counter starts again; French says the first of a month "1er". */
export function resetDate(resetsAt: string, language: string): string {
  const date = formatDate(resetsAt, language);
  return language === 'fr' ? date.replace(/^1 /, '1er ') : date;
}
