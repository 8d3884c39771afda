import { paths } from '@/config/paths';

/** Where a conversation lives; `null` is a new one. */
export function conversationHref(id: number | null): string {
  return paths.dashboard.href(id === null ? { tab: 'assistant' } : { tab: 'assistant', conversation: id });
}

/** The conversation that an address names. */
export function conversationIn(query: URLSearchParams): number | null {
  const id = query.get('conversation') ?? '';
  return /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
}

/** Lists of conversations, whatever they are filtered by: they begin like this. */
export const CONVERSATIONS = '/api/ai-conversations?';
