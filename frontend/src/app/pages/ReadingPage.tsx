import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';
import { ArticleScreen } from '@/features/reading/ArticleScreen';
import { BlogScreen } from '@/features/reading/BlogScreen';
import { EmergencyScreen } from '@/features/reading/EmergencyScreen';
import { TextScreen } from '@/features/reading/TextScreen';
import { loadContent, type ContentName } from '@/lib/content/content';
import type { Language } from '@/lib/i18n/languages';
import '@/theme/reading.css';

interface Reading {
  path: string;
  screen: ReactNode;
  /** The texts it shows, by the part of its address. */
  contents: (id: string) => ContentName[];
}

const readings: Reading[] = [
  { path: paths.blog.path, screen: <BlogScreen />, contents: () => ['articles'] },
  {
    path: paths.article.path,
    screen: <ArticleScreen />,
    contents: (id) => ['articles', `article-${id}`],
  },
  { path: paths.terms.path, screen: <TextScreen name="terms" />, contents: () => ['terms'] },
  {
    path: paths.termsArchive.path,
    screen: <TextScreen name="terms-2025-01" />,
    contents: () => ['terms-2025-01'],
  },
  { path: paths.privacy.path, screen: <TextScreen name="privacy" />, contents: () => ['privacy'] },
  {
    path: paths.privacyArchive.path,
    screen: <TextScreen name="privacy-2025-01" />,
    contents: () => ['privacy-2025-01'],
  },
  { path: paths.emergency.path, screen: <EmergencyScreen />, contents: () => ['emergency'] },
];

/** Before the first render: the texts of this address, so that its HTML is not replaced by a skeleton. */
export async function preload(pathname: string, language: Language): Promise<void> {
  for (const { path, contents } of readings) {
    const match = matchPath(path, pathname);
    if (!match) continue;
    const names = contents(match.params['articleId'] ?? '');
    // Without a network, or for an article that is none, the page itself says so.
    await Promise.allSettled(names.map((name) => loadContent(name, language)));
  }
}

/** Blog, articles, terms, privacy, emergency: one chunk, and a chunk a text and language. */
export default function ReadingPage() {
  const { pathname } = useLocation();
  return readings.find(({ path }) => matchPath(path, pathname))?.screen;
}
