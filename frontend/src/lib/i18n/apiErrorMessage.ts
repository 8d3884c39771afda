import { isApiError } from '@/lib/http/ApiError';
import type { Message } from './message';

/** What a person reads about a failed call: the server's sentence when it wrote one, else the category's. */
export function apiErrorMessage(error: unknown): Message {
  if (!isApiError(error)) return { key: 'common:errors.unexpected' };
  if (error.hasServerMessage) return { text: error.message };
  return { key: `common:errors.${error.category}` };
}
