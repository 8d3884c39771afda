/** The published figures of the assistant. */
import type { Answered, Schemas } from './api';

export type Figures = Answered<Schemas['QualityFigures']>;

export type QualitySetName =
  'blind' | 'blind-short' | 'held-out' | 'tuning' | 'everyday' | 'everyday-2' | 'direct' | 'long';

export type QualitySet = Answered<
  Schemas['QualitySet'],
  { name: QualitySetName; byLanguage: Record<string, Figures>; byStyle: Record<string, Figures> }
>;

export type Quality = Answered<Schemas['Quality'], { sets: QualitySet[] }>;
