/** Decisions as administrators handle them (docs/API.md, "Case law"). */
import type { Language } from '@/lib/i18n/languages';
import type { Answered, Schemas } from './api';

export const SUBJECTS = [
  'civil',
  'penal',
  'commercial',
  'travail',
  'administratif',
  'foncier',
  'famille',
] as const;

export type Subject = (typeof SUBJECTS)[number];

/** The courts that the form suggests (product.md §3); others may be written. */
export const JURISDICTIONS = [
  'Cour Suprême',
  'Cour d’Appel du Centre',
  'Cour d’Appel du Littoral',
  'TGI de Yaoundé',
  'TGI de Douala',
  'Tribunal de Commerce',
] as const;

export type CaseLawWithdrawal = Answered<Schemas['CaseLawWithdrawal']> & {
  /** Who deleted it; none once the account is gone, or where it was deleted before names were kept. */
  byName?: string | null;
};

/** Our summary in the other language than the decision's own. */
export type DecisionTranslation = Answered<Schemas['DecisionTranslation'], { language: Language }>;

export type CaseLaw = Answered<
  Schemas['CaseLaw'],
  {
    /** Empty while the summary of an imported decision is still to be written. */
    subject: Subject | '';
    source: Answered<Schemas['CaseLawSource']> | null;
    translation: DecisionTranslation | null;
    withdrawn: CaseLawWithdrawal | null;
  }
> & {
  /** A text joined it since it was verified, which nobody has read yet. */
  textWaits?: boolean;
};

export interface CaseLawPair {
  first: CaseLaw;
  second: CaseLaw;
}

/** Courts that Juricaf has lists of their own for. */
export const SITE_COURTS = ['Cour suprême', 'Conseil constitutionnel'] as const;
/** How many decisions a short import may ask for (product.md §9). */
export const IMPORT_LIMITS = [3, 5, 10, 15] as const;

export type RunState = 'waiting' | 'running' | 'done' | 'stopped' | 'cancelled';

export type ImportRun = Answered<Schemas['ImportRun'], { state: RunState; origin: 'site' | 'files' }>;

export type ImportOutcome = 'waiting' | 'imported' | 'known' | 'updated' | 'review' | 'refused' | 'failed';

export type ImportItem = Answered<Schemas['ImportItem'], { outcome: ImportOutcome }>;

export interface ImportReport {
  run: ImportRun;
  items: ImportItem[];
}

/** What a source said of a decision; its text is left out of lists. */
export type ReceivedCaseLaw = Answered<Schemas['ReceivedCaseLaw'], { text?: string }>;

export type CaseLawReview = Answered<
  Schemas['CaseLawReview'],
  {
    kind: 'duplicate' | 'changed';
    known: CaseLaw;
    knownSource: ReceivedCaseLaw | null;
    received: ReceivedCaseLaw;
  }
>;

export type CaseLawText = Answered<Schemas['CaseLawText']>;

export function isOver(run: ImportRun): boolean {
  return run.state !== 'waiting' && run.state !== 'running';
}
