import type { User } from '@/types/api';

/** Police, gendarmerie and administration write documents as part of their service; the others with Premium. */
export function mayGenerate(user: Pick<User, 'role' | 'isPremium'>): boolean {
  return user.isPremium || user.role === 'policier' || user.role === 'gendarme' || user.role === 'admin';
}
