import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton } from '@/components/feedback/Skeletons';
import { formatShortDate } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { ActivityDay } from '@/types/admin';
import { Columns } from './Columns';
import { ChoiceFilter } from './Filters';

const SERIES = ['requests', 'consultations', 'registrations'] as const;
const PERIODS = [7, 30, 90, 366] as const;

/** What was begun on each day: three drawings, and the same figures as a table. */
export function Activity() {
  const { t, i18n } = useTranslation('admin');
  const [days, setDays] = useState('30');
  const { data, error, mutate } = useApi<ActivityDay[]>(`/api/admin/activity?days=${days}`, {
    keepPreviousData: true,
  });
  return (
    <section className="ad-section">
      <div className="ad-section-top">
        <h2>{t('activity.title')}</h2>
        <ChoiceFilter
          label={t('activity.period')}
          value={days}
          options={PERIODS.map((count) => [`${count}`, t('activity.days', { count })])}
          onChange={setDays}
        />
      </div>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && <TextSkeleton lines={4} />}
      {data && (
        <>
          <div className="ad-charts">
            {SERIES.map((name) => (
              <Columns
                key={name}
                name={name}
                title={t(`activity.${name}`)}
                days={data.map((each) => ({ day: each.day, value: each[name] }))}
              />
            ))}
          </div>
          <details className="ad-figures">
            <summary>{t('activity.figures')}</summary>
            <table>
              <thead>
                <tr>
                  <th scope="col">{t('activity.day')}</th>
                  {SERIES.map((name) => (
                    <th key={name} scope="col">
                      {t(`activity.${name}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {[...data].reverse().map((each) => (
                  <tr key={each.day}>
                    <th scope="row">{formatShortDate(each.day, i18n.language)}</th>
                    {SERIES.map((name) => (
                      <td key={name}>{each[name]}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
}
