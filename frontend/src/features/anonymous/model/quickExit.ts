import { PRODUCT_NAME } from '@/config/env';
import { stopReading } from '@/lib/answer/speech';
import { http } from '@/lib/http/client';
import type { Language } from '@/lib/i18n/languages';

/** A site nobody wonders about. */
const ELSEWHERE = { fr: 'https://fr.wikipedia.org/', en: 'https://en.wikipedia.org/' } as const;

let leaving = false;

/** Nothing may hold somebody back who leaves quickly. */
export function isLeaving(): boolean {
  return leaving;
}

let isTrapped = false;

/** The page has put an entry of its own into the history, to hold Back up. */
export function setTrapped(): void {
  isTrapped = true;
}

/** How long Back may take before the other site is opened all the same. */
const BACK_MS = 300;

/**
 * Away at once: the page is emptied before the network has done anything, the access is closed, and another site takes
 * this page's place in the history.
 */
export function quickExit(language: Language): void {
  leaving = true;
  stopReading();
  document.body.replaceChildren();
  document.title = PRODUCT_NAME;
  http.post('/api/anonymous-leave', {}, { keepalive: true }).catch(() => undefined);
  const away = () => window.location.replace(ELSEWHERE[language]);
  if (!isTrapped) {
    away();
    return;
  }
  // Neither of this page's two entries shall be behind the other site's.
  window.addEventListener('popstate', away, { once: true });
  window.history.back();
  setTimeout(away, BACK_MS);
}
