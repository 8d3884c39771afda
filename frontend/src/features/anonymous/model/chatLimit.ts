import { isApiError } from '@/lib/http/ApiError';

/** Free messages of a visitor (product.md §9); the server counts them. */
export const CHAT_LIMIT = 10;

/** From this many left on the person is told. */
export const WARN_FROM = 2;

/** Characters of one message. */
export const QUESTION_MAX = 4_000;

const WORDS = /Limite de messages atteinte|Message limit reached/;

export function isLimitError(error: unknown): boolean {
  return isApiError(error) && (error.code === 'message_limit_reached' || WORDS.test(error.message));
}
