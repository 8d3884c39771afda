import { useEffect } from 'react';
import { isApiError } from '@/lib/http/ApiError';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { Access, AnonymousMessage, AnonymousProposal, AnonymousRequest } from '@/types/anonymous';

export const ACCESS = '/api/anonymous-access/current';
export const REQUEST = '/api/anonymous-request/current';
export const PROPOSALS = '/api/anonymous-proposals/current';
export const MESSAGES = '/api/anonymous-messages/current';

/** The link opened in this browser is no longer the way in: it was closed, has ended, or the request is gone. */
export function isEnded(error: unknown): boolean {
  return isApiError(error) && (error.status === 404 || error.status === 410);
}

/** The opened link's own record. */
export function useAccess(isOpen: boolean) {
  return useApi<Access>(isOpen ? ACCESS : null);
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
