import { useTranslation } from 'react-i18next';
import type { HandbookNote } from '@/types/handbook';

/** One legal note, folded; its articles, its caution and its age stand with it, always. */
export function NoteView({ note }: { note: HandbookNote }) {
  const { t } = useTranslation('handbook');
  return (
    <details className="handbook-note">
      <summary>
        <span className="handbook-note-title">{note.title}</span>
      </summary>
      <div className="handbook-note-body">
        <p>{note.text}</p>
        {note.nextStep && (
          <p>
            <strong>{t('note.nextStep')}</strong> {note.nextStep}
          </p>
        )}
        {note.confidence === 'medium' && <p className="reading-caution">{t('note.medium')}</p>}
        {note.caution && <p className="reading-caution">{note.caution}</p>}
        <ul className="handbook-articles" aria-label={t('note.articles')}>
          {note.articles.map((article) => (
            <li key={article}>{article}</li>
          ))}
        </ul>
        {note.asOf && <p className="muted">{t('note.asOf', { month: note.asOf })}</p>}
      </div>
    </details>
  );
}
