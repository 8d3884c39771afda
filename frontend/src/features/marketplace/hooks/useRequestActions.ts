import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { showToast } from '@/components/feedback/toasts';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { isApiKey } from '@/lib/swr/config';
import { useRefresh } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';

export type RequestAction = 'summary' | 'validate' | 'close' | 'delete';

/** A remote model may take its time over a summary. */
const SUMMARY_MS = 60_000;

async function call(action: RequestAction, id: number): Promise<unknown> {
  const path = `/api/client-requests/${id}`;
  switch (action) {
    case 'summary':
      return http.post<ClientRequest>(`${path}/ai-summary`, {}, { timeoutMs: SUMMARY_MS });
    case 'validate':
      return http.patch<ClientRequest>(`${path}/validate`);
    case 'close':
      return http.patch<ClientRequest>(`${path}/close`);
    case 'delete':
      return http.delete(path);
  }
}

const toasts = {
  summary: {
    title: { key: 'marketplace:toast.summary' },
    description: { key: 'marketplace:toast.summaryText' },
  },
  validate: {
    title: { key: 'marketplace:toast.validated' },
    description: { key: 'marketplace:toast.validatedText' },
  },
  close: { title: { key: 'marketplace:toast.closed' } },
  delete: { title: { key: 'marketplace:toast.deleted' } },
} as const;

/** What a client does with a request of theirs, one thing at a time. */
export function useRequestActions(id: number) {
  const refresh = useRefresh();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState<RequestAction | null>(null);

  const run = async (action: RequestAction): Promise<boolean> => {
    setBusy(action);
    try {
      await call(action, id);
      showToast({ tone: 'success', ...toasts[action] });
      // Of a deleted request only the list is read again.
      if (action === 'delete') await mutate((key) => isApiKey(key) && key[0] === '/api/client-requests');
      else await refresh('/api/client-requests', '/api/proposals');
      return true;
    } catch (error) {
      showToast({
        tone: 'error',
        title: { key: 'marketplace:toast.error' },
        description: apiErrorMessage(error),
      });
      // A conflict means that what is shown is no longer so.
      await refresh('/api/client-requests');
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, run };
}
