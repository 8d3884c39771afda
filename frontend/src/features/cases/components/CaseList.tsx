import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FolderIcon, PlusIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { useDebounced } from '@/lib/hooks/useDebounced';
import { useApi } from '@/lib/swr/useApi';
import { CASE_STATUSES, type CaseSummary } from '@/types/cases';
import { CaseDialog } from './CaseDialog';
import { CaseRow } from './CaseRow';

interface FilterProps {
  q: string;
  onQ: (q: string) => void;
  status: string;
  onStatus: (status: string) => void;
}

function Filters({ q, onQ, status, onStatus }: FilterProps) {
  const { t } = useTranslation('cases');
  const id = useId();
  return (
    <div className="case-filters" role="search">
      <div>
        <label htmlFor={`${id}-q`}>{t('list.search')}</label>
        <input id={`${id}-q`} type="search" value={q} onChange={(event) => onQ(event.target.value)} />
      </div>
      <div>
        <label htmlFor={`${id}-status`}>{t('list.status')}</label>
        <select id={`${id}-status`} value={status} onChange={(event) => onStatus(event.target.value)}>
          <option value="">{t('list.allStatuses')}</option>
          {CASE_STATUSES.map((each) => (
            <option key={each} value={each}>
              {t(`status.${each}`)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** The caller's cases with their next date, filtered by state and words. */
export function CaseList({ onOpen }: { onOpen: (id: number) => void }) {
  const { t } = useTranslation('cases');
  const [search, setSearch] = useState('');
  const [status, setStatus] = useState('');
  const [creating, setCreating] = useState(false);
  const q = useDebounced(search.trim(), 300);
  const query = new URLSearchParams({
    ...(q === '' ? {} : { q }),
    ...(status === '' ? {} : { status }),
  }).toString();
  const { data, error, mutate } = useApi<CaseSummary[]>(query === '' ? '/api/cases' : `/api/cases?${query}`, {
    keepPreviousData: true,
  });
  const filtered = query !== '';
  const nothing = data?.length === 0;
  return (
    <>
      <div className="case-top">
        <h2>{t('title')}</h2>
        <button type="button" className="button button-primary" onClick={() => setCreating(true)}>
          <PlusIcon />
          {t('create.open')}
        </button>
      </div>
      {!(nothing && !filtered) && <Filters q={search} onQ={setSearch} status={status} onStatus={setStatus} />}
      {error && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <div className="case-list" aria-hidden="true">
            {[0, 1, 2].map((row) => (
              <div key={row} className="case-row">
                <TextSkeleton lines={2} />
              </div>
            ))}
          </div>
          <Waiting onGiveUp={() => void mutate()} />
        </>
      )}
      <p role="status" className={nothing ? 'case-empty' : 'visually-hidden'}>
        {nothing && <FolderIcon />}
        {data &&
          (nothing
            ? t(filtered ? 'list.noneFound' : 'list.none')
            : filtered
              ? t('list.found', { count: data.length })
              : '')}
      </p>
      {data && data.length > 0 && (
        <ul className="case-list">
          {data.map((each) => (
            <CaseRow key={each.id} summary={each} onOpen={() => onOpen(each.id)} />
          ))}
        </ul>
      )}
      {creating && (
        <CaseDialog known={null} onClose={() => setCreating(false)} onSaved={(saved) => onOpen(saved.id)} />
      )}
    </>
  );
}
