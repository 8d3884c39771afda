import type { SWRConfiguration } from 'swr';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';

/** Keys are `[path, language]`: what the server wrote in French is not shown to who reads English. */
export type ApiKey = readonly [path: string, language: string];

export function isApiKey(key: unknown): key is ApiKey {
  return Array.isArray(key) && key.length === 2 && typeof key[0] === 'string' && key[0].startsWith('/api/');
}

const MAX_RETRIES = 2;

/** No focus or timer refetch (product.md §7): data changes by the person's own actions and by server events. */
export const swrConfig: SWRConfiguration = {
  fetcher: ([path]: ApiKey) => http.get(path),
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: true,
  refreshInterval: 0,
  onErrorRetry: (error, _key, _config, revalidate, { retryCount }) => {
    if (isApiError(error) && error.status >= 400 && error.status < 500) return;
    if (retryCount > MAX_RETRIES) return;
    setTimeout(() => void revalidate({ retryCount }), 2_000 * retryCount);
  },
};
