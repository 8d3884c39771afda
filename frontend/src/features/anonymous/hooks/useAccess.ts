import { useEffect, useState } from 'react';
import { isApiError } from '@/lib/http/ApiError';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import { showFirstLink } from '../model/opening';
import type { Access, AnonymousMessage, AnonymousProposal, AnonymousRequest } from '@/types/anonymous';

export const ACCESS = '/api/anonymous-access/current';
export const REQUEST = '/api/anonymous-request/current';
export const PROPOSALS = '/api/anonymous-proposals/current';
export const MESSAGES = '/api/anonymous-messages/current';

/** The link opened in this browser is no longer the way in: it was closed, has ended, or the request is gone. */
export function isEnded(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

/** A little more than the half hour after which the server closes an access that is not used. */
const UNUSED_MS = 31 * 60_000;

/** The opened link's own record. A page left open asks again when its time is over, and shows nothing more then. */
export function useAccess(isOpen: boolean) {
  const [readAt, setReadAt] = useState(0);
  const access = useApi<Access>(isOpen ? ACCESS : null, {
    onSuccess: ({ handle }) => {
      showFirstLink(handle);
      setReadAt(Date.now());
    },
  });
  const { mutate } = access;
  useEffect(() => {
    if (readAt === 0) return;
    const timer = setTimeout(() => void mutate(), UNUSED_MS);
    return () => clearTimeout(timer);
  }, [readAt, mutate]);
  return access;
}

/** Who leaves the page leaves nothing of it in memory: the next one at this device may press Back. */
export function useForgetOnLeave(forget: () => Promise<unknown>): void {
  useEffect(
    // Where the whole application goes at the same moment, its memory has gone already.
    () => () => void forget().catch(() => undefined),
    // Only when the page is left.
    [],
  );
}

/** What stands behind an access that holds. */
export function useContent(access: Access | undefined) {
  const isOpen = access !== undefined && !access.isExpired;
  return {
    request: useApi<AnonymousRequest>(isOpen ? REQUEST : null),
    proposals: useApi<AnonymousProposal[]>(isOpen ? PROPOSALS : null),
  };
}

export function useMessages(isSelected: boolean) {
  return useApi<AnonymousMessage[]>(isSelected ? MESSAGES : null);
}

/** When the content is refused, the record says why: it expired a moment ago, or it is gone. */
export function useEnding(hasEnded: boolean): void {
  const refresh = useRefresh();
  useEffect(() => {
    if (hasEnded) void refresh(ACCESS);
    // `refresh` is made anew at each render.
  }, [hasEnded]);
}
