export type Key = { accessToken: string } | { codeWords: string };

const TOKEN = /(?:^|\/access\/)([a-z2-7]{52})(?![a-z2-7])/i;

/** How many words an access has. */
export const WORDS = 7;

/** What was typed: a whole link or its token, else words. */
export function keyOf(typed: string): Key {
  const text = typed.trim();
  const token = TOKEN.exec(text)?.[1];
  return token === undefined ? { codeWords: text } : { accessToken: token.toLowerCase() };
}

/** Hyphens and commas stand between words, too. */
export function countWords(typed: string): number {
  return typed.split(/[^\p{L}\p{M}'’]+/u).filter((word) => word !== '').length;
}
