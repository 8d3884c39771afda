/** Decisions as administrators handle them (docs/API.md, "Case law"). */
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

export type CaseLaw = Answered<
  Schemas['CaseLaw'],
  { subject: Subject; source: Answered<Schemas['CaseLawSource']> | null }
>;

export interface CaseLawPair {
  first: CaseLaw;
  second: CaseLaw;
}
