import useSWR from 'swr';
import type { ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import type { DocumentLanguage, Preview } from '../model/types';
import { useDebounced } from '@/lib/hooks/useDebounced';

const REST_MS = 600;

/** The text so far, asked for when the typing rests; the last one stays until the next has come. */
export function usePreview(
  templateId: string,
  parameters: Record<string, string>,
  language: DocumentLanguage,
) {
  const wanted = useDebounced(JSON.stringify({ documentType: templateId, parameters, language }), REST_MS);
  return useSWR<Preview, ApiError>(
    ['preview', wanted],
    () => http.post<Preview>('/api/ia/preview-doc', JSON.parse(wanted)),
    { keepPreviousData: true, revalidateIfStale: false, shouldRetryOnError: false },
  );
}
