import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { LEGAL_DOMAINS, URGENCIES } from '@/types/marketplace';
import { isFiltered, noFilters, type Filters } from '../model/filters';

interface Props {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

/** Text, domain, urgency and dates. Each change begins at the first page again. */
export function OpenFilters({ filters, onChange }: Props) {
  const { t } = useTranslation('marketplace');
  const id = useId();
  const [text, setText] = useState(filters.q);
  const rested = useDebounced(text, 300);
  const sent = useRef(filters.q);
  /** On a phone the list comes first: all but the text waits behind a button. */
  const [more, setMore] = useState(() => isFiltered({ ...filters, q: '' }));
  const set = (change: Partial<Filters>) => onChange({ q: sent.current, ...change, page: 1 });

  const search = useEffectEvent((q: string) => {
    if (q === sent.current) return;
    sent.current = q;
    onChange({ q, page: 1 });
  });
  useEffect(() => search(rested.trim()), [rested]);

  // Going back in the browser brings an earlier text.
  useEffect(() => {
    if (filters.q === sent.current) return;
    sent.current = filters.q;
    setText(filters.q);
  }, [filters.q]);

  return (
    <div className="mk-filters" role="search" aria-label={t('filter.label')}>
      <div className="mk-filter-text">
        <label htmlFor={`${id}-q`}>{t('filter.text')}</label>
        <input
          id={`${id}-q`}
          type="search"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <button
        type="button"
        className="button button-quiet mk-filter-toggle"
        aria-expanded={more}
        aria-controls={`${id}-more`}
        onClick={() => setMore(!more)}
      >
        {t('filter.more')}
      </button>
      <div id={`${id}-more`} className={more ? 'mk-filter-more mk-filter-more-open' : 'mk-filter-more'}>
        <div>
          <label htmlFor={`${id}-domain`}>{t('filter.domain')}</label>
          <select
            id={`${id}-domain`}
            value={filters.domain}
            onChange={(event) => set({ domain: event.target.value })}
          >
            <option value="">{t('filter.allDomains')}</option>
            {LEGAL_DOMAINS.map((domain) => (
              <option key={domain} value={domain}>
                {t(`domain.${domain}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-urgency`}>{t('filter.urgency')}</label>
          <select
            id={`${id}-urgency`}
            value={filters.urgency}
            onChange={(event) => set({ urgency: event.target.value })}
          >
            <option value="">{t('filter.allUrgencies')}</option>
            {URGENCIES.map((urgency) => (
              <option key={urgency} value={urgency}>
                {t(`urgency.badge.${urgency}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-since`}>{t('filter.since')}</label>
          <input
            id={`${id}-since`}
            type="date"
            value={filters.since}
            max={filters.until === '' ? undefined : filters.until}
            onChange={(event) => set({ since: event.target.value })}
          />
        </div>
        <div>
          <label htmlFor={`${id}-until`}>{t('filter.until')}</label>
          <input
            id={`${id}-until`}
            type="date"
            value={filters.until}
            min={filters.since === '' ? undefined : filters.since}
            onChange={(event) => set({ until: event.target.value })}
          />
        </div>
      </div>
      {isFiltered(filters) && (
        <button
          type="button"
          className="button button-quiet mk-filter-clear"
          onClick={() => {
            sent.current = '';
            setText('');
            onChange(noFilters);
          }}
        >
          {t('filter.clear')}
        </button>
      )}
    </div>
  );
}
