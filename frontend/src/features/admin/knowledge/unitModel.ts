import { object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '@/lib/i18n/message';
import type { AnswerUnit, NoteText } from '@/types/knowledge';
import { entriesOf } from './entries';

const key = (message: MessageKey): MessageKey => message;

/** The fields of the form, from top to bottom. */
export const UNIT_FIELDS = [
  'kind',
  'answerFr',
  'answerEn',
  'conditionsFr',
  'conditionsEn',
  'actionFr',
  'actionEn',
  'isUrgent',
  'articles',
  'askedFr',
  'askedEn',
] as const;

export type UnitField = (typeof UNIT_FIELDS)[number];

/** Lists stand one entry a line. */
export type UnitValues = Record<UnitField, string>;

/** As the server counts: characters. */
export const UNIT_LIMITS = { answer: 280, action: 240 } as const;

export function unitSchema(): ObjectSchema<Omit<UnitValues, 'isUrgent'>> {
  const needed = (message: MessageKey) => string().trim().required(key(message));
  return object({
    kind: needed('knowledge:errors.kind'),
    answerFr: needed('knowledge:errors.answerFr'),
    answerEn: needed('knowledge:errors.answerEn'),
    conditionsFr: string().default(''),
    conditionsEn: string().default(''),
    actionFr: needed('knowledge:errors.actionFr'),
    actionEn: needed('knowledge:errors.actionEn'),
    articles: string().default(''),
    askedFr: needed('knowledge:errors.asked'),
    askedEn: needed('knowledge:errors.asked'),
  });
}

/** What the form begins with. */
export function unitValuesOf(unit: AnswerUnit | null): UnitValues {
  const lines = (list: readonly string[] | undefined) => list?.join('\n') ?? '';
  return {
    kind: unit?.kind ?? '',
    answerFr: unit?.answerFr ?? '',
    answerEn: unit?.answerEn ?? '',
    conditionsFr: lines(unit?.conditionsFr),
    conditionsEn: lines(unit?.conditionsEn),
    actionFr: unit?.actionFr ?? '',
    actionEn: unit?.actionEn ?? '',
    isUrgent: unit?.isUrgent === true ? 'yes' : 'no',
    articles: lines(unit?.articles),
    askedFr: lines(unit?.askedFr),
    askedEn: lines(unit?.askedEn),
  };
}

/** A unit as it is sent: without a key where the server is to name it. */
export type UnitBody = Omit<AnswerUnit, 'kind' | 'isUnfounded'> & { kind: string };

export function unitBodyOf(values: UnitValues, unitKey: string): UnitBody {
  return {
    key: unitKey,
    kind: values.kind,
    answerFr: values.answerFr.trim(),
    answerEn: values.answerEn.trim(),
    conditionsFr: entriesOf(values.conditionsFr),
    conditionsEn: entriesOf(values.conditionsEn),
    actionFr: values.actionFr.trim(),
    actionEn: values.actionEn.trim(),
    isUrgent: values.isUrgent === 'yes',
    articles: entriesOf(values.articles),
    askedFr: entriesOf(values.askedFr),
    askedEn: entriesOf(values.askedEn),
  };
}

/** Where a unit stands among those of its note; after the last one where it is new. */
export function placeOf(text: NoteText, unitKey: string): number {
  const at = text.units.findIndex((unit) => unit.key === unitKey);
  return unitKey === '' || at < 0 ? text.units.length : at;
}

/** The note's text with one unit put in its place, or taken out. */
export function withUnit(text: NoteText, unitKey: string, unit: UnitBody | null): object {
  const at = placeOf(text, unitKey);
  return {
    ...text,
    units: [...text.units.slice(0, at), ...(unit ? [unit] : []), ...text.units.slice(at + 1)],
  };
}
