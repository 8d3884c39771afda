import { useTranslation } from 'react-i18next';
import { ExampleAnswer } from './ExampleAnswer';

const steps = ['ask', 'read', 'act'] as const;
const limits = ['advice', 'silence', 'court'] as const;

/** The lower half of the home page: a worked example, how it works, what it is not. */
export default function About() {
  const { t } = useTranslation('about');
  return (
    <>
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
    </>
  );
}
