import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Footer } from '@/app/layout/Footer';
import { NavLinks } from '@/app/layout/NavLinks';
import { Mark } from '@/components/Mark';
import { PRODUCT_NAME } from '@/config/env';
import { paths } from '@/config/paths';
import type { Language } from '@/lib/i18n/languages';

/** Who is signed in is not known here. */
const NOBODY = null;

interface Props {
  language: Language;
  /** The page itself, as an address; the other language is a link away. */
  path: string;
  withFooter: boolean;
  children: ReactNode;
}

/** The shell of a page as plain HTML: what works without a script, at the same places as in the application. */
export function StaticShell({ language, path, withFooter, children }: Props) {
  const { t } = useTranslation();
  const other = language === 'fr' ? 'en' : 'fr';
  return (
    <div lang={language} data-only={language}>
      <header className="header">
        <div className="header-row">
          <a href={paths.home.href()} className="brand">
            <Mark />
            <span>{PRODUCT_NAME}</span>
          </a>
          <nav className="header-nav header-nav-plain" aria-label={t('nav.main')}>
            <NavLinks role={NOBODY} />
          </nav>
          <div className="header-tools">
            <a
              className="button button-quiet"
              href={other === 'en' ? `${path}?lang=en` : path}
              hrefLang={other}
              lang={other}
            >
              {t(`languages.${other}`)}
            </a>
            {path !== paths.auth.href() && (
              <a href={paths.auth.href()} className="button button-primary header-login">
                {t('nav.auth')}
              </a>
            )}
          </div>
        </div>
      </header>
      <main>{children}</main>
      {withFooter && <Footer />}
    </div>
  );
}
