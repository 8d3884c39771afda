import { useTranslation } from 'react-i18next';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { ExampleAnswer } from './ExampleAnswer';
import { ExampleDashboard } from './ExampleDashboard';
import { InstallCard } from './InstallCard';
import { TryIt, type Demos } from './TryIt';

const steps = ['ask', 'read', 'act'] as const;
const limits = ['advice', 'silence', 'court'] as const;

/** The lower half of the home page: worked examples, how it works, what it is not. */
export default function About({ demos }: { demos?: Demos }) {
  const { t } = useTranslation('about');
  return (
    <>
      <p className="home-help">
        <strong>{t('help.title')}</strong> <span>{t('help.text')}</span>{' '}
        <Link to={paths.emergency.href()}>{t('help.link')}</Link>
      </p>
      <ExampleAnswer />
      <ExampleDashboard />
      <TryIt demos={demos} />
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
      <InstallCard />
      <section className="home-section limits">
        <h2>{t('limits.title')}</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
        <p>
          <Link to={paths.quality.href()}>{t('limits.quality')}</Link>
        </p>
      </section>
    </>
  );
}
