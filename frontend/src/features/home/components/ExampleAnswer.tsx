import { useTranslation } from 'react-i18next';

/**
 * A worked answer, marked as an example. It is the answer unit `travail-paiement-salaire-delai/retard` of the legal
 * knowledge, in the order in which `components/answer/AnswerFields` shows it (a test compares the two).
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
          <ul>
            <li>{t('example.condition')}</li>
          </ul>
          <div className="example-do">
            <strong>{t('example.doNow')}</strong>
            <p>{t('example.action')}</p>
          </div>
          <p className="muted">{t('example.basis')}</p>
          <p className="muted">{t('example.disclaimer')}</p>
        </div>
      </div>
    </section>
  );
}
