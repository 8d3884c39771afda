import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import type { ArticleSummary } from '@/lib/content/content';
import type { Language } from '@/lib/i18n/languages';
import { addressOf, LEGAL_EMAIL, ORIGIN } from './address';
import type { StaticTexts } from './texts';

/** One object of schema.org. */
export type StructuredData = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

const organisation = {
  '@type': 'Organization',
  name: PRODUCT_NAME,
  url: ORIGIN,
  logo: `${ORIGIN}/icons/icon-512.png`,
  email: LEGAL_EMAIL,
  areaServed: { '@type': 'Country', name: 'Cameroon' },
};

export function siteData({ home }: StaticTexts, language: Language): StructuredData[] {
  return [
    { '@context': CONTEXT, ...organisation },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: PRODUCT_NAME,
      description: home.hero.subtitle,
      inLanguage: language,
      url: addressOf('/', language),
    },
  ];
}

export function blogData(articles: readonly ArticleSummary[], language: Language): StructuredData[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'ItemList',
      itemListElement: articles
        .filter(({ ready }) => ready)
        .map(({ id, title }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: title,
          url: addressOf(paths.article.href(id), language),
        })),
    },
  ];
}

export function articleData(
  article: ArticleSummary,
  path: string,
  language: Language,
  { reading }: StaticTexts,
): StructuredData[] {
  const trail = {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { name: reading.blog.title, item: addressOf(paths.blog.href(), language) },
      { name: article.title, item: addressOf(path, language) },
    ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
  if (!article.ready) return [trail];
  return [
    {
      '@context': CONTEXT,
      '@type': 'Article',
      headline: article.title,
      description: article.description,
      articleSection: article.category,
      inLanguage: language,
      datePublished: article.date,
      dateModified: article.updated ?? article.date,
      author: organisation,
      publisher: organisation,
      image: `${ORIGIN}/icons/share.png`,
      mainEntityOfPage: addressOf(path, language),
    },
    trail,
  ];
}
