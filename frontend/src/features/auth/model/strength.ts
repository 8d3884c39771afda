export type Strength = 'weak' | 'fair' | 'strong';

/** The most tried passwords here and everywhere; length does not save them. */
const COMMON = /^(123456|password|motdepasse|azerty|qwerty|cameroun|cameroon|yaounde|douala|jesus|admin)/i;

/** Advice, never a refusal: length counts most, then the kinds of characters; repetition counts against. */
export function strengthOf(password: string): Strength {
  const different = new Set(password).size;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  if (password.length < 8 || different < 5 || (COMMON.test(password) && password.length < 14)) return 'weak';
  if (password.length >= 14 || (password.length >= 11 && kinds >= 3)) return 'strong';
  return kinds >= 2 ? 'fair' : 'weak';
}
