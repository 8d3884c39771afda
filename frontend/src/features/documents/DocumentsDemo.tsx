import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFcfa } from '@/lib/format/format';
import { useLanguage } from '@/lib/i18n/useLanguage';
import { DocumentText } from './components/DocumentText';
import { parseAmount } from './model/amount';
import { DEMO_IDS, DEMO_TEMPLATES, type DemoTemplate } from './model/demoTemplates';
import './documents.css';

/** The preview is built from markup: what is typed is text in it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Keys of a template are put together here; the locale files hold each of them. */
type Say = (key: string, values?: Record<string, string>) => string;

/** Demo mode (product.md §4): forms and previews with canned documents; no call leaves the browser. */
export default function DocumentsDemo() {
  const { t } = useTranslation('demo');
  const { language } = useLanguage();
  const id = useId();
  const [template, setTemplate] = useState<DemoTemplate>('contrat-bail');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const say = t as Say;
  const of = (part: string) => say(`documents.templates.${template}.${part}`);
  const valueOf = (field: string) => typed[field] ?? of(`sample.${field}`);
  const shown = (field: string) => {
    const amount = field === 'montant' ? parseAmount(valueOf(field)) : null;
    return `<strong>${escaped(amount === null ? valueOf(field) : formatFcfa(amount, language))}</strong>`;
  };
  const fields = DEMO_TEMPLATES[template];
  const values = Object.fromEntries(fields.map((field) => [field, shown(field)]));
  return (
    <div className="demo-document">
      <form onSubmit={(event) => event.preventDefault()}>
        <p className="example-badge">{t('badge')}</p>
        <p className="demo-field">
          <label htmlFor={`${id}-template`}>{t('documents.choose')}</label>
          <select
            id={`${id}-template`}
            value={template}
            onChange={(event) => {
              setTemplate(event.target.value as DemoTemplate);
              // Another template begins anew (product.md §4).
              setTyped({});
            }}
          >
            {DEMO_IDS.map((each) => (
              <option key={each} value={each}>
                {say(`documents.templates.${each}.name`)}
              </option>
            ))}
          </select>
        </p>
        {fields.map((field) => {
          const common = {
            id: `${id}-${field}`,
            value: valueOf(field),
            maxLength: 200,
            onChange: (event: { target: { value: string } }) =>
              setTyped({ ...typed, [field]: event.target.value }),
          };
          return (
            <p key={field} className="demo-field">
              <label htmlFor={common.id}>{of(`fields.${field}`)}</label>
              {field === 'faits' ? (
                <textarea rows={3} autoComplete="off" {...common} />
              ) : (
                <input inputMode={field === 'montant' ? 'numeric' : 'text'} autoComplete="off" {...common} />
              )}
            </p>
          );
        })}
      </form>
      <div>
        <p className="visually-hidden">{t('documents.preview')}</p>
        <DocumentText html={say(`documents.templates.${template}.text`, values)} language={language} />
      </div>
    </div>
  );
}
