/** The anonymous consultation's part of the contract (docs/API.md, "Anonymous access"). */
import type { AnswerSource, AnswerStatus, WithFields } from './answer';
import type { LegalDomain, RequestStatus, Urgency } from './marketplace';

/** The link's own record. When it has expired, `email` and `selectedProposalId` are `null` and the counts 0. */
export interface Access {
  /** Names the link among those opened in one browser. */
  handle: string;
  email: string | null;
  expiresAt: string;
  isExpired: boolean;
  selectedProposalId: number | null;
  isUsed: boolean;
  createdAt: string;
  extensionsLeft: number;
  canExtend: boolean;
  noticesEnabled: boolean;
  unreadMessages: number;
}

export interface AnonymousRequest {
  title: string;
  description: string;
  urgency: Urgency;
  legalDomain: LegalDomain;
  budget: string | null;
  status: RequestStatus;
  isHidden: boolean;
  /** What professionals see in the place of a name. */
  pseudonym: string;
  proposalCount: number;
  createdAt: string;
}

export interface AnonymousProposal {
  id: number;
  professionalName: string;
  /** Empty until this proposal is the chosen one. */
  professionalEmail: string;
  professionalRole: 'avocat' | 'huissier';
  specialty: string | null;
  city: string | null;
  isVerified: boolean;
  rating: number | null;
  reviewCount: number;
  title: string;
  description: string;
  price: string | null;
  timeline: string | null;
  deadline: string;
  experience: string | null;
  status: 'pending' | 'accepted' | 'rejected';
  isSelected: boolean;
  createdAt: string;
}

export interface AnonymousMessage {
  id: number;
  fromVisitor: boolean;
  content: string;
  isRead: boolean;
  createdAt: string;
  clientKey: string | null;
}

/** Answered once, when the request is published. */
export interface NewAccess {
  accessToken: string;
  accessPath: string;
  expiresAt: string;
  codeWords: string[];
}

export interface ChatAllowance {
  messageCount: number;
  remainingMessages: number;
  /** What to tell the person when few messages are left, or none. */
  limitation: string | null;
}

interface Shown extends ChatAllowance {
  response: string;
  status: AnswerStatus;
  language: 'fr' | 'en';
  notice: string | null;
  sources: AnswerSource[];
  nextStep: string | null;
}

export type VisitorAnswer = WithFields<Shown>;

export interface Challenge {
  required: boolean;
  challenge: string;
  difficulty: number;
  expiresAt: string;
}

export interface Proof {
  challenge: string;
  nonce: string;
}
