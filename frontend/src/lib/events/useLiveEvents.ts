import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { isApiKey } from '@/lib/swr/config';
import { AFTER_A_GAP, pathsConcerned } from './concerned';
import { listenToEvents } from './listen';

/** Keeps what is on the screen up to date by the server's events, as long as the component stands. */
export function useLiveEvents(): void {
  const { mutate } = useSWRConfig();
  useEffect(() => {
    if (typeof EventSource === 'undefined') return;
    const refresh = (paths: readonly string[]) =>
      void mutate((key) => isApiKey(key) && paths.some((path) => key[0].startsWith(path)));
    return listenToEvents({
      onNotice: ({ kind }) => refresh(pathsConcerned(kind)),
      onMessage: ({ requestId }) => {
        void mutate(
          (key) =>
            isApiKey(key) &&
            (key[0].startsWith('/api/conversations') || key[0] === `/api/messages?requestId=${requestId}`),
        );
      },
      onResume: () => refresh(AFTER_A_GAP),
    });
  }, [mutate]);
}
