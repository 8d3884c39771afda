import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AppLink } from '@/components/nav/AppLink';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useSession } from '@/lib/session/useSession';
import { Drawing } from './Drawing';
import { ExampleAnswer } from './ExampleAnswer';
import { Profiles } from './Profiles';

const steps = ['ask', 'read', 'act'] as const;
const limits = ['advice', 'silence', 'court'] as const;

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
      <ExampleAnswer />
      <section className="home-section">
        <h2>{t('how.title')}</h2>
        <ol className="steps">
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`how.${step}.title`)}</h3>
              <p>{t(`how.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <section className="home-section limits">
        <h2>{t('limits.title')}</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
