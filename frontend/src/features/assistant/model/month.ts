/** `2026-11` → `novembre 2026`; a whole date keeps its month only; anything else is shown as it came. */
export function monthOf(asOf: string | null, language: string): string {
  if (asOf === null) return '';
  const match = /^(\d{4})-(\d{2})/.exec(asOf);
  if (!match) return asOf;
  const date = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, 15));
  return new Intl.DateTimeFormat(language === 'en' ? 'en-CM' : 'fr-CM', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(date);
}
