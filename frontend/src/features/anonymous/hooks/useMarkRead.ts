import { useEffect } from 'react';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AnonymousMessage } from '@/types/anonymous';
import { ACCESS, MESSAGES } from './useAccess';

/** What is on the screen counts as read, once somebody looks at it. */
export function useMarkRead(messages: readonly AnonymousMessage[]): void {
  const refresh = useRefresh();
  const newest = messages.findLast((message) => !message.fromVisitor && !message.isRead)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    let done = false;
    const mark = () => {
      if (done || document.visibilityState === 'hidden') return;
      done = true;
      http.post('/api/anonymous-messages/current/read').then(
        () => void refresh(ACCESS, MESSAGES),
        // Read marks are no matter to interrupt anyone for: the next visit tries again.
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
    // `refresh` is made anew at each render; only a newer message is a reason to mark again.
  }, [newest]);
}
