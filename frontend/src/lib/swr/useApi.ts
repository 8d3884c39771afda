import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { useLanguage } from '@/lib/i18n/useLanguage';
import type { ApiError } from '@/lib/http/ApiError';
import { isApiKey, readApi, type ApiKey } from './config';

/** Reads a path of the API in the person's language; `null` waits. */
export function useApi<T>(
  path: string | null,
  options?: SWRConfiguration<T, ApiError>,
): SWRResponse<T, ApiError> {
  const { language } = useLanguage();
  const key: ApiKey | null = path === null ? null : [path, language];
  return useSWR<T, ApiError>(key, readApi<T>, options);
}

/** Refreshes everything read from paths that start with one of these, in whatever language it was read. */
export function useRefresh(): (...prefixes: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...prefixes) => {
    await mutate((key) => isApiKey(key) && prefixes.some((prefix) => key[0].startsWith(prefix)));
  };
}
