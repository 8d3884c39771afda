import useSWR, { type SWRResponse } from 'swr';
import type { ApiError } from '@/lib/http/ApiError';
import { readPage, type Page } from '@/lib/http/readPage';
import { useLanguage } from '@/lib/i18n/useLanguage';
import type { ApiKey } from './config';

/** Reads a part of a list; the part before stays on screen until the next has come. */
export function usePage<T>(path: string): SWRResponse<Page<T>, ApiError> {
  const { language } = useLanguage();
  return useSWR<Page<T>, ApiError>(
    [path, language] satisfies ApiKey,
    ([address]: ApiKey) => readPage<T>(address),
    { keepPreviousData: true },
  );
}
