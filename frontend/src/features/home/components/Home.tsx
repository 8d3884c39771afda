import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { Optional } from '@/components/feedback/Optional';
import { AppLink } from '@/components/nav/AppLink';
import { paths } from '@/config/paths';
import { loadTexts } from '@/lib/i18n/i18n';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useSession } from '@/lib/session/useSession';
import { Drawing } from './Drawing';
import { Profiles } from './Profiles';

/** Below the fold: it comes after the page is usable. */
const About = lazy(async () => {
  const [part] = await Promise.all([import(/* webpackChunkName: "about" */ './About'), loadTexts('about')]);
  return part;
});

/** The home page. Its first half also stands in index.html as plain HTML: change both (scripts/static-home.cjs). */
export function Home() {
  const { t } = useTranslation('home');
  const { user } = useSession();
  usePageTitle('');
  return (
    <div className="home">
      <section className="hero">
        <div className="hero-text">
          <p className="overline">{t('hero.overline')}</p>
          <h1>{t('hero.title')}</h1>
          <p className="hero-subtitle">{t('hero.subtitle')}</p>
          <p className="hero-actions">
            {user ? (
              <Link className="button button-primary button-large" to={paths.dashboard.href()}>
                {t('cta.dashboard')}
              </Link>
            ) : (
              <Link className="button button-primary button-large" to={paths.auth.href()}>
                {t('cta.auth')}
              </Link>
            )}
            <AppLink
              page="anonymous"
              className="button button-outlined button-large"
              to={paths.anonymous.href()}
            >
              {t('cta.anonymous')}
            </AppLink>
          </p>
        </div>
        <Drawing name="tree" className="hero-picture" box="0 0 400 340" />
      </section>
      <section className="home-section">
        <h2>{t('profiles.title')}</h2>
        <p className="section-text">{t('profiles.text')}</p>
        <Profiles />
      </section>
      <Optional waiting={<div className="static-loading" />}>
        <About />
      </Optional>
    </div>
  );
}
