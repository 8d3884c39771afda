import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { TextSkeleton, Waiting } from '@/components/feedback/Skeletons';
import { addDays, formatDay, formatDayShort, timeOf } from '@/lib/format/day';
import { useApi } from '@/lib/swr/useApi';
import type { Slot } from '@/types/appointments';
import { AHEAD_DAYS, slotsByDay, SPAN_DAYS } from '../model/slots';

interface Props {
  professionalId: number;
  duration: number;
  today: string;
  from: string;
  onFrom: (day: string) => void;
  chosen: string | null;
  onChoose: (startsAt: string) => void;
}

/** Two weeks of free hours, one day at a time, in Cameroon's time. */
export function SlotPicker({ professionalId, duration, today, from, onFrom, chosen, onChoose }: Props) {
  const { t, i18n } = useTranslation('appointments');
  const query = new URLSearchParams({ from, days: String(SPAN_DAYS), duration: String(duration) }).toString();
  const { data, error, mutate } = useApi<Slot[]>(`/api/professionals/${professionalId}/slots?${query}`);
  const days = slotsByDay(data ?? []);
  const [wanted, setWanted] = useState('');
  const open = days.find(({ day }) => day === wanted) ?? days[0];
  const last = addDays(from, SPAN_DAYS - 1);
  const next = addDays(from, SPAN_DAYS);
  return (
    <div className="apt-slots">
      <div className="apt-span">
        <button
          type="button"
          className="button button-quiet"
          disabled={from <= today}
          onClick={() => {
            const earlier = addDays(from, -SPAN_DAYS);
            onFrom(earlier < today ? today : earlier);
          }}
        >
          {t('book.earlier')}
        </button>
        <p role="status">
          {t('book.span', {
            from: formatDayShort(from, i18n.language),
            to: formatDayShort(last, i18n.language),
          })}
        </p>
        <button
          type="button"
          className="button button-quiet"
          disabled={next > addDays(today, AHEAD_DAYS)}
          onClick={() => onFrom(next)}
        >
          {t('book.later')}
        </button>
      </div>
      {error && !data && <ApiErrorAlert error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <>
          <TextSkeleton lines={4} />
          <Waiting onGiveUp={() => void mutate()} />
        </>
      )}
      {data && days.length === 0 && <p className="apt-none">{t('book.none')}</p>}
      {open && (
        <div className="apt-days" role="group" aria-label={t('book.days')}>
          {days.map(({ day }) => (
            <button key={day} type="button" aria-pressed={day === open.day} onClick={() => setWanted(day)}>
              {formatDayShort(day, i18n.language)}
            </button>
          ))}
        </div>
      )}
      {open && (
        <fieldset className="apt-day">
          <legend>{formatDay(open.day, i18n.language)}</legend>
          <div className="apt-times">
            {open.slots.map(({ startsAt }) => (
              <label key={startsAt} className="apt-time">
                <input
                  type="radio"
                  name="slot"
                  className="visually-hidden"
                  value={startsAt}
                  checked={startsAt === chosen}
                  onChange={() => onChoose(startsAt)}
                />
                <span>{timeOf(startsAt)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
