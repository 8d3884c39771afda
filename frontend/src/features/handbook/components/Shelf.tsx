import { useDeferredValue, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LEGAL_DOMAINS } from '@/types/marketplace';
import type { Handbook } from '@/types/handbook';
import { indexed, search } from '../model/search';
import { NoteView } from './NoteView';

/** How many are listed at once: the rest comes with a button, for small phones. */
const STEP = 30;

/** Searching and reading what is kept. */
export function Shelf({ handbook }: { handbook: Handbook }) {
  const { t } = useTranslation(['handbook', 'marketplace']);
  const id = useId();
  const [query, setQuery] = useState('');
  const [domain, setDomain] = useState('');
  const [shown, setShown] = useState(STEP);
  const asked = useDeferredValue(query);
  const index = useMemo(() => indexed(handbook.notes), [handbook]);
  const found = useMemo(() => search(index, asked, domain), [index, asked, domain]);
  return (
    <section aria-label={t('shelf.label')}>
      <div className="handbook-search">
        <div>
          <label htmlFor={`${id}-q`}>{t('shelf.search')}</label>
          <input
            id={`${id}-q`}
            type="search"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setShown(STEP);
            }}
          />
        </div>
        <div>
          <label htmlFor={`${id}-domain`}>{t('shelf.domain')}</label>
          <select
            id={`${id}-domain`}
            value={domain}
            onChange={(event) => {
              setDomain(event.target.value);
              setShown(STEP);
            }}
          >
            <option value="">{t('shelf.allDomains')}</option>
            {LEGAL_DOMAINS.map((code) => (
              <option key={code} value={code}>
                {t(`marketplace:domain.${code}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p role="status" className="muted">
        {found.length === 0 ? t('shelf.none') : t('shelf.count', { count: found.length })}
      </p>
      <ul className="handbook-notes">
        {found.slice(0, shown).map((note) => (
          <li key={note.key}>
            <NoteView note={note} />
          </li>
        ))}
      </ul>
      {found.length > shown && (
        <button type="button" className="button button-quiet" onClick={() => setShown(shown + STEP)}>
          {t('shelf.more')}
        </button>
      )}
    </section>
  );
}
