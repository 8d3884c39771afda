import i18next, { type BackendModule, type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { setRequestLanguage } from '@/lib/http/language';
import { readPreference, writePreference } from '@/lib/storage/preferences';
import { isLanguage, LANGUAGE_KEY, type Language } from './languages';
import type { Namespace } from './resources';

/** Each file of `locales/` is a chunk of its own, fetched when a page first needs it. */
const localeFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    import(
      /* webpackChunkName: "locale-[request]", webpackExclude: /(common|home)\.json$/ */
      `../../locales/${language}/${namespace}.json`
    ).then(
      (file: { default: Record<string, unknown> }) => done(null, file.default),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

/**
 * The texts of the shell and the home page, in both languages, stand in index.html as data: the first render waits for
 * no second file in either language, and a switch shows at once.
 */
function inlineTexts(): Resource {
  const block = document.getElementById('texts');
  return block?.textContent ? (JSON.parse(block.textContent) as Resource) : {};
}

/** `?lang=en`: the English page's own address, for search engines and shared links. */
export function languageOfAddress(search: string): Language | null {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : null;
}

/** The address first, then what was chosen before, then French. */
export function storedLanguage(): Language {
  const stored = readPreference(LANGUAGE_KEY);
  return languageOfAddress(location.search) ?? (isLanguage(stored) ? stored : 'fr');
}

/** A choice made in the page is stronger than the one the page came with. */
function forgetLanguageOfAddress(): void {
  if (languageOfAddress(location.search) === null) return;
  const url = new URL(location.href);
  url.searchParams.delete('lang');
  history.replaceState(history.state, '', url);
}

function follow(language: string): void {
  if (!isLanguage(language)) return;
  document.documentElement.lang = language;
  setRequestLanguage(language);
  document
    .querySelector<HTMLLinkElement>('link[rel="manifest"]')
    ?.setAttribute('href', `/manifest.${language}.webmanifest`);
}

/** In tests a missing key fails the test; a person sees the French text instead. */
function missingKey(_languages: readonly string[], namespace: string, key: string): void {
  if (process.env.NODE_ENV !== 'production') throw new Error(`Missing translation: ${namespace}:${key}`);
}

export const i18n: I18n = i18next;

export async function startI18n(language: Language = storedLanguage()): Promise<void> {
  i18next.on('languageChanged', follow);
  await i18next
    .use(localeFiles)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'fr',
      supportedLngs: ['fr', 'en'],
      ns: ['common', 'home'],
      defaultNS: 'common',
      resources: inlineTexts(),
      partialBundledLanguages: true,
      interpolation: { escapeValue: false },
      saveMissing: process.env.NODE_ENV !== 'production',
      missingKeyHandler: missingKey,
    });
  follow(i18next.language);
  // Who comes by the English address and never chose reads the next page in English too.
  if (languageOfAddress(location.search) !== null && readPreference(LANGUAGE_KEY) === null)
    writePreference(LANGUAGE_KEY, language);
}

/** Loads what the current page shows in the other language before switching, so that nothing unmounts. */
export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  writePreference(LANGUAGE_KEY, language);
  forgetLanguageOfAddress();
}

/** Fetches a page's texts beside its code, not after it. Those that are here do not wait for others on their way. */
export async function loadTexts(...namespaces: Namespace[]): Promise<void> {
  const missing = namespaces.filter((name) => !i18next.hasResourceBundle(i18next.language, name));
  if (missing.length > 0) await i18next.loadNamespaces(missing);
}
