/** What a notice makes old, by the beginning of its kind: the paths to read anew. */
const BY_KIND: readonly (readonly [start: string, paths: readonly string[]])[] = [
  ['request_', ['/api/client-requests']],
  ['proposal_selected', ['/api/proposals', '/api/client-requests', '/api/conversations', '/api/cases']],
  ['proposal_', ['/api/proposals', '/api/client-requests']],
  ['deadline_', ['/api/proposals']],
  ['message_', ['/api/conversations']],
  ['case_', ['/api/cases']],
  ['appointment_', ['/api/appointments']],
  ['payment_', ['/api/payments', '/api/payment-options', '/api/admin/payments']],
  ['test_payment_', ['/api/payments', '/api/payment-options', '/api/admin/payments']],
  ['rating_', ['/api/professionals', '/api/proposals']],
  ['import_', ['/api/admin/jurisprudence', '/api/admin/system']],
];

/** The paths to read anew after a notice of this kind; the list of notices always. */
export function pathsConcerned(kind: string): string[] {
  const found = BY_KIND.find(([start]) => kind.startsWith(start));
  return ['/api/notices', ...(found?.[1] ?? [])];
}

/** What may have changed unseen while the line was down. */
export const AFTER_A_GAP = [
  '/api/notices',
  '/api/conversations',
  '/api/messages',
  '/api/appointments',
  '/api/proposals',
  '/api/client-requests',
] as const;
