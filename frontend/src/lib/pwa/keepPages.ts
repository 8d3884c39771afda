import { loadContent } from '@/lib/content/content';
import { storedLanguage } from '@/lib/i18n/i18n';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A costly or weak line is not used for what nobody asked for. */
function isSparing(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/**
 * Parts of the page that came before the worker did, once more and through it: the browser has them, so nothing travels,
 * and the page opens again without a network after one visit.
 */
async function keepLoaded(): Promise<void> {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const parts = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'),
  );
  await Promise.allSettled(parts.map(({ href }) => fetch(href, { cache: 'force-cache' })));
}

/**
 * The public texts for reading without a network, which pass through the service worker and are kept by it: the list of
 * the blog, terms and privacy at the first visit, for which there are six kilobytes left; the articles from the second
 * visit on.
 */
export async function keepPublicPages(isFirstVisit: boolean): Promise<void> {
  await keepLoaded();
  if (isSparing()) return;
  const language = storedLanguage();
  const articles = await loadContent('articles', language);
  for (const name of ['terms', 'privacy'] as const) await loadContent(name, language);
  if (isFirstVisit) return;
  const ready = articles.filter((article) => article.ready).map(({ id }) => `article-${id}` as const);
  for (const name of ['terms-2025-01', 'privacy-2025-01', ...ready] as const)
    await loadContent(name, language);
}
