/** The in-app notices of the contract (docs/API.md, "Notices"). */

export const NOTICE_KINDS = [
  'request_published',
  'proposal_received',
  'proposal_selected',
  'proposal_not_selected',
  'proposal_refused',
  'proposal_restored',
  'proposal_request_closed',
  'professional_left',
  'message_received',
  'deadline_soon',
  'deadline_passed',
  'request_idle',
  'request_closed',
  'appointment_requested',
  'appointment_confirmed',
  'appointment_declined',
  'appointment_cancelled',
  'appointment_reminder',
  'case_event_soon',
  'rating_received',
  'verification_decided',
  'import_finished',
  'payment_succeeded',
  'test_payment_succeeded',
  'payment_failed',
  'test_payment_failed',
  'payment_waiting',
  'test_payment_waiting',
  'payment_refunded',
  'test_payment_refunded',
  'payment_to_decide',
  'test_payment_to_decide',
  'merchant_refused',
  'test_merchant_refused',
  'operator_down',
  'paid_without_account',
  'test_paid_without_account',
  'books_disagree',
  'test_books_disagree',
  'premium_ending',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface Notice {
  id: number;
  /** One of `NOTICE_KINDS`, or one this version does not know yet. */
  kind: string;
  params: Record<string, unknown>;
  link: string;
  isRead: boolean;
  createdAt: string;
}

export interface NoticeList {
  items: Notice[];
  unreadCount: number;
}
