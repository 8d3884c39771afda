import type { Language } from '@/lib/i18n/languages';

/**
 * Stand in the built pages for what only the running server knows: its public address and the operator's addresses.
 * The server puts the real ones in (apps/server/src/routes/public_pages.rs).
 */
export const ORIGIN = 'https://origin.palabre.invalid';
export const LEGAL_EMAIL = 'legal@palabre.invalid';
export const SUPPORT_EMAIL = 'support@palabre.invalid';

/** The whole address of a page in one language: French is the plain one. */
export function addressOf(path: string, language: Language): string {
  return `${ORIGIN}${path}${language === 'en' ? '?lang=en' : ''}`;
}
