import type { MailTopic } from '@/types/account';
import type { Role } from '@/types/role';

export const SECTIONS = ['account', 'password', 'sessions', 'mails', 'data', 'delete'] as const;
export type Section = (typeof SECTIONS)[number];

/** What somebody of this role is ever mailed about. */
export function topicsOf(role: Role): readonly MailTopic[] {
  switch (role) {
    case 'client':
      return ['proposals', 'messages', 'deadlines', 'appointments', 'cases', 'premium'];
    case 'avocat':
    case 'huissier':
      return ['new_requests', 'proposals', 'messages', 'appointments', 'cases', 'verification', 'premium'];
    case 'policier':
    case 'gendarme':
      return ['cases', 'premium'];
    case 'admin':
      return ['cases'];
  }
}

/** What becomes of what somebody of this role leaves (decision 0015). */
export function remainsOf(role: Role) {
  const isClient = role === 'client';
  const isProfessional = role === 'avocat' || role === 'huissier';
  return {
    erased: [
      'account',
      'logs',
      'documents',
      ...(isClient ? (['requests', 'comments'] as const) : []),
      ...(isProfessional ? (['profile', 'proposals'] as const) : []),
      'cases',
    ] as const,
    kept: [
      ...(isClient ? (['requests', 'stars'] as const) : []),
      ...(isProfessional ? (['mandates'] as const) : []),
      'cases',
      ...(isClient || isProfessional ? (['appointments'] as const) : []),
      'payments',
      'audit',
    ] as const,
  };
}
