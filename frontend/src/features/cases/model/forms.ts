import { object, string } from 'yup';
import { dayOf, instantOf, timeOf } from '@/lib/format/day';
import { EVENT_KINDS, type CaseEvent, type CaseEventKind, type LegalCase } from '@/types/cases';

/** Characters of each text (the server's own limits). */
export const LIMITS = {
  title: 150,
  description: 20_000,
  court: 200,
  caseNumber: 100,
  partyName: 150,
  quality: 100,
  contact: 300,
  place: 200,
  eventNotes: 2_000,
  note: 5_000,
} as const;

const TITLE_MIN = 3;

const text = (limit: number) => string().trim().max(limit, 'cases:errors.tooLong');
const needed = (limit: number) => text(limit).required('cases:errors.required');
const title = () => needed(LIMITS.title).min(TITLE_MIN, 'cases:errors.tooShort');

export interface CaseValues {
  title: string;
  description: string;
  court: string;
  caseNumber: string;
}

export const caseSchema = object({
  title: title(),
  description: text(LIMITS.description),
  court: text(LIMITS.court),
  caseNumber: text(LIMITS.caseNumber),
});

export function caseValuesOf(known: LegalCase | null): CaseValues {
  return {
    title: known?.title ?? '',
    description: known?.description ?? '',
    court: known?.court ?? '',
    caseNumber: known?.caseNumber ?? '',
  };
}

/** Every text trimmed; an emptied one is sent empty, so that it goes. */
export function trimmed<V extends { [K in keyof V]: string }>(values: V): V {
  const pairs = Object.entries<string>(values).map(([name, value]) => [name, value.trim()]);
  return Object.fromEntries(pairs) as V;
}

export interface PartyValues {
  name: string;
  quality: string;
  contact: string;
}

export const partySchema = object({
  name: needed(LIMITS.partyName),
  quality: text(LIMITS.quality),
  contact: text(LIMITS.contact),
});

export interface EventValues {
  kind: CaseEventKind;
  title: string;
  day: string;
  time: string;
  place: string;
  notes: string;
}

/** A deadline without an hour ends with its day; a hearing without one is put at the courts' opening. */
const USUAL_TIME: Record<CaseEventKind, string> = { hearing: '08:00', deadline: '23:59' };

export const eventSchema = object({
  kind: string().oneOf(EVENT_KINDS),
  title: title(),
  day: string()
    .required('cases:errors.required')
    .test('day', 'cases:errors.date', (day) => !day || instantOf(day, '12:00') !== null),
  time: string(),
  place: text(LIMITS.place),
  notes: text(LIMITS.eventNotes),
});

export function eventValuesOf(event: CaseEvent | null): EventValues {
  return {
    kind: event?.kind ?? 'hearing',
    title: event?.title ?? '',
    day: event ? dayOf(event.startsAt) : '',
    time: event ? timeOf(event.startsAt) : '',
    place: event?.place ?? '',
    notes: event?.notes ?? '',
  };
}

export function eventBodyOf(values: EventValues) {
  const { kind, title: name, day, time, place, notes } = values;
  return {
    kind,
    title: name.trim(),
    startsAt: instantOf(day, time === '' ? USUAL_TIME[kind] : time),
    place: place.trim(),
    notes: notes.trim(),
  };
}
