import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { chatsKey } from '@/lib/answer/chatsKey';
import { http } from '@/lib/http/client';
import { readDraft } from '@/lib/storage/drafts';
import { Chats } from '../model/chats';
import type { LoggedAnswer } from '../model/types';
import { keepUnsent, readUnsent, unsentKey } from '../model/unsent';

/** The page was closed before the answer to a new conversation came: the server may have had the question all the same. */
async function lastAsked(): Promise<string | undefined> {
  try {
    const [last] = await http.get<LoggedAnswer[]>('/api/ai-logs?scope=all&limit=1');
    return last?.prompt;
  } catch {
    return undefined;
  }
}

/** A question without an answer outlives the page: it is said to be kept. */
function useUnsent(chats: Chats, userId: number): void {
  useEffect(() => {
    if (chats.unsent !== null) return;
    let current = true;
    void readDraft(unsentKey(userId)).then(async (kept) => {
      if (!current) return;
      const unsent = readUnsent(kept);
      chats.bringBack(unsent);
      if (unsent.every(({ conversation }) => conversation !== null)) return;
      const asked = await lastAsked();
      if (asked !== undefined) chats.of(null).drop(asked);
    });
    return () => {
      current = false;
    };
  }, [chats, userId]);
  useEffect(() => {
    let last = JSON.stringify(chats.unsent);
    return chats.subscribe(() => {
      const { unsent } = chats;
      const next = JSON.stringify(unsent);
      if (unsent === null || next === last) return;
      last = next;
      void keepUnsent(userId, unsent);
    });
  }, [chats, userId]);
}

export function useChats(userId: number): Chats {
  const [fresh] = useState(() => new Chats());
  // Kept in SWR's memory: it survives a change of tab and goes at sign-out with everything else.
  const { data: kept, mutate: keep } = useSWR<Chats>(chatsKey(userId), null);
  const chats = kept ?? fresh;
  useEffect(() => {
    if (kept === undefined) void keep(fresh, { revalidate: false });
  }, [kept, keep, fresh]);
  useUnsent(chats, userId);
  return chats;
}
