import { useTranslation } from 'react-i18next';
import { DocumentIcon } from '@/components/actionIcons';
import type { DocumentDraft } from '../model/types';

interface Props {
  draft: DocumentDraft;
  busy: boolean;
  onCancel: () => void;
}

/** The document the conversation is filling in: what is asked now, how far it is, the way out. */
export function DraftCard({ draft, busy, onCancel }: Props) {
  const { t } = useTranslation('assistant');
  const filled = Object.values(draft.filled);
  const total = filled.length + draft.missing.length;
  return (
    <section className="as-draft" aria-label={t('draft.label')}>
      <div className="as-draft-row">
        <p className="as-draft-title">
          <DocumentIcon size="1.2em" />
          <span>
            <strong>{draft.title}</strong> {t('draft.progress', { filled: filled.length, total })}
          </span>
        </p>
        <button type="button" className="as-small-button" disabled={busy} onClick={onCancel}>
          {t('draft.cancel')}
        </button>
      </div>
      <progress value={filled.length} max={Math.max(total, 1)} aria-label={t('draft.progressLabel')} />
      <p className="as-draft-field">{t('draft.asked', { label: draft.field.label })}</p>
      {filled.length > 0 && (
        <details>
          <summary>{t('draft.filled', { count: filled.length })}</summary>
          <ul>
            {Object.entries(draft.filled).map(([name, value]) => (
              <li key={name}>{value}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
