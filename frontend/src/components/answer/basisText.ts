/** What an answer rests on, in one line. */
export const basisText = (basis: readonly string[], language: string) =>
  basis.join(language === 'fr' ? '\u202f; ' : '; ');
