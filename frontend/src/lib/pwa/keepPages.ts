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
 * From the second visit on the public texts are kept for reading without a network: some twenty kilobytes that pass
 * through the service worker, which keeps them. The first visit stays light.
 */
export async function keepPublicPages(): Promise<void> {
  if (isSparing()) return;
  const language = storedLanguage();
  const articles = await loadContent('articles', language);
  const ready = articles.filter((article) => article.ready).map(({ id }) => `article-${id}` as const);
  for (const name of ['terms', 'privacy', 'privacy-2025-01', ...ready] as const) {
    await loadContent(name, language);
  }
}
