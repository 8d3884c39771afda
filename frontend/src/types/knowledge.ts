/** Legal notes as administrators handle them (docs/API.md, "Legal knowledge"). */
import type { Answered, Schemas } from './api';

export const DOMAINS = [
  'civil',
  'penal',
  'commercial',
  'travail',
  'famille',
  'immobilier',
  'fiscal',
  'administratif',
  'autre',
] as const;

export type Domain = (typeof DOMAINS)[number];
export type Confidence = 'high' | 'medium';

export type NoteHead = Answered<Schemas['NoteHead'], { domain: Domain; confidence: Confidence }>;

export const UNIT_KINDS = [
  'permission',
  'duty',
  'amount',
  'duration',
  'who',
  'how',
  'penalty',
  'consequence',
  'definition',
  'proof',
  'emergency',
] as const;

export type UnitKind = (typeof UNIT_KINDS)[number];

export type AnswerUnit = Answered<Schemas['AnswerUnit'], { kind: UnitKind }>;

export type NoteText = Answered<
  Schemas['NoteText'],
  { domain: Domain; confidence: Confidence; units: AnswerUnit[] }
>;

export type Note = Answered<Schemas['Note'], { text: NoteText; shippedText: NoteText | null }>;

export type NoteDeed =
  | 'shipped'
  | 'created'
  | 'edited'
  | 'deactivated'
  | 'reactivated'
  | 'restored'
  | 'held_back'
  | 'retired'
  | 'shipped_no_more';

export type NoteVersion = Answered<Schemas['NoteVersion'], { deed: NoteDeed; text: NoteText }>;
