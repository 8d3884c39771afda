import { useRef } from 'react';
import { isApiError } from '@/lib/http/ApiError';
import { newKey } from '@/lib/newKey';

/** What the server answers a repeat of: whoever presses again after it asks anew. */
const REFUSALS = [403, 404, 409, 410];

/**
 * A key for a call that must not run twice: the same one while the same thing is sent, after a lost answer too. A refusal was an answer: `failed`
 * takes every error of the call, and the next one gets another key.
 */
export function useCallKey(): { keyOf: (body: unknown) => string; failed: (error: unknown) => void } {
  const last = useRef<{ sent: string; key: string } | null>(null);
  return {
    keyOf: (body) => {
      const sent = JSON.stringify(body);
      if (last.current?.sent !== sent) last.current = { sent, key: newKey() };
      return last.current.key;
    },
    failed: (error) => {
      // The first one still runs, under this key.
      if (!isApiError(error) || error.code === 'repeat_running') return;
      if (REFUSALS.includes(error.status)) last.current = null;
    },
  };
}
