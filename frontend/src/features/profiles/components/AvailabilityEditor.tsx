import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlusIcon, TrashIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { showToast } from '@/components/feedback/toasts';
import { weekdayName } from '@/lib/format/day';
import { http } from '@/lib/http/client';
import type { Availability } from '@/types/professionals';
import {
  nextOpening,
  problemsOf,
  rowsOf,
  weekOf,
  type OpenDay,
  type Opening,
  type WeekProblem,
} from '../model/week';

interface Props {
  rows: readonly Availability[];
  onSaved: (rows: Availability[]) => void;
}

interface DayProps {
  day: OpenDay;
  name: string;
  problems: Map<number, WeekProblem>;
  onChange: (day: OpenDay) => void;
}

function OpeningRow({
  opening,
  name,
  problem,
  onChange,
  onRemove,
}: {
  opening: Opening;
  name: string;
  problem: WeekProblem | undefined;
  onChange: (opening: Opening) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('profiles');
  const id = `pro-opening-${opening.key}`;
  const said = problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  return (
    <li className="week-opening">
      <label htmlFor={`${id}-start`}>{t('week.from')}</label>
      <input
        id={`${id}-start`}
        type="time"
        step={900}
        value={opening.startTime}
        onChange={(event) => onChange({ ...opening, startTime: event.target.value })}
        {...said}
      />
      <label htmlFor={`${id}-end`}>{t('week.to')}</label>
      <input
        id={`${id}-end`}
        type="time"
        step={900}
        value={opening.endTime}
        onChange={(event) => onChange({ ...opening, endTime: event.target.value })}
        {...said}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('week.remove', { day: name, from: opening.startTime, to: opening.endTime })}
        onClick={onRemove}
      >
        <TrashIcon />
      </button>
      {problem !== undefined && (
        <p id={`${id}-problem`} className="week-problem">
          {t(`week.problems.${problem}`)}
        </p>
      )}
    </li>
  );
}

function Day({ day, name, problems, onChange }: DayProps) {
  const { t } = useTranslation('profiles');
  const { isActive, openings } = day;
  return (
    <fieldset className="week-day">
      <legend className="visually-hidden">{name}</legend>
      <label className="pro-check week-switch">
        <input
          type="checkbox"
          checked={isActive}
          onChange={(event) =>
            onChange({
              ...day,
              isActive: event.target.checked,
              openings: event.target.checked && openings.length === 0 ? [nextOpening([])] : openings,
            })
          }
        />
        {name}
      </label>
      {isActive ? (
        <div className="week-openings">
          <ul>
            {openings.map((opening) => (
              <OpeningRow
                key={opening.key}
                opening={opening}
                name={name}
                problem={problems.get(opening.key)}
                onChange={(next) =>
                  onChange({
                    ...day,
                    openings: openings.map((each) => (each.key === next.key ? next : each)),
                  })
                }
                onRemove={() => {
                  const left = openings.filter((each) => each.key !== opening.key);
                  onChange({ ...day, openings: left, isActive: left.length > 0 });
                }}
              />
            ))}
          </ul>
          <button
            type="button"
            className="button button-quiet"
            onClick={() => onChange({ ...day, openings: [...openings, nextOpening(openings)] })}
          >
            <PlusIcon size="1.2em" />
            {t('week.add')} <span className="visually-hidden">({name})</span>
          </button>
        </div>
      ) : (
        <p className="muted week-closed">{t('week.closed')}</p>
      )}
    </fieldset>
  );
}

/** The week as clients may book it, in Cameroon's time; saved at once. */
export function AvailabilityEditor({ rows, onSaved }: Props) {
  const { t, i18n } = useTranslation('profiles');
  const table = useRef<HTMLDivElement>(null);
  const [week, setWeek] = useState(() => weekOf(rows));
  const [changed, setChanged] = useState(false);
  const [checked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const problems = week.map((day) => (day.isActive ? problemsOf(day.openings) : new Map()));
  const wrong = problems.some((each) => each.size > 0);

  const save = async () => {
    setChecked(true);
    if (wrong) {
      requestAnimationFrame(() =>
        table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
      );
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const saved = await http.put<Availability[]>('/api/availability', rowsOf(week));
      showToast({ tone: 'success', title: { key: 'profiles:toast.weekSaved' } });
      setChanged(false);
      setChecked(false);
      onSaved(saved);
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <p className="muted">{t('week.help')}</p>
      <div className="week" ref={table}>
        {week.map((day, index) => (
          <Day
            key={day.dayOfWeek}
            day={day}
            name={weekdayName(day.dayOfWeek, i18n.language)}
            problems={(checked ? problems[index] : undefined) ?? new Map()}
            onChange={(next) => {
              setChanged(true);
              setWeek((all) => all.map((each) => (each.dayOfWeek === next.dayOfWeek ? next : each)));
            }}
          />
        ))}
      </div>
      <p role="alert" className="week-problem">
        {checked && wrong && t('week.problems.some')}
      </p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <button
        type="button"
        className="button button-primary"
        disabled={busy || !changed}
        onClick={() => void save()}
      >
        {t(busy ? 'form.saving' : 'week.save')}
      </button>
    </>
  );
}
