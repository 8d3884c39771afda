import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { WarningIcon } from '@/components/icons';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { Note, NoteText } from '@/types/knowledge';
import { useAdminAction } from '../hooks/useAdminAction';
import { Changes } from './Changes';
import { History } from './History';
import { changesBetween } from './model';
import { NoteBadges } from './NoteBadges';
import { Units } from './Units';

type Deed = 'deactivate' | 'reactivate' | 'restore';

const LANGUAGES = ['Fr', 'En'] as const;

/** What a note says in one language. */
function Side({ text, language }: { text: NoteText; language: (typeof LANGUAGES)[number] }) {
  const { t, i18n } = useTranslation('knowledge');
  const caution = text[`caution${language}`];
  const step = text[`nextStep${language}`];
  const code = language === 'Fr' ? 'fr' : 'en';
  return (
    <section className="kn-side" aria-label={t(`view.language${language}`)}>
      <p className="kn-language">{t(`view.language${language}`)}</p>
      <div lang={code}>
        <h2>{text[`title${language}`]}</h2>
        <p className="kn-content">{text[`content${language}`]}</p>
        {caution !== '' && (
          <p className="kn-caution">
            <WarningIcon size="1.15em" />
            <span>{caution}</span>
          </p>
        )}
        {step !== '' && (
          <p>
            <strong lang={i18n.language}>{t('view.nextStep')}</strong> {step}
          </p>
        )}
      </div>
    </section>
  );
}

function Facts({ note }: { note: Note }) {
  const { t } = useTranslation('knowledge');
  const { text } = note;
  return (
    <dl className="kn-facts">
      <div>
        <dt>{t('form.domain')}</dt>
        <dd>
          {t(`domains.${text.domain}`)} · {text.category}
        </dd>
      </div>
      <div>
        <dt>{t('form.articles')}</dt>
        <dd>
          <ul>
            {text.articles.map((article) => (
              <li key={article}>{article}</li>
            ))}
          </ul>
        </dd>
      </div>
      <div>
        <dt>{t('form.source')}</dt>
        <dd>{text.source}</dd>
      </div>
      <div>
        <dt>{t('form.confidence')}</dt>
        <dd>
          {t(`form.${text.confidence}`)} · {t(text.verifiedByLawyer ? 'view.reviewed' : 'view.notReviewed')}
          {text.asOf !== '' && ` · ${t('view.asOf', { month: text.asOf })}`}
        </dd>
      </div>
      <div>
        <dt>{t('view.key')}</dt>
        <dd>
          <code>{note.key}</code>
        </dd>
      </div>
    </dl>
  );
}

/** One note as it stands, what can be done to it, and what became of it. */
export function NoteView({ id, onEdit }: { id: number; onEdit: (known: Note) => void }) {
  const { t, i18n } = useTranslation('knowledge');
  const { data: note, error, mutate } = useApi<Note>(`/api/admin/knowledge/${id}`);
  const [asked, setAsked] = useState<Deed | null>(null);
  const { busy, run } = useAdminAction();
  if (error) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!note) return <PageSkeleton cards={1} />;

  const act = async (deed: Deed) => {
    const isDone = await run(
      () => http.post(`/api/admin/knowledge/${id}/${deed}`, { revision: note.revision }),
      `knowledge:toast.${deed}`,
    );
    setAsked(null);
    // Somebody else may have changed it: what stands there now is shown before the next try.
    if (!isDone) await mutate();
  };
  const title = i18n.language === 'en' ? note.text.titleEn : note.text.titleFr;
  return (
    <>
      <div className="kn-top">
        <h1>{title}</h1>
        <NoteBadges {...note} confidence={note.text.confidence} />
      </div>
      {!note.isActive && <p className="notice">{t('view.inactive')}</p>}
      <div className="kn-actions">
        <button type="button" className="button button-primary" onClick={() => onEdit(note)}>
          <EditIcon size="1.2em" />
          {t('view.edit')}
        </button>
        <button
          type="button"
          className="button button-outlined"
          onClick={() => setAsked(note.isActive ? 'deactivate' : 'reactivate')}
        >
          {t(note.isActive ? 'view.deactivate' : 'view.reactivate')}
        </button>
        {note.shippedText && (
          <button type="button" className="button button-quiet" onClick={() => setAsked('restore')}>
            {t('view.restore')}
          </button>
        )}
      </div>
      <div className="kn-sides">
        {LANGUAGES.map((language) => (
          <Side key={language} text={note.text} language={language} />
        ))}
      </div>
      <Facts note={note} />
      <Units note={note} onChanged={mutate} />
      {note.shippedText && (
        <details className="kn-shipped">
          <summary>{t('view.againstShipped')}</summary>
          <Changes changes={changesBetween(note.shippedText, note.text)} />
        </details>
      )}
      <History note={note} />
      <ConfirmDialog
        open={asked !== null}
        title={asked === null ? '' : t(`confirm.${asked}.title`)}
        description={asked === null ? '' : t(`confirm.${asked}.text`)}
        confirmLabel={asked === null ? '' : t(`confirm.${asked}.button`)}
        danger={asked === 'deactivate'}
        busy={busy}
        onConfirm={() => asked !== null && void act(asked)}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
