import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { BackIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import { DocumentList } from './components/DocumentList';
import { DocumentView } from './components/DocumentView';
import { PremiumNote } from './components/PremiumNote';
import { TemplateCards } from './components/TemplateCards';
import { TemplateForm } from './components/TemplateForm';
import './documents.css';
import { mayGenerate } from './model/access';
import type { Template } from './model/types';

interface FormPageProps {
  templateId: string;
  onDone: (id: number) => void;
}

function FormPage({ templateId, onDone }: FormPageProps) {
  const { t } = useTranslation('documents');
  const user = useCurrentUser();
  const { data, error, mutate } = useApi<Template[]>('/api/document-templates');
  if (error) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton cards={1} />;
  const template = data.find((each) => each.id === templateId);
  if (!template) return <p>{t('templates.unknown')}</p>;
  return (
    <>
      <h2>{template.name}</h2>
      <p className="muted">{template.description}</p>
      <TemplateForm key={template.id} template={template} user={user} onDone={onDone} />
    </>
  );
}

/** The dashboard's second tab: the list, one template's form (`&template=`), or one document (`&document=`). */
export default function DocumentsTab() {
  const { t } = useTranslation('documents');
  const user = useCurrentUser();
  const [query, setQuery] = useSearchParams();
  const page = useRef<HTMLDivElement>(null);
  const templateId = query.get('template');
  const documentId = Number(query.get('document'));
  const shown = templateId ?? (documentId > 0 ? String(documentId) : '');
  const before = useRef(shown);

  // Inside the tab, too, a new page begins at its heading.
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, 0);
    page.current?.focus({ preventScroll: true });
  }, [shown]);

  const go = (to: Record<string, string>) => setQuery({ tab: 'documents', ...to });

  return (
    <div className="doc" ref={page} tabIndex={-1}>
      {shown !== '' && (
        <p className="doc-back">
          <button type="button" className="button button-quiet" onClick={() => go({})}>
            <BackIcon />
            {t('back')}
          </button>
        </p>
      )}
      {templateId !== null && (
        <FormPage
          templateId={templateId}
          onDone={(id) => setQuery({ tab: 'documents', document: String(id) }, { replace: true })}
        />
      )}
      {templateId === null && documentId > 0 && <DocumentView key={documentId} id={documentId} />}
      {shown === '' && (
        <>
          <section>
            <h2>{t('templates.title')}</h2>
            {!mayGenerate(user) && <PremiumNote />}
            <TemplateCards onOpen={(id) => go({ template: id })} />
          </section>
          <section className="doc-mine">
            <h2>{t('list.title')}</h2>
            <DocumentList onOpen={(id) => go({ document: String(id) })} />
          </section>
        </>
      )}
    </div>
  );
}
