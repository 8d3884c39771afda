import type { ApiError } from '@/lib/http/ApiError';
import type { User } from '@/types/api';
import type { Usage } from './types';

/** What a person may ask now (decisions §14): without limit, n of the month's free ones, or none until the month ends. */
export type Access =
  | { kind: 'unlimited'; premium: boolean }
  | { kind: 'unknown' }
  | { kind: 'free'; used: number; limit: number; resetsAt: string }
  | { kind: 'exhausted'; limit: number; resetsAt: string };

export function accessOf(user: Pick<User, 'role' | 'isPremium'>, usage: Usage | undefined): Access {
  if (user.isPremium || user.role === 'admin') return { kind: 'unlimited', premium: user.isPremium };
  if (usage === undefined) return { kind: 'unknown' };
  const { used, limit, resetsAt } = usage;
  if (limit === null) return { kind: 'unlimited', premium: true };
  return used < limit ? { kind: 'free', used, limit, resetsAt } : { kind: 'exhausted', limit, resetsAt };
}

/** The month's free questions are used up; also said by an event within an answer, which has no status of its own. */
export function isQuota(error: ApiError | null): boolean {
  return error?.code === 'quota_exhausted';
}

/** The same month with nothing left of it. */
export function usedUp(usage: Usage | undefined): Usage | undefined {
  return usage?.limit == null ? usage : { ...usage, used: usage.limit };
}

export type Exhausted = Access & { kind: 'exhausted' };
