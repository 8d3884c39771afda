import { http } from '@/lib/http/client';
import { isApiError } from '@/lib/http/ApiError';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Message } from '@/lib/i18n/message';
import type { CaseLaw } from '@/types/caseLaw';

/** Why decisions were not verified, by their ids. */
export type Refusals = ReadonlyMap<number, Message>;

/** After one of these the next call has no better prospects. */
const HOPELESS = ['offline', 'timeout', 'unauthenticated', 'forbidden', 'rateLimited', 'busy'];

function reasonOf(error: unknown): Message {
  const missing = isApiError(error) ? Object.values(error.fields) : [];
  return missing.length > 0 ? { text: missing.join(' ') } : apiErrorMessage(error);
}

/**
 * One after the other, each in a call of its own: each keeps the rules, is held to the revision that was looked at, and leaves
 * its trace under the name of whoever verified it. What `isStopped` came before is neither verified nor refused.
 */
export async function verifyEach(
  decisions: readonly CaseLaw[],
  onDone: (count: number) => void,
  isStopped: () => boolean,
): Promise<{ verified: number; refusals: Refusals }> {
  const refusals = new Map<number, Message>();
  let verified = 0;
  for (const [at, { id, revision }] of decisions.entries()) {
    if (isStopped()) break;
    try {
      await http.post(`/api/admin/jurisprudence/${id}/verify`, { revision });
      verified += 1;
    } catch (error) {
      const left = isApiError(error) && HOPELESS.includes(error.category) ? decisions.slice(at) : [{ id }];
      for (const each of left) refusals.set(each.id, reasonOf(error));
      if (left.length > 1) break;
    }
    onDone(at + 1);
  }
  return { verified, refusals };
}
