import { diffWordsWithSpace } from 'diff';
import { object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '@/lib/i18n/message';
import type { NoteText } from '@/types/knowledge';
import { entriesOf } from './entries';
import { unitValuesOf } from './unitModel';

/** Messages are keys, translated when shown. */
const key = (message: MessageKey): MessageKey => message;

/** The fields of the form, from top to bottom. */
export const FIELDS = [
  'domain',
  'category',
  'titleFr',
  'titleEn',
  'contentFr',
  'contentEn',
  'articles',
  'source',
  'confidence',
  'cautionFr',
  'cautionEn',
  'nextStepFr',
  'nextStepEn',
  'asOf',
  'keywordsFr',
  'keywordsEn',
  'layQuestionsFr',
  'layQuestionsEn',
] as const;

export type NoteField = (typeof FIELDS)[number];

/** Lists stand one entry a line: an article has commas of its own. */
export type NoteValues = Record<NoteField | 'verifiedByLawyer', string>;

export const LISTS = [
  'articles',
  'keywordsFr',
  'keywordsEn',
  'layQuestionsFr',
  'layQuestionsEn',
] as const satisfies readonly NoteField[];

type ListField = (typeof LISTS)[number];

const isList = (field: NoteField): field is ListField => LISTS.some((each) => each === field);

const needed = (message: MessageKey) => string().trim().required(key(message));
const free = () => string().default('');

/** What stands in one language must stand in the other. */
const pair = (other: 'cautionFr' | 'cautionEn' | 'nextStepFr' | 'nextStepEn') =>
  string()
    .default('')
    .when(other, ([otherText], schema) =>
      typeof otherText === 'string' && otherText.trim() !== ''
        ? schema.trim().required(key('knowledge:errors.bothLanguages'))
        : schema,
    );

export function noteSchema(): ObjectSchema<Omit<NoteValues, 'verifiedByLawyer'>> {
  return object().shape(
    {
      domain: needed('knowledge:errors.domain'),
      category: needed('knowledge:errors.category'),
      titleFr: needed('knowledge:errors.titleFr'),
      titleEn: needed('knowledge:errors.titleEn'),
      contentFr: needed('knowledge:errors.contentFr'),
      contentEn: needed('knowledge:errors.contentEn'),
      articles: needed('knowledge:errors.articles'),
      source: needed('knowledge:errors.source'),
      confidence: needed('knowledge:errors.confidence'),
      cautionFr: pair('cautionEn'),
      cautionEn: pair('cautionFr'),
      nextStepFr: pair('nextStepEn'),
      nextStepEn: pair('nextStepFr'),
      asOf: string()
        .default('')
        .test('month', key('knowledge:errors.month'), (text) =>
          /^(\d{4}-(0[1-9]|1[0-2]))?$/.test(text.trim()),
        ),
      keywordsFr: free(),
      keywordsEn: free(),
      layQuestionsFr: free(),
      layQuestionsEn: free(),
    },
    [
      ['cautionFr', 'cautionEn'],
      ['nextStepFr', 'nextStepEn'],
    ],
  ) as ObjectSchema<Omit<NoteValues, 'verifiedByLawyer'>>;
}

/** What the form begins with. */
export function valuesOf(text: NoteText | null): NoteValues {
  const value = (field: NoteField): string => {
    if (text === null) return field === 'confidence' ? 'high' : '';
    const known = text[field];
    return typeof known === 'string' ? known : known.join('\n');
  };
  const values = Object.fromEntries(FIELDS.map((field) => [field, value(field)]));
  return {
    ...(values as Record<NoteField, string>),
    verifiedByLawyer: text?.verifiedByLawyer === true ? 'yes' : 'no',
  };
}

/** What is sent: lists as lists. */
export function bodyOf(values: NoteValues): Record<string, unknown> {
  const fields = FIELDS.map((field) => [
    field,
    isList(field) ? entriesOf(values[field]) : values[field].trim(),
  ]);
  return {
    ...(Object.fromEntries(fields) as Record<string, unknown>),
    verifiedByLawyer: values.verifiedByLawyer === 'yes',
  };
}

/** A field as one text, as it is compared with another version's. */
function asText(text: NoteText, field: NoteField | 'units'): string {
  if (field === 'units') return unitsAsText(text);
  const value = text[field];
  return typeof value === 'string' ? value : value.join('\n');
}

/** The units of a text as one, each under its name. */
function unitsAsText(text: NoteText): string {
  return text.units
    .map((unit) => [`[${unit.key}]`, ...Object.values(unitValuesOf(unit)).filter(Boolean)].join('\n'))
    .join('\n\n');
}

export interface Piece {
  text: string;
  change: 'same' | 'added' | 'removed';
}

export interface FieldChange {
  field: NoteField | 'units' | 'verifiedByLawyer';
  pieces: Piece[];
}

/** What a version changed, field by field; words that stayed stand around those that did not. */
export function changesBetween(before: NoteText, after: NoteText): FieldChange[] {
  const changes: FieldChange[] = ([...FIELDS, 'units'] as const).flatMap((field) => {
    const [was, is] = [asText(before, field), asText(after, field)];
    if (was === is) return [];
    const pieces = diffWordsWithSpace(was, is).map(({ value, added, removed }): Piece => ({
      text: value,
      change: added ? 'added' : removed ? 'removed' : 'same',
    }));
    return [{ field, pieces }];
  });
  if (before.verifiedByLawyer !== after.verifiedByLawyer) {
    changes.push({
      field: 'verifiedByLawyer',
      pieces: [
        { text: before.verifiedByLawyer ? '✓' : '–', change: 'removed' },
        { text: after.verifiedByLawyer ? '✓' : '–', change: 'added' },
      ],
    });
  }
  return changes;
}
