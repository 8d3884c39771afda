import { useTranslation } from 'react-i18next';
import { formatDate } from '@/lib/format/format';
import type { CaseLaw } from '@/types/caseLaw';
import { CaseLawBadges } from './CaseLawBadges';

/** What we say of a decision, field by field. */
export function FieldsPart({ decision }: { decision: CaseLaw }) {
  const { t, i18n } = useTranslation('caseLaw');
  const rows = [
    ['jurisdiction', decision.jurisdiction],
    ['caseNumber', decision.caseNumber],
    ['date', formatDate(decision.date, i18n.language)],
    ['parties', decision.parties],
    ['keywords', decision.keywords.join(', ')],
    ['facts', decision.facts],
    ['legalPrinciple', decision.legalPrinciple],
    ['decision', decision.decision],
    ['relevantArticles', decision.relevantArticles.join('\n')],
  ] as const;
  const { translation } = decision;
  const translated =
    translation &&
    ([
      ['keywords', translation.keywords.join(', ')],
      ['facts', translation.facts],
      ['legalPrinciple', translation.legalPrinciple],
      ['decision', translation.decision],
    ] as const);
  return (
    <div className="cl-part">
      <h3>{t('verify.fields')}</h3>
      <p>
        <strong>{decision.title}</strong>
      </p>
      <CaseLawBadges decision={decision} />
      <dl className="cl-fields">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`form.${name}`)}</dt>
            <dd>{value === '' ? t('verify.none') : value}</dd>
          </div>
        ))}
      </dl>
      <h4>{t('form.translation')}</h4>
      {translation === null ? (
        <p className="muted">{t('verify.noTranslation')}</p>
      ) : (
        <div lang={translation.language}>
          <p>
            <strong>{translation.title}</strong>
          </p>
          <dl className="cl-fields">
            {translated?.map(([name, value]) => (
              <div key={name}>
                <dt>{t(`form.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}
