import type { ReactNode } from 'react';
import { AuthWaiting } from '@/features/auth/components/AuthWaiting';
import About from '@/features/home/components/About';
import { Home } from '@/features/home/components/Home';
import { ArticleScreen } from '@/features/reading/ArticleScreen';
import { BlogScreen } from '@/features/reading/BlogScreen';
import { EmergencyScreen } from '@/features/reading/EmergencyScreen';
import { TextScreen } from '@/features/reading/TextScreen';
import { paths } from '@/config/paths';
import { loadContent, type ArticleSummary, type ContentName, type TextPage } from '@/lib/content/content';
import type { Language } from '@/lib/i18n/languages';
import { articleData, blogData, siteData, type StructuredData } from './structuredData';
import type { StaticTexts } from './texts';

/** A page that is real HTML in one language. */
export interface StaticPage {
  path: string;
  /** The route's pattern, where the address has a part that changes. */
  pattern: string;
  title: string;
  description: string;
  element: ReactNode;
  /** Its style sheet, beside those that every page has; from `src/`. */
  styles?: 'theme/reading.css' | 'features/auth/components/auth.css';
  /** What has to travel before the page can be shown by the application. */
  chunks: string[];
  structuredData: StructuredData[];
  /** Search engines are not sent here: an archive. */
  noindex?: boolean;
  /** `article` for Open Graph. */
  kind?: 'article';
  /** A day. */
  changed?: string;
}

function text(
  language: Language,
  name: ContentName & ('terms' | 'terms-2025-01' | 'privacy' | 'privacy-2025-01' | 'emergency'),
  path: string,
  page: TextPage,
  element: ReactNode,
): StaticPage {
  return {
    path,
    pattern: path,
    title: page.title,
    description: page.description,
    element,
    styles: 'theme/reading.css',
    chunks: ['page-reading', `locale-${language}-reading-json`, `content-${language}-${name}-json`],
    structuredData: [],
    changed: page.updated,
  };
}

function article(language: Language, summary: ArticleSummary, texts: StaticTexts): StaticPage {
  const path = paths.article.href(summary.id);
  return {
    path,
    pattern: paths.article.path,
    title: summary.title,
    description: summary.description,
    element: <ArticleScreen />,
    styles: 'theme/reading.css',
    chunks: [
      'page-reading',
      `locale-${language}-reading-json`,
      `content-${language}-articles-json`,
      ...(summary.ready ? [`content-${language}-article-${summary.id}-json`] : []),
    ],
    structuredData: articleData(summary, path, language, texts),
    kind: 'article',
    noindex: !summary.ready,
    changed: summary.updated ?? summary.date,
  };
}

/** Every page of one language, once its texts are here. */
export async function staticPages(language: Language, texts: StaticTexts): Promise<StaticPage[]> {
  const [articles, terms, oldTerms, privacy, oldPrivacy, emergency] = await Promise.all([
    loadContent('articles', language),
    loadContent('terms', language),
    loadContent('terms-2025-01', language),
    loadContent('privacy', language),
    loadContent('privacy-2025-01', language),
    loadContent('emergency', language),
  ]);
  await Promise.all(
    articles.filter(({ ready }) => ready).map(({ id }) => loadContent(`article-${id}`, language)),
  );
  const { home, auth, reading } = texts;
  return [
    {
      path: '/',
      pattern: '/',
      title: home.hero.title,
      description: home.hero.subtitle,
      element: <Home more={<About />} />,
      chunks: [],
      structuredData: siteData(texts, language),
    },
    {
      path: paths.auth.href(),
      pattern: paths.auth.path,
      title: auth.login.title,
      description: auth.register.intro,
      element: <AuthWaiting />,
      styles: 'features/auth/components/auth.css',
      // The form's parts come beside the first script, not after it.
      chunks: ['page-auth', `locale-${language}-auth-json`, 'ui', 'forms'],
      structuredData: [],
    },
    {
      path: paths.blog.href(),
      pattern: paths.blog.path,
      title: reading.blog.title,
      description: reading.blog.intro,
      element: <BlogScreen />,
      styles: 'theme/reading.css',
      chunks: ['page-reading', `locale-${language}-reading-json`, `content-${language}-articles-json`],
      structuredData: blogData(articles, language),
    },
    ...articles.map((summary) => article(language, summary, texts)),
    text(language, 'terms', paths.terms.href(), terms, <TextScreen name="terms" />),
    {
      ...text(
        language,
        'terms-2025-01',
        paths.termsArchive.href(),
        oldTerms,
        <TextScreen name="terms-2025-01" />,
      ),
      noindex: true,
    },
    text(language, 'privacy', paths.privacy.href(), privacy, <TextScreen name="privacy" />),
    {
      ...text(
        language,
        'privacy-2025-01',
        paths.privacyArchive.href(),
        oldPrivacy,
        <TextScreen name="privacy-2025-01" />,
      ),
      noindex: true,
    },
    text(language, 'emergency', paths.emergency.href(), emergency, <EmergencyScreen />),
  ];
}
