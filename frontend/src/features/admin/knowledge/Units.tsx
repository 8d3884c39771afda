import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, PlusIcon, TrashIcon } from '@/components/actionIcons';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { http } from '@/lib/http/client';
import type { AnswerUnit, Note } from '@/types/knowledge';
import { useAdminAction } from '../hooks/useAdminAction';
import { UnitDialog } from './UnitDialog';
import { withUnit } from './unitModel';

const LANGUAGES = ['Fr', 'En'] as const;

function Side({ unit, language }: { unit: AnswerUnit; language: (typeof LANGUAGES)[number] }) {
  const { t, i18n } = useTranslation('knowledge');
  const code = language === 'Fr' ? 'fr' : 'en';
  const conditions = unit[`conditions${language}`];
  return (
    <div lang={code} className="kn-unit-side">
      <p className="kn-answer">{unit[`answer${language}`]}</p>
      {conditions.length > 0 && (
        <ul>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <p>
        <strong lang={i18n.language}>{t('units.do')}</strong> {unit[`action${language}`]}
      </p>
    </div>
  );
}

interface UnitProps {
  unit: AnswerUnit;
  onEdit: () => void;
  onRemove: () => void;
}

function Unit({ unit, onEdit, onRemove }: UnitProps) {
  const { t } = useTranslation('knowledge');
  return (
    <li className="ad-row kn-unit">
      <div className="ad-row-head">
        <strong>{t(`units.kinds.${unit.kind}`)}</strong>
        {(unit.isUrgent || unit.isUnfounded) && (
          <span className="badges">
            {unit.isUrgent && <span className="badge badge-warning">{t('units.urgent')}</span>}
            {unit.isUnfounded && <span className="badge badge-error">{t('units.wait')}</span>}
          </span>
        )}
      </div>
      {unit.isUnfounded && <p className="notice">{t('units.unfounded')}</p>}
      <div className="kn-two">
        {LANGUAGES.map((language) => (
          <Side key={language} unit={unit} language={language} />
        ))}
      </div>
      <details>
        <summary>
          {t('units.showMore')} ({t('units.asked', { count: unit.askedFr.length + unit.askedEn.length })})
        </summary>
        {unit.articles.length === 0 ? (
          <p>{t('units.noArticle')}</p>
        ) : (
          <ul>
            {unit.articles.map((article) => (
              <li key={article}>{article}</li>
            ))}
          </ul>
        )}
        <div className="kn-two">
          {LANGUAGES.map((language) => (
            <ul key={language} lang={language === 'Fr' ? 'fr' : 'en'}>
              {unit[`asked${language}`].map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          ))}
        </div>
      </details>
      <div className="ad-row-actions">
        <button
          type="button"
          className="button button-outlined"
          aria-label={t('units.editNamed', { name: unit.key })}
          onClick={onEdit}
        >
          <EditIcon size="1.2em" />
          {t('units.edit')}
        </button>
        <button
          type="button"
          className="button button-quiet"
          aria-label={t('units.removeNamed', { name: unit.key })}
          onClick={onRemove}
        >
          <TrashIcon size="1.2em" />
          {t('units.remove')}
        </button>
      </div>
    </li>
  );
}

/** The direct answers of a note: each can be changed and deleted, and new ones written. */
export function Units({ note, onChanged }: { note: Note; onChanged: () => Promise<unknown> }) {
  const { t } = useTranslation('knowledge');
  const [edited, setEdited] = useState<string | null>(null);
  const [removed, setRemoved] = useState<string | null>(null);
  const { busy, run } = useAdminAction();
  const remove = async (unitKey: string) => {
    const text = { ...withUnit(note.text, unitKey, null), revision: note.revision };
    const isDone = await run(
      () => http.put(`/api/admin/knowledge/${note.id}`, text),
      'knowledge:units.toast.removed',
    );
    setRemoved(null);
    // Somebody else may have changed the note: what stands there now is shown before the next try.
    if (!isDone) await onChanged();
  };
  return (
    <section aria-labelledby="kn-units" className="kn-units">
      <div className="kn-top">
        <h2 id="kn-units">{t('units.title')}</h2>
        <button type="button" className="button button-outlined" onClick={() => setEdited('')}>
          <PlusIcon />
          {t('units.add')}
        </button>
      </div>
      <p className="muted">{t('units.intro')}</p>
      {note.text.units.length === 0 ? (
        <p className="muted">{t('units.none')}</p>
      ) : (
        <ul className="ad-list">
          {note.text.units.map((unit) => (
            <Unit
              key={unit.key}
              unit={unit}
              onEdit={() => setEdited(unit.key)}
              onRemove={() => setRemoved(unit.key)}
            />
          ))}
        </ul>
      )}
      {edited !== null && <UnitDialog note={note} unitKey={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={removed !== null}
        title={t('units.delete.title')}
        description={t('units.delete.text')}
        confirmLabel={t('units.delete.button')}
        danger
        busy={busy}
        onConfirm={() => removed !== null && void remove(removed)}
        onClose={() => setRemoved(null)}
      />
    </section>
  );
}
