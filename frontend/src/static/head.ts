import { PRODUCT_NAME } from '@/config/env';
import { LANGUAGES, type Language } from '@/lib/i18n/languages';
import { addressOf, ORIGIN } from './address';
import type { StaticPage } from './pages';

const LOCALES: Record<Language, string> = { fr: 'fr_CM', en: 'en_CM' };

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Between script tags only `<` could end the element early. */
function dataBlock(data: unknown): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

/** As the application itself titles the page (`usePageTitle`), but the home page says what it is. */
function titleOf(page: StaticPage): string {
  return page.path === '/' ? `${PRODUCT_NAME} · ${page.title}` : `${page.title} · ${PRODUCT_NAME}`;
}

/** Title, description, Open Graph, canonical address, the other language, structured data. */
export function headOf(page: StaticPage, language: Language): string {
  const own = escapeHtml(addressOf(page.path, language));
  const title = escapeHtml(titleOf(page));
  const description = escapeHtml(page.description);
  const alternates = LANGUAGES.map(
    (code) => `<link rel="alternate" hreflang="${code}" href="${escapeHtml(addressOf(page.path, code))}" />`,
  );
  const meta = (property: string, content: string) => `<meta property="${property}" content="${content}" />`;
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    page.noindex ? '<meta name="robots" content="noindex, follow" />' : '',
    `<link rel="canonical" href="${own}" />`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeHtml(addressOf(page.path, 'fr'))}" />`,
    meta('og:type', page.kind ?? 'website'),
    meta('og:site_name', PRODUCT_NAME),
    meta('og:title', escapeHtml(page.title)),
    meta('og:description', description),
    meta('og:url', own),
    meta('og:image', `${ORIGIN}/icons/share.png`),
    meta('og:locale', LOCALES[language]),
    ...LANGUAGES.filter((code) => code !== language).map((code) =>
      meta('og:locale:alternate', LOCALES[code]),
    ),
    page.kind === 'article' && page.changed ? meta('article:modified_time', page.changed) : '',
    '<meta name="twitter:card" content="summary_large_image" />',
    ...page.structuredData.map(dataBlock),
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** Every page that search engines may show, each with its other language. */
export function sitemap(pages: readonly StaticPage[]): string {
  const urls = pages
    .filter((page) => !page.noindex && page.element !== null)
    .flatMap((page) =>
      LANGUAGES.map((language) =>
        [
          '<url>',
          `<loc>${escapeHtml(addressOf(page.path, language))}</loc>`,
          ...LANGUAGES.map(
            (code) =>
              `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeHtml(addressOf(page.path, code))}"/>`,
          ),
          page.changed ? `<lastmod>${page.changed}</lastmod>` : '',
          '</url>',
        ].join(''),
      ),
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
