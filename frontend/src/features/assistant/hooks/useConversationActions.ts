import { useState } from 'react';
import { showToast } from '@/components/feedback/toasts';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useCurrentUser } from '@/lib/session/useSession';
import { removeDraft } from '@/lib/storage/drafts';
import { useRefresh } from '@/lib/swr/useApi';
import { CONVERSATIONS } from '../model/address';
import type { Chats } from '../model/chats';
import { composerKey } from '../model/composerKey';
import type { ConversationRow } from '../model/types';

/** What is done with a conversation from its row. `place` takes the focus of a row that left the list. */
export function useConversationActions(chats: Chats, place: string) {
  const user = useCurrentUser();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const done = async () => {
    await refresh(CONVERSATIONS);
    restoreFocus(place);
  };
  const attempt = async (action: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      return true;
    } catch (error) {
      const title = { key: 'assistantList:toast.failed' } as const;
      showToast({ tone: 'error', title, description: apiErrorMessage(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const setHidden = async ({ id }: ConversationRow, isHidden: boolean) => {
    await http.patch(`/api/ai-conversations/${id}`, { isHidden });
    chats.setHidden(id, isHidden);
    await done();
  };

  return {
    busy,
    rename: async ({ id }: ConversationRow, title: string) => {
      await http.patch(`/api/ai-conversations/${id}`, { title });
      await refresh(CONVERSATIONS);
    },
    hide: (row: ConversationRow, isHidden: boolean) =>
      attempt(async () => {
        await setHidden(row, isHidden);
        showToast({
          tone: 'success',
          title: { key: isHidden ? 'assistantList:toast.hidden' : 'assistantList:toast.shown' },
          description: { text: row.title },
          action: {
            label: { key: 'assistantList:toast.undo' },
            run: () => void attempt(() => setHidden(row, !isHidden)),
          },
        });
      }),
    /** `leave` goes away from it first, where it is open. */
    erase: (row: ConversationRow, leave: () => void) =>
      attempt(async () => {
        await http.delete(`/api/ai-conversations/${row.id}`);
        leave();
        chats.forget(row.id);
        await removeDraft(composerKey(user.id, row.id));
        showToast({ tone: 'success', title: { key: 'assistantList:toast.erased' } });
        await done();
      }),
  };
}
