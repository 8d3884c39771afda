export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Where the choice is kept in the browser (product.md §1). */
export const LANGUAGE_KEY = 'language';

export function isLanguage(value: unknown): value is Language {
  return value === 'fr' || value === 'en';
}
