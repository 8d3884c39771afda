import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError, isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { isApiKey } from '@/lib/swr/config';
import type { Access } from '@/types/anonymous';
import { heldKey, holdOpening, setOpening, showLink, useOpeningState, type Opening } from '../model/opening';
import type { Key } from '../model/words';

/** Everything that is read through an access. */
export const ACCESS_CALLS = '/api/anonymous-';

/** Empties what was read through an access; what is on the page may be read anew at once. */
export function useForget(): (revalidate: boolean) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (revalidate) =>
    mutate((key) => isApiKey(key) && key[0].startsWith(ACCESS_CALLS), undefined, { revalidate });
}

export interface OpeningActions {
  opening: Opening;
  /** Throws what the server refused of typed words; a link's failure becomes a state of the page. */
  open: (key: Key) => Promise<void>;
  retry: () => void;
  /** Ends the access in this browser. */
  close: () => Promise<void>;
  /** Erases the request of the opened link, also after its end. */
  erase: () => Promise<void>;
}

export function useOpening(): OpeningActions {
  const opening = useOpeningState();
  const forget = useForget();
  useEffect(holdOpening, []);

  const open = async (key: Key): Promise<void> => {
    const isLink = 'accessToken' in key;
    if (isLink) setOpening({ state: 'opening' }, key);
    try {
      const { handle } = await http.post<Access>('/api/anonymous-open', key);
      showLink(handle);
      // What another link showed before is not this one's.
      await forget(true);
      setOpening({ state: 'current' });
    } catch (failure) {
      if (!isLink) throw failure;
      const error = isApiError(failure) ? failure : ApiError.local('unexpected');
      if (error.category === 'notFound' || error.category === 'invalid') setOpening({ state: 'invalid' });
      else setOpening({ state: 'failed', error }, key);
    }
  };

  return {
    opening,
    open,
    retry: () => {
      const key = heldKey();
      if (key !== null) void open(key);
    },
    close: async () => {
      await http.post('/api/anonymous-leave');
      setOpening({ state: 'closed' });
      await forget(false);
    },
    erase: async () => {
      await http.delete('/api/anonymous-request/current');
      setOpening({ state: 'erased' });
      await forget(false);
    },
  };
}
