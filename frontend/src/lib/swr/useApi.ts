import { useState } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { useLanguage } from '@/lib/i18n/useLanguage';
import type { ApiError } from '@/lib/http/ApiError';
import { isApiKey, readApi, type ApiKey } from './config';

/**
 * Reads a path of the API in the person's language; `null` waits. After a change of language what was there stays until
 * the other language has come: a page that vanished would take along what is being typed into it.
 */
export function useApi<T>(
  path: string | null,
  options?: SWRConfiguration<T, ApiError>,
  read: (key: ApiKey) => Promise<T> = readApi,
): SWRResponse<T, ApiError> {
  const { language } = useLanguage();
  const key: ApiKey | null = path === null ? null : [path, language];
  const [shown, setShown] = useState<string | null>(null);
  const answer = useSWR<T, ApiError>(key, read, { keepPreviousData: shown === path, ...options });
  if (answer.data !== undefined && shown !== path) setShown(path);
  return answer;
}

/** Refreshes everything read from paths that start with one of these, in whatever language it was read. */
export function useRefresh(): (...prefixes: string[]) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (...prefixes) => {
    await mutate((key) => isApiKey(key) && prefixes.some((prefix) => key[0].startsWith(prefix)));
  };
}
