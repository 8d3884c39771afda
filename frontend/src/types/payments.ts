/** Buying Premium as the API answers it (docs/API.md, "Payments"). */
import type { Answered, Schemas } from './api';

export const PLANS = ['monthly', 'annual'] as const;
export type Plan = (typeof PLANS)[number];

export const PAYMENT_METHODS = ['mtn_momo', 'orange_money'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const PAYMENT_STATUSES = ['pending', 'succeeded', 'failed', 'expired'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

export const PAYMENT_STATES = [
  'created',
  'submitting',
  'awaiting_customer',
  'unknown',
  'manual_review',
  'succeeded',
  'rejected',
  'failed',
  'expired',
  'refunded',
] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

interface PaymentCodes {
  plan: Plan;
  paymentMethod: PaymentMethod;
  status: PaymentStatus;
  step: 'sending' | 'waiting' | 'checking' | 'review' | null;
}

export type Payment = Answered<Schemas['Payment'], PaymentCodes>;

export type PlanOption = Answered<Schemas['PaymentPlan'], { plan: Plan }>;

export type MethodOption = Answered<Schemas['PaymentMethodOption'], { paymentMethod: PaymentMethod }>;

export type PaymentOptions = Answered<
  Schemas['PaymentOptions'],
  { plans: PlanOption[]; methods: MethodOption[] }
>;

/** A payment as an administrator sees it. */
export type AdminPayment = Payment & {
  userId: number;
  userName: string | null;
  state: PaymentState;
  channel: string;
  providerCode: string | null;
  isLate: boolean;
  checks: number;
  nextCheckAt: string | null;
};

export const PAYMENT_SOURCES = [
  'person',
  'worker',
  'submission',
  'query',
  'callback',
  'clock',
  'admin',
  'statement',
] as const;

export type PaymentEvent = Answered<
  Schemas['PaymentEvent'],
  { source: (typeof PAYMENT_SOURCES)[number]; from: PaymentState; to: PaymentState }
>;

/** The accounts of the ledger. */
export const ACCOUNTS = ['operator:mtn_momo', 'operator:orange_money', 'income:premium', 'suspense'] as const;
type Account = (typeof ACCOUNTS)[number];

export type PaymentDecision = Answered<
  Schemas['PaymentDecision'],
  { decision: 'succeeded' | 'failed' | 'refunded'; status: 'proposed' | 'confirmed' | 'withdrawn' }
>;

export type AdminPaymentDetail = AdminPayment & {
  events: PaymentEvent[];
  ledger: Answered<Schemas['PaymentLedgerEntry'], { debit: Account; credit: Account }>[];
  decisions: PaymentDecision[];
  callbacks: number;
  callbackCopies: number;
};

export const FINDINGS = [
  'unknown_to_us',
  'not_succeeded',
  'other_amount',
  'paid_twice',
  'unknown_to_operator',
  'paid_without_grant',
  'grant_without_paid',
  'ledger_differs',
  'premium_differs',
  'unreadable_line',
  'unclear_status',
  'several_payments',
] as const;

export type PaymentFinding = Answered<Schemas['PaymentFinding'], { kind: (typeof FINDINGS)[number] }>;

export type PaymentComparison = Answered<
  Schemas['PaymentComparison'],
  { paymentMethod: PaymentMethod | null; findings: PaymentFinding[] }
>;

export type PaymentBooks = Answered<
  Schemas['PaymentBooks'],
  {
    states: Answered<Schemas['PaymentCount'], { state: PaymentState }>[];
    accounts: Answered<Schemas['PaymentAccount'], { account: Account }>[];
    findings: PaymentFinding[];
    comparisons: PaymentComparison[];
  }
>;

export type StatementResult = Answered<Schemas['PaymentStatementResult'], { findings: PaymentFinding[] }>;
