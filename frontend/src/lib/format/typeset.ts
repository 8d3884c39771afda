const NARROW = '\u202f';
const FIRM = '\u00a0';

/**
 * The same text with spaces that no line ends at: within `100 000 FCFA`, after `art.` and `n°`, before French `:` and `»`.
 * The law's texts have plain ones.
 */
export function typeset(text: string): string {
  return text
    .replace(/(\d) (?=\d{3}(?!\d))/g, `$1${NARROW}`)
    .replace(/(\d) (?=(?:F ?CFA|FCFA|XAF|F|%)(?![\p{L}\d]))/gu, `$1${FIRM}`)
    .replace(/\bF (?=CFA\b)/g, `F${FIRM}`)
    .replace(/(^|[^\p{L}])(art\.|arts\.|ss?\.|n°) (?=\d)/giu, `$1$2${FIRM}`)
    .replace(/ (?=[;!?](?:\s|$))/g, NARROW)
    .replace(/ (?=:(?:\s|$)|»)/g, FIRM)
    .replace(/« /g, `«${FIRM}`);
}
