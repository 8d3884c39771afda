import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import { LANGUAGES, type Language } from '@/lib/i18n/languages';
import { texts } from './texts';

/** What can be read without a script. */
const READABLE = [
  ['home', paths.home],
  ['blog', paths.blog],
  ['emergency', paths.emergency],
  ['terms', paths.terms],
  ['privacy', paths.privacy],
] as const;

function Half({ language }: { language: Language }) {
  const { common, reading } = texts[language];
  const labels = { ...common.footer, home: common.nav.home, blog: common.nav.blog };
  return (
    <section lang={language}>
      <h2>{reading.plain.title}</h2>
      <p>{reading.plain.text}</p>
      <ul>
        {READABLE.map(([name, { href }]) => (
          <li key={name}>
            <a href={language === 'en' ? `${href()}?lang=en` : href()}>{labels[name]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What the stored shell says without a script, at every address that is no page of real HTML: the dashboard, the
 * handbook, an address that does not exist.
 */
export function PlainShell() {
  return (
    <noscript>
      <main className="page">
        <h1>{PRODUCT_NAME}</h1>
        {LANGUAGES.map((language) => (
          <Half key={language} language={language} />
        ))}
      </main>
    </noscript>
  );
}
