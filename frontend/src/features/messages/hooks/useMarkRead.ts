import { useEffect } from 'react';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { Message } from '@/types/messages';
import { newestUnread } from '../model/thread';

/** What is on the screen counts as read, once somebody looks at it. */
export function useMarkRead(requestId: number, messages: readonly Message[], userId: number): void {
  const refresh = useRefresh();
  const newest = newestUnread(messages, userId)?.id;
  useEffect(() => {
    if (newest === undefined) return;
    let done = false;
    const mark = () => {
      if (done || document.visibilityState === 'hidden') return;
      done = true;
      http.patch(`/api/messages/${newest}/read`).then(
        () => void refresh(`/api/messages?requestId=${requestId}`, '/api/conversations', '/api/notices'),
        // Read marks are no matter to interrupt anyone for: the next message or visit tries again.
        () => undefined,
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
    // `refresh` is made anew at each render; only a newer message is a reason to mark again.
  }, [newest, requestId]);
}
