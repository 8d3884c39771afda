/** A share between 0 and 1 as people read it: `86 %` · `86%`. */
export function percent(share: number, language: string): string {
  return new Intl.NumberFormat(language === 'en' ? 'en-CM' : 'fr-CM', {
    style: 'percent',
    maximumFractionDigits: 0,
  }).format(share);
}
