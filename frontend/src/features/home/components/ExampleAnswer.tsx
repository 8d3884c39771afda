import { useTranslation } from 'react-i18next';

const steps = ['count', 'write', 'keep'] as const;
const articles = ['pay', 'fine'] as const;

/**
 * A worked answer, marked as an example. Its law is the note `travail-paiement-salaire-delai` of the legal knowledge
 * (Code du travail, loi n° 92/007 du 14 août 1992, art. 68 and 168).
 */
export function ExampleAnswer() {
  const { t } = useTranslation('about');
  return (
    <section className="home-section example-section">
      <div>
        <h2>{t('example.title')}</h2>
        <p className="section-text">{t('example.text')}</p>
      </div>
      <div className="example">
        <p className="example-badge">{t('example.badge')}</p>
        <p className="example-question">
          <span className="visually-hidden">{t('example.questionLabel')}</span> {t('example.question')}
        </p>
        <div className="example-answer">
          <p>
            <span className="visually-hidden">{t('example.answerLabel')}</span> {t('example.answer')}
          </p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`example.steps.${step}`)}</li>
            ))}
          </ol>
          <ul className="example-articles" aria-label={t('example.articles.label')}>
            {articles.map((article) => (
              <li key={article}>{t(`example.articles.${article}`)}</li>
            ))}
          </ul>
          <p className="muted">{t('example.disclaimer')}</p>
        </div>
      </div>
    </section>
  );
}
