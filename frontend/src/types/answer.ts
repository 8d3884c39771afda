/** What an answer is made of, wherever it is shown (docs/API.md, "Assistant"). */
import type { Answered, Schemas } from './api';

export type AnswerStatus = 'grounded' | 'no_match' | 'unavailable' | 'talk';

export type AnswerSource = Answered<
  Schemas['Source'],
  { kind: 'note' | 'case' | 'article'; confidence: 'high' | 'medium' | null }
>;

/** What somebody may be in danger of. */
export type Danger =
  | 'suicide'
  | 'violence_now'
  | 'rape'
  | 'child_in_danger'
  | 'arrest_now'
  | 'death_threat'
  | 'sexual_blackmail'
  | 'held'
  | 'medical';

/** Why a question is not answered. */
export type RefusalReason =
  'elsewhere' | 'medicine' | 'crime_help' | 'unknown_law' | 'not_law' | 'near_miss' | 'instruction';

/** Said before all else to who is in danger. */
export interface FirstHelp {
  say: string;
  /** What to do in the next hour, in this order. */
  now: string[];
  then: string;
}

export interface RelatedSubject {
  key: string;
  title: string;
}

/** A second answer beside the first. */
export interface AlsoAnswer {
  /** To a second question of the message, or to its one question read another way. */
  kind: 'second_question' | 'other_reading';
  /** Of its note. */
  key: string;
  title: string;
  answer: string;
  conditions: string[];
  action: string;
  urgent: boolean;
  basis: string[];
}

/** All empty where an answer has another form: a professional's, a remote model's, a document in the making. */
export interface AnswerFields {
  /** The rule in one or two sentences. */
  answer: string | null;
  /** Never shown apart from the answer. */
  conditions: string[];
  /** What to do now. */
  action: string | null;
  urgent: boolean;
  /** What it rests on, as lines to be shown: "Code du travail, art. 34 et 39". */
  basis: string[];
  also: AlsoAnswer | null;
  /** Beside an answer what lies near it; beside a refusal the subjects that can be answered. */
  related: RelatedSubject[];
  /** Of a refusal, where it is known. */
  reason: RefusalReason | null;
  danger: Danger | null;
  firstHelp: FirstHelp | null;
}

/** `T` with its fields as an answer carries them; an older server leaves some out. */
export type WithFields<T> = Omit<T, keyof AnswerFields> & {
  [K in keyof AnswerFields]?: AnswerFields[K] | null | undefined;
};
