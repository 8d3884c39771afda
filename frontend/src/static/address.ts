import type { Language } from '@/lib/i18n/languages';

/**
 * Stand in the built pages for what only the running server knows: its public address, the operator and their addresses.
 * The server puts the real ones in (apps/server/src/site_pages.rs).
 */
export const ORIGIN = 'https://origin.palabre.invalid';
export const LEGAL_EMAIL = 'legal@palabre.invalid';
export const SUPPORT_EMAIL = 'support@palabre.invalid';
export const OPERATOR_NAME = 'operator-name.palabre.invalid';
export const OPERATOR_ADDRESS = 'operator-address.palabre.invalid';
export const OPERATOR_RCCM = 'operator-rccm.palabre.invalid';
export const OPERATOR_NIU = 'operator-niu.palabre.invalid';

/** The whole address of a page in one language: French is the plain one. */
export function addressOf(path: string, language: Language): string {
  return `${ORIGIN}${path}${language === 'en' ? '?lang=en' : ''}`;
}
