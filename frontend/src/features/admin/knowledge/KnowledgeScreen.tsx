import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PlusIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/lib/hooks/usePageTitle';
import type { Note } from '@/types/knowledge';
import '../admin.css';
import './knowledge.css';
import { NoteDialog } from './NoteDialog';
import { NoteList } from './NoteList';
import { NoteView } from './NoteView';

/** The list, or one note with its history (`?note=`). */
export function KnowledgeScreen() {
  const { t } = useTranslation('knowledge');
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [form, setForm] = useState<{ known: Note | null } | null>(null);
  const chosen = Number(query.get('note'));
  usePageTitle(t('title'));
  return (
    <div className="page">
      <p>
        {chosen > 0 ? (
          <Link to={paths.adminKnowledge.href()}>{t('backToList')}</Link>
        ) : (
          <Link to={paths.admin.href()}>{t('back')}</Link>
        )}
      </p>
      {chosen > 0 ? (
        <NoteView key={chosen} id={chosen} onEdit={(known) => setForm({ known })} />
      ) : (
        <>
          <div className="kn-top">
            <h1>{t('title')}</h1>
            <button type="button" className="button button-primary" onClick={() => setForm({ known: null })}>
              <PlusIcon />
              {t('add')}
            </button>
          </div>
          <p className="muted">{t('intro')}</p>
          <NoteList />
        </>
      )}
      {form && (
        <NoteDialog
          known={form.known}
          onClose={() => setForm(null)}
          onSaved={(saved) => void navigate(paths.adminKnowledge.href({ note: saved.id }))}
        />
      )}
    </div>
  );
}
