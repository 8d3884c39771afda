/** The administration as the API answers it (docs/API.md, "Administration"). */
import type { Answered, Schemas } from './api';
import type { Role } from './role';

export type AdminStats = Answered<Schemas['AdminStats']>;

export type ActivityDay = Answered<Schemas['ActivityDay']>;

export type CheckName = 'database' | 'mail' | 'assistant' | 'payments' | 'disk' | 'import';

export type SystemCheck = Answered<
  Schemas['SystemCheck'],
  { name: CheckName; state: 'fine' | 'attention' | 'off' }
>;

export type SystemSettings = Answered<
  Schemas['SystemSettings'],
  { mode: 'development' | 'production'; mail: 'smtp' | 'files' }
>;

export type SystemStatus = Answered<
  Schemas['SystemStatus'],
  { checks: SystemCheck[]; settings: SystemSettings }
>;

export type Account = Answered<
  Schemas['Account'],
  { role: Role; professional: Answered<Schemas['AccountProfessional']> | null }
>;

type LogStatus = 'grounded' | 'no_match' | 'unavailable';

/** A consultation with its texts masked. */
export type AiLogHead = Answered<Schemas['AiLogHead'], { status: LogStatus; engine: 'builtin' | 'remote' }>;

export type OpenedAiLog = Answered<Schemas['OpenedAiLog'], { status: LogStatus }>;

export const AUDIT_ACTIONS = [
  'ai_log_opened',
  'user_created',
  'premium_set',
  'premium_cleared',
  'professional_verified',
  'professional_unverified',
  'request_hidden',
  'request_shown',
  'case_law_added',
  'case_law_edited',
  'case_law_verified',
  'case_law_withdrawn',
  'case_law_imported',
  'duplicate_settled',
  'note_added',
  'note_edited',
  'note_deactivated',
  'note_reactivated',
  'note_restored',
  'feedback_opened',
  'feedback_reviewed',
  'law_imported',
  'law_edited',
  'law_withdrawn',
  'payment_opened',
  'payment_checked',
  'payment_decision_proposed',
  'payment_decision_confirmed',
  'payment_decision_withdrawn',
  'statement_compared',
  'account_deleted',
  'account_expired',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export type AuditEntry = Answered<Schemas['AuditEntry'], { action: AuditAction }>;
