import { useEffect, useState } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { isApiError, type ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import type { ApiKey } from '@/lib/swr/config';
import type { Message } from '@/types/messages';
import { mergeMessages, PAGE } from '../model/thread';
import type { Outbox } from '../model/outbox';

interface Thread {
  messages: Message[];
  /** Older messages wait on the server. */
  hasOlder: boolean;
}

export interface LoadedThread {
  thread: Thread | undefined;
  error: ApiError | undefined;
  retry: () => void;
  loadOlder: () => Promise<void>;
  loadingOlder: boolean;
  olderError: ApiError | undefined;
}

function pageOf(requestId: number, before?: number): Promise<Message[]> {
  const older = before === undefined ? '' : `&before=${before}`;
  return http.get<Message[]>(`/api/messages?requestId=${requestId}&limit=${PAGE}${older}`);
}

/**
 * The newest page over what is known. After a long absence it goes back page by page until both meet, so that no
 * message is left out between them.
 */
async function refreshed(requestId: number, known: Thread | undefined): Promise<Thread> {
  const page = await pageOf(requestId);
  let fresh = mergeMessages([], page);
  if (!known) return { messages: fresh, hasOlder: page.length === PAGE };
  const last = known.messages[known.messages.length - 1]?.id ?? 0;
  let full = page.length === PAGE;
  for (
    let oldest = fresh[0];
    full && oldest !== undefined && oldest.id > last && last > 0;
    oldest = fresh[0]
  ) {
    const more = await pageOf(requestId, oldest.id);
    full = more.length === PAGE;
    fresh = mergeMessages(more, fresh);
  }
  return { messages: mergeMessages(known.messages, fresh), hasOlder: known.hasOlder };
}

/** A conversation's messages: read once, then kept up to date by events and by what is sent from here. */
export function useThread(requestId: number, outbox: Outbox): LoadedThread {
  const { cache } = useSWRConfig();
  // What people wrote is the same in both languages.
  const key: ApiKey = [`/api/messages?requestId=${requestId}`, '*'];
  const { data, error, mutate } = useSWR<Thread, ApiError>(key, () =>
    refreshed(requestId, cache.get(unstable_serialize(key))?.data as Thread | undefined),
  );
  const [loadingOlder, setLoadingOlder] = useState(false);
  const [olderError, setOlderError] = useState<ApiError>();

  useEffect(
    () =>
      outbox.onSent((message) => {
        if (message.requestId !== requestId) return;
        // Read anew afterwards, too: a refresh under way at this moment is dropped by the change.
        void mutate((thread) => thread && { ...thread, messages: mergeMessages(thread.messages, [message]) });
      }),
    [outbox, requestId, mutate],
  );

  const loadOlder = async () => {
    const oldest = data?.messages[0];
    if (!oldest || loadingOlder) return;
    setLoadingOlder(true);
    setOlderError(undefined);
    try {
      const page = await pageOf(requestId, oldest.id);
      await mutate(
        (thread) =>
          thread && { messages: mergeMessages(page, thread.messages), hasOlder: page.length === PAGE },
      );
    } catch (failure) {
      if (isApiError(failure)) setOlderError(failure);
    } finally {
      setLoadingOlder(false);
    }
  };

  return { thread: data, error, retry: () => void mutate(), loadOlder, loadingOlder, olderError };
}
