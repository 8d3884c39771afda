/** Requests, proposals and ratings as the API answers them (docs/API.md, "Marketplace"). */
import type { Answered, Schemas } from './api';
import type { Role } from './role';

export const LEGAL_DOMAINS = [
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

export type LegalDomain = (typeof LEGAL_DOMAINS)[number];

export const URGENCIES = ['low', 'normal', 'high', 'critical'] as const;

export type Urgency = (typeof URGENCIES)[number];

export type RequestStatus = 'open' | 'assigned' | 'closed';

export type CloseReason = 'client' | 'rated' | 'idle' | 'deadline' | 'admin';

export type ClientRequest = Answered<
  Schemas['ClientRequest'],
  {
    legalDomain: LegalDomain;
    urgency: Urgency;
    status: RequestStatus;
    closeReason: CloseReason | null;
  }
>;

export type ProposalStatus = 'pending' | 'accepted' | 'rejected' | 'withdrawn';

export type Proposal = Answered<
  Schemas['Proposal'],
  {
    requestStatus: RequestStatus;
    professionalRole: Role;
    status: ProposalStatus;
    rejectedBy: 'client' | 'selection' | 'closing' | null;
  }
>;

export type Rating = Answered<Schemas['Rating']>;

export type Formulation = Answered<Schemas['Formulation'], { suggestedDomain: LegalDomain }>;
