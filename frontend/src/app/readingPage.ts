import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadTexts, storedLanguage } from '@/lib/i18n/i18n';

const load = () => import(/* webpackChunkName: "page-reading" */ './pages/ReadingPage');

const Lazy = lazy(async () => {
  const [page] = await Promise.all([load(), loadTexts('reading')]);
  return page;
});

let loaded: ComponentType | null = null;

/**
 * The pages that already stand in the document as HTML (src/static). What was fetched before the first render is shown
 * by it at once: no skeleton comes between the HTML and the same page made by the application.
 */
export function ReadingPage() {
  const [Now] = useState<ComponentType>(() => loaded ?? Lazy);
  return createElement(Now);
}

/** `true` on the addresses of these pages. */
const isReading = /^\/(blog|terms|privacy|emergency)(\/|$)/;

export async function preloadReading(pathname: string): Promise<void> {
  if (!isReading.test(pathname)) return;
  try {
    const [page] = await Promise.all([load(), loadTexts('reading')]);
    await page.preload(pathname, storedLanguage());
    loaded = page.default;
  } catch {
    // The page's own boundary says what did not come.
  }
}
