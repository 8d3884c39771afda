import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBJECTS, type CaseLaw } from '@/types/caseLaw';
import { ChoiceFilter, Filters, SearchFilter } from '../components/Filters';
import { ListFrame } from '../components/ListFrame';
import { useList } from '../hooks/useList';
import { BulkBar } from './bulk/BulkBar';
import { useSelection } from './bulk/useSelection';
import { CaseLawRow } from './CaseLawRow';
import { DeleteDecision } from './DeleteDecision';

const STATES = ['verified', 'unverified', 'text_waits', 'withdrawn'] as const;

/** Decisions with a search; deleting asks first. Those that wait to be verified can be chosen, and verified together. */
export function CaseLawList({ onEdit }: { onEdit: (known: CaseLaw) => void }) {
  const { t } = useTranslation('caseLaw');
  const list = useList<CaseLaw>('/api/admin/jurisprudence', ['q', 'subject', 'state']);
  const selection = useSelection();
  const isWaiting = list.filters.state === 'unverified';
  const [deleting, setDeleting] = useState<CaseLaw | null>(null);
  return (
    <>
      <Filters>
        <SearchFilter label={t('list.search')} value={list.text} onChange={list.setText} />
        <ChoiceFilter
          label={t('list.subject')}
          value={list.filters.subject ?? ''}
          options={[
            ['', t('list.allSubjects')],
            ...SUBJECTS.map((subject) => [subject, t(`subjects.${subject}`)] as const),
          ]}
          onChange={(subject) => list.filter('subject', subject)}
        />
        <ChoiceFilter
          label={t('list.state')}
          value={list.filters.state ?? ''}
          options={[
            ['', t('list.allStates')],
            ...STATES.map((state) => [state, t(`states.${state}`)] as const),
          ]}
          onChange={(state) => list.filter('state', state)}
        />
      </Filters>
      {isWaiting && list.data && list.data.items.length > 0 && (
        <BulkBar items={list.data.items} selection={selection} />
      )}
      <div className="cl-list">
        <ListFrame
          list={list}
          label={t('views.list')}
          found={(count) => t('list.found', { count })}
          none={t(list.isFiltered ? 'list.noneFound' : 'list.none')}
          isScrolled
        >
          {(items) =>
            items.map((each) => (
              <CaseLawRow
                key={each.id}
                decision={each}
                selection={isWaiting ? selection : null}
                onEdit={() => onEdit(each)}
                onDelete={() => setDeleting(each)}
              />
            ))
          }
        </ListFrame>
      </div>
      {deleting && <DeleteDecision known={deleting} onClose={() => setDeleting(null)} />}
    </>
  );
}
