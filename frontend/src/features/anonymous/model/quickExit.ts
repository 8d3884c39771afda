import { PRODUCT_NAME } from '@/config/env';
import { http } from '@/lib/http/client';
import type { Language } from '@/lib/i18n/languages';

/** A site nobody wonders about. */
const ELSEWHERE = { fr: 'https://fr.wikipedia.org/', en: 'https://en.wikipedia.org/' } as const;

let leaving = false;

/** Nothing may hold somebody back who leaves quickly. */
export function isLeaving(): boolean {
  return leaving;
}

/**
 * Away at once: the page is emptied before the network has done anything, the access is closed, and another site takes
 * this page's place in the history.
 */
export function quickExit(language: Language): void {
  leaving = true;
  document.body.replaceChildren();
  document.title = PRODUCT_NAME;
  http.post('/api/anonymous-leave', {}, { keepalive: true }).catch(() => undefined);
  window.location.replace(ELSEWHERE[language]);
}
