import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import { FEEDBACK_REASONS, type FeedbackHead, type FeedbackTotals } from '@/types/feedback';
import { useList } from '../hooks/useList';
import { FeedbackRow } from './FeedbackRow';
import { ChoiceFilter, Filters } from './Filters';
import { ListFrame } from './ListFrame';

const VERDICTS = ['not_useful', 'useful'] as const;
const STATES = ['open', 'reviewed'] as const;
const TOTALS = ['waiting', 'notUseful', 'useful'] as const;

/** What people said of answers, waiting to be looked at. */
export function FeedbackPanel() {
  const { t, i18n } = useTranslation('admin');
  const { data: totals } = useApi<FeedbackTotals>('/api/admin/feedback/totals');
  const list = useList<FeedbackHead>('/api/admin/feedback', ['state', 'verdict', 'reason']);
  return (
    <section>
      <h2>{t('feedback.title')}</h2>
      <p className="muted">{t('feedback.intro')}</p>
      {totals && (
        <dl className="ad-totals" aria-label={t('feedback.title')}>
          {TOTALS.map((name) => (
            <div key={name}>
              <dt>{t(`feedback.totals.${name}`)}</dt>
              <dd>{formatNumber(totals[name], i18n.language)}</dd>
            </div>
          ))}
        </dl>
      )}
      <Filters>
        <ChoiceFilter
          label={t('feedback.state')}
          value={list.filters.state ?? ''}
          options={[
            ['', t('feedback.all')],
            ...STATES.map((state) => [state, t(`feedback.states.${state}`)] as const),
          ]}
          onChange={(state) => list.filter('state', state)}
        />
        <ChoiceFilter
          label={t('feedback.verdict')}
          value={list.filters.verdict ?? ''}
          options={[
            ['', t('feedback.all')],
            ...VERDICTS.map((verdict) => [verdict, t(`feedback.verdicts.${verdict}`)] as const),
          ]}
          onChange={(verdict) => list.filter('verdict', verdict)}
        />
        <ChoiceFilter
          label={t('feedback.reason')}
          value={list.filters.reason ?? ''}
          options={[
            ['', t('feedback.all')],
            ...FEEDBACK_REASONS.map((reason) => [reason, t(`feedback.reasons.${reason}`)] as const),
          ]}
          onChange={(reason) => list.filter('reason', reason)}
        />
      </Filters>
      <ListFrame
        list={list}
        label={t('feedback.title')}
        found={(count) => t('feedback.found', { count })}
        none={t(list.isFiltered ? 'feedback.noneFound' : 'feedback.none')}
      >
        {(items) => items.map((each) => <FeedbackRow key={each.id} head={each} />)}
      </ListFrame>
    </section>
  );
}
