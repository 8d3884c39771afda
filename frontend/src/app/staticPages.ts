import { createElement, lazy, useState, type ComponentType } from 'react';
import { loadTexts, storedLanguage } from '@/lib/i18n/i18n';
import type { Language } from '@/lib/i18n/languages';
import type { Namespace } from '@/lib/i18n/resources';
import { nextTask } from '@/lib/nextTask';

interface PageModule {
  default: ComponentType;
  preload?: (pathname: string, language: Language) => Promise<void>;
}

interface StaticPage {
  Page: ComponentType;
  addresses: RegExp;
  /** Before the first render. */
  preload: (pathname: string) => Promise<void>;
}

/**
 * A page that already stands in the document as HTML (src/static), or whose parts come with its shell. What was fetched
 * before the first render is shown by it at once: no skeleton comes between the HTML and the page made by the application.
 */
function staticPage(addresses: RegExp, load: () => Promise<PageModule>, ...texts: Namespace[]): StaticPage {
  const loadAll = async () => (await Promise.all([load(), loadTexts(...texts)]))[0];
  const Lazy = lazy(loadAll);
  let loaded: ComponentType | null = null;
  return {
    addresses,
    Page: function Page() {
      const [Now] = useState<ComponentType>(() => loaded ?? Lazy);
      return createElement(Now);
    },
    preload: async (pathname) => {
      const page = await loadAll();
      await page.preload?.(pathname, storedLanguage());
      loaded = page.default;
    },
  };
}

const reading = staticPage(
  /^\/(blog|terms|privacy|emergency)(\/|$)/,
  () => import(/* webpackChunkName: "page-reading" */ './pages/ReadingPage'),
  'reading',
);
/** Its libraries first, each in a task of its own: a finger on the plain HTML is not kept waiting by a slow processor. */
const auth = staticPage(
  /^\/auth$/,
  async () => {
    await import(/* webpackChunkName: "page-auth" */ '@/theme/UiProvider');
    await nextTask();
    await import(/* webpackChunkName: "page-auth" */ '@/components/forms/FormTextField');
    await nextTask();
    return import(/* webpackChunkName: "page-auth" */ './pages/AuthPage');
  },
  'auth',
);

const signedIn = staticPage(
  /^\/dashboard$/,
  () => import(/* webpackChunkName: "guard" */ './SignedInRoutes'),
);

export const ReadingPage = reading.Page;
export const AuthPage = auth.Page;
export const SignedInRoutes = signedIn.Page;

export async function preloadStaticPage(pathname: string): Promise<void> {
  try {
    await [reading, auth, signedIn].find(({ addresses }) => addresses.test(pathname))?.preload(pathname);
  } catch {
    // The page's own boundary says what did not come.
  }
}
