import type { SWRConfiguration } from 'swr';
import { http } from '@/lib/http/client';

/** Keys are `[path, language]`: what the server wrote in French is not shown to who reads English. */
export type ApiKey = readonly [path: string, language: string];

export function isApiKey(key: unknown): key is ApiKey {
  return Array.isArray(key) && key.length === 2 && typeof key[0] === 'string' && key[0].startsWith('/api/');
}

/** How a path of the API is read. Not SWR's default reader: keys that only keep something in memory have none. */
export function readApi<T>([path]: ApiKey): Promise<T> {
  return http.get<T>(path);
}

/**
 * No focus or timer refetch and no retry (product.md §7): data changes by the person's own actions and by server
 * events, and an error is shown at once with a button to try again.
 */
export const swrConfig: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: true,
  refreshInterval: 0,
  shouldRetryOnError: false,
};
