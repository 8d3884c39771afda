import { useTranslation } from 'react-i18next';
import { DocumentIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { useApi } from '@/lib/swr/useApi';
import type { Template } from '../model/types';

/** The caller's templates: one card each, the whole card opens its form. */
export function TemplateCards({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('documents');
  const { data, error, mutate } = useApi<Template[]>('/api/document-templates');
  if (error) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) {
    return (
      <>
        <div className="doc-cards" aria-hidden="true">
          {[0, 1].map((card) => (
            <div key={card} className="doc-card">
              <TextSkeleton lines={3} />
            </div>
          ))}
        </div>
        <Waiting onGiveUp={() => void mutate()} />
      </>
    );
  }
  if (data.length === 0) return <p className="muted">{t('templates.none')}</p>;
  return (
    <ul className="doc-cards">
      {data.map((template) => (
        <li key={template.id}>
          <button type="button" className="doc-card" onClick={() => onOpen(template.id)}>
            <span className="doc-card-name">
              <DocumentIcon />
              {template.name}
            </span>
            <span className="doc-card-text">{template.description}</span>
            <span className="doc-card-note">
              {t(template.reviewedByLawyer ? 'templates.reviewed' : 'templates.notReviewedShort')}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
