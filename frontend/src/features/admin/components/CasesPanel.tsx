import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { CASE_STATUSES, type CaseStatus, type CaseSummary } from '@/types/cases';
import { useList } from '../hooks/useList';
import { ChoiceFilter, Filters, SearchFilter } from './Filters';
import { ListFrame } from './ListFrame';

const tones: Record<CaseStatus, BadgeTone> = {
  pending: 'warning',
  active: 'success',
  suspended: 'info',
  closed: 'neutral',
};

/** Every case; what is in one is read on the dashboard. */
export function CasesPanel() {
  const { t, i18n } = useTranslation('admin');
  const list = useList<CaseSummary>('/api/cases', ['q', 'status']);
  return (
    <>
      <h2>{t('tabs.cases')}</h2>
      <p className="muted">{t('cases.intro')}</p>
      <Filters>
        <SearchFilter label={t('cases.search')} value={list.text} onChange={list.setText} />
        <ChoiceFilter
          label={t('cases.status')}
          value={list.filters.status ?? ''}
          options={[
            ['', t('cases.allStatuses')],
            ...CASE_STATUSES.map((status) => [status, t(`cases.statuses.${status}`)] as const),
          ]}
          onChange={(status) => list.filter('status', status)}
        />
      </Filters>
      <ListFrame
        list={list}
        label={t('tabs.cases')}
        found={(count) => t('cases.found', { count })}
        none={t(list.isFiltered ? 'cases.noneFound' : 'cases.none')}
      >
        {(items) =>
          items.map((each) => (
            <li key={each.id} className="ad-row">
              <div className="ad-row-head">
                <Link to={paths.dashboard.href({ tab: 'cases', case: each.id })}>{each.title}</Link>
                <Badge tone={tones[each.status]}>{t(`cases.statuses.${each.status}`)}</Badge>
              </div>
              <p>
                {[
                  t('cases.owner', { name: each.ownerName }),
                  each.assigneeName !== null && t('cases.assignee', { name: each.assigneeName }),
                  t('cases.updated', { date: formatDate(each.updatedAt, i18n.language) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))
        }
      </ListFrame>
    </>
  );
}
