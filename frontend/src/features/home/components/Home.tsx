import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import { useSession } from '@/lib/session/useSession';
import { Drawing } from './Drawing';
import { Profiles } from './Profiles';
import { QuestionBox } from './QuestionBox';

interface Props {
  /** What is below the fold, and may come later. */
  more?: ReactNode;
}

/** The home page. It also stands in the document as plain HTML, made of this component (src/static). */
export function Home({ more }: Props) {
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
          <QuestionBox />
          <p className="hero-actions">
            <Link className="button button-outlined" to={(user ? paths.dashboard : paths.auth).href()}>
              {t(user ? 'cta.dashboard' : 'cta.auth')}
            </Link>
            <Link className="button button-quiet" to={paths.anonymous.href()}>
              {t('cta.anonymous')}
            </Link>
          </p>
        </div>
        <Drawing name="tree" className="hero-picture" box="0 0 400 340" />
      </section>
      <section className="home-section">
        <h2>{t('profiles.title')}</h2>
        <p className="section-text">{t('profiles.text')}</p>
        <Profiles />
      </section>
      {more}
    </div>
  );
}
