import i18next, { type i18n } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { SWRConfig, unstable_serialize } from 'swr';
import { Home } from '@/features/home/components/Home';
import { LANGUAGES, type Language } from '@/lib/i18n/languages';
import { SESSION_KEY } from '@/lib/session/useSession';
import type { SiteInfo } from '@/types/api';
import {
  LEGAL_EMAIL,
  OPERATOR_ADDRESS,
  OPERATOR_NAME,
  OPERATOR_NIU,
  OPERATOR_RCCM,
  SUPPORT_EMAIL,
} from './address';
import { headOf, sitemap } from './head';
import { staticPages, type StaticPage } from './pages';
import { PlainShell } from './PlainShell';
import { StaticShell } from './StaticShell';
import { texts } from './texts';

/** What the build writes into one file. */
export interface RenderedPage {
  /** `pages/fr/blog/creer-une-sarl.html`; the home page is `index`. */
  file: string;
  language: Language;
  head: string;
  body: string;
  chunks: string[];
  /** A style sheet from `src/`. */
  styles: string | null;
}

export interface Rendered {
  pages: RenderedPage[];
  /** The upper half of the home page in both languages: what the stored shell opens with. */
  shell: string;
  sitemap: string;
}

async function translations(language: Language): Promise<i18n> {
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    resources: { [language]: texts[language] },
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  });
  return instance;
}

function Surroundings({
  language,
  instance,
  path,
  pattern,
  children,
}: {
  language: Language;
  instance: i18n;
  path: string;
  pattern: string;
  children: ReactNode;
}) {
  const site: SiteInfo = {
    productName: '',
    version: '',
    legalEmail: LEGAL_EMAIL,
    supportEmail: SUPPORT_EMAIL,
    operatorName: OPERATOR_NAME,
    operatorAddress: OPERATOR_ADDRESS,
    operatorRccm: OPERATOR_RCCM,
    operatorNiu: OPERATOR_NIU,
  };
  const fallback = {
    [SESSION_KEY]: null,
    [unstable_serialize(['/api/site-info', language])]: site,
  };
  return (
    <I18nextProvider i18n={instance}>
      <SWRConfig value={{ fallback }}>
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={pattern} element={children} />
          </Routes>
        </MemoryRouter>
      </SWRConfig>
    </I18nextProvider>
  );
}

function markup(page: StaticPage, language: Language, instance: i18n): string {
  const html = renderToStaticMarkup(
    <Surroundings language={language} instance={instance} path={page.path} pattern={page.pattern}>
      <StaticShell language={language} path={page.path} withFooter>
        {page.element}
      </StaticShell>
    </Surroundings>,
  );
  return language === 'fr' ? html : html.replaceAll(PLAIN_LINK, 'href="$1?lang=en"');
}

/** Links from one page of real HTML to another, but for the one to the page's other language. */
const PLAIN_LINK = /href="(\/|\/(?:blog|terms|privacy|emergency)(?:\/[\w-]+)?)"(?! hrefLang)/g;

const fileOf = (path: string, language: Language) =>
  `pages/${language}/${path === '/' ? 'index' : path.slice(1)}.html`;

/** Every page of `pages.tsx` in both languages, made of the very components of the application. */
export async function renderPages(): Promise<Rendered> {
  const pages: RenderedPage[] = [];
  const halves: string[] = [];
  let listed: StaticPage[] = [];
  for (const language of LANGUAGES) {
    const instance = await translations(language);
    const all = await staticPages(language, texts[language]);
    for (const page of all) {
      pages.push({
        file: fileOf(page.path, language),
        language,
        head: headOf(page, language),
        body: markup(page, language, instance),
        chunks: page.chunks,
        styles: page.styles ?? null,
      });
    }
    halves.push(
      renderToStaticMarkup(
        <Surroundings language={language} instance={instance} path="/" pattern="/">
          <StaticShell language={language} path="/" withFooter={false}>
            <Home more={<p className="muted static-loading">{texts[language].home.static.loading}</p>} />
          </StaticShell>
        </Surroundings>,
      ),
    );
    listed = all;
  }
  return {
    pages,
    shell: [...halves, renderToStaticMarkup(<PlainShell />)].join('\n'),
    sitemap: sitemap(listed),
  };
}
