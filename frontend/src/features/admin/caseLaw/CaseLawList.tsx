import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { http } from '@/lib/http/client';
import { SUBJECTS, type CaseLaw } from '@/types/caseLaw';
import { ChoiceFilter, Filters, SearchFilter } from '../components/Filters';
import { ListFrame } from '../components/ListFrame';
import { useAdminAction } from '../hooks/useAdminAction';
import { useList } from '../hooks/useList';
import { CaseLawRow } from './CaseLawRow';

const STATES = ['verified', 'unverified'] as const;

/** Decisions with a search; deleting asks first. */
export function CaseLawList({ onEdit }: { onEdit: (known: CaseLaw) => void }) {
  const { t } = useTranslation('caseLaw');
  const list = useList<CaseLaw>('/api/admin/jurisprudence', ['q', 'subject', 'state']);
  const [deleting, setDeleting] = useState<CaseLaw | null>(null);
  const { busy, run } = useAdminAction();

  const remove = async (known: CaseLaw) => {
    await run(() => http.delete(`/api/admin/jurisprudence/${known.id}`), 'caseLaw:toast.deleted');
    setDeleting(null);
  };
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
      <div className="cl-list">
        <ListFrame
          list={list}
          label={t('views.list')}
          found={(count) => t('list.found', { count })}
          none={t(list.isFiltered ? 'list.noneFound' : 'list.none')}
        >
          {(items) =>
            items.map((each) => (
              <CaseLawRow
                key={each.id}
                decision={each}
                onEdit={() => onEdit(each)}
                onDelete={() => setDeleting(each)}
              />
            ))
          }
        </ListFrame>
      </div>
      <ConfirmDialog
        open={deleting !== null}
        title={t('delete.title')}
        description={t('delete.text', { title: deleting?.title ?? '' })}
        confirmLabel={t('delete.confirm')}
        danger
        busy={busy}
        onConfirm={() => deleting && void remove(deleting)}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}
