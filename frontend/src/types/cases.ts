/** Cases, "Mes dossiers" (docs/API.md, "Cases"). */
import type { Answered, Schemas } from './api';

export const CASE_STATUSES = ['pending', 'active', 'suspended', 'closed'] as const;

export type CaseStatus = (typeof CASE_STATUSES)[number];

export const EVENT_KINDS = ['hearing', 'deadline'] as const;

export type CaseEventKind = (typeof EVENT_KINDS)[number];

export type CaseParty = Answered<Schemas['CaseParty']>;

export type CaseEvent = Answered<Schemas['CaseEvent'], { kind: CaseEventKind }>;

export type CaseNote = Answered<Schemas['CaseNote']>;

export type CaseDocument = Answered<Schemas['CaseDocument']>;

export type CaseSummary = Answered<Schemas['Case'], { status: CaseStatus; nextEvent: CaseEvent | null }>;

export type LegalCase = CaseSummary & {
  parties: CaseParty[];
  events: CaseEvent[];
  notes: CaseNote[];
  documents: CaseDocument[];
};
