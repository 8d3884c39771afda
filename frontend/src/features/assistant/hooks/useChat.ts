import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { announce } from '@/components/feedback/announce';
import { showToast } from '@/components/feedback/toasts';
import type { ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { saveDraft } from '@/lib/storage/drafts';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { User } from '@/types/api';
import type { AnswerStatus } from '@/types/answer';
import type { Feedback } from '@/types/feedback';
import { isQuota, usedUp } from '../model/access';
import { conversationHref, CONVERSATIONS } from '../model/address';
import type { Chats } from '../model/chats';
import type { ChatState, ChatStore, Outcome } from '../model/chatStore';
import { composerKey } from '../model/composerKey';
import type {
  CurrentDraft,
  DocumentDraft,
  EngineStatus,
  OpenedConversation,
  PromptType,
  Usage,
} from '../model/types';

export interface Chat extends ChatState {
  busy: boolean;
  usage: Usage | undefined;
  usageIsComing: boolean;
  engine: EngineStatus | undefined;
  /** The document that the next message goes on with, also one begun before this page was loaded. */
  draft: DocumentDraft | null;
  historyError: ApiError | undefined;
  retryHistory: () => void;
  /** Tells what came of it; `null` without an answer. */
  ask: (question: string, promptType: PromptType | null) => Promise<AnswerStatus | null>;
  retry: (id: string) => Promise<void>;
  remove: (id: string) => void;
  /** Keeps what was said of an answer, or of one of its sources. */
  say: (id: string, sourceKey: string, said: Feedback | null) => void;
  stop: () => void;
  /** Hides a conversation that is kept and begins another; of what is kept nowhere it empties the view. */
  clear: () => Promise<void>;
  undoClear: () => Promise<void>;
  showAgain: () => Promise<void>;
  /** One is being hidden or shown again. */
  isHiding: boolean;
}

/** The conversation that is shown, and what a person may do in it. */
export function useChat(user: User, chats: Chats, store: ChatStore): Chat {
  const { t } = useTranslation('assistant');
  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const read = useApi<OpenedConversation>(state.isGone ? null : store.path);
  const usage = useApi<Usage>('/api/ai-usage');
  const engine = useApi<EngineStatus>('/api/ai-status');
  const draft = useApi<CurrentDraft>('/api/ia/draft');
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [isHiding, setHiding] = useState(false);

  useEffect(() => {
    if (read.data) store.restore(read.data);
  }, [read.data, store]);
  const isUnknown = read.error?.status === 404;
  useEffect(() => {
    if (isUnknown) chats.lose(store);
  }, [isUnknown, chats, store]);

  const hide = async (id: number, isHidden: boolean): Promise<boolean> => {
    setHiding(true);
    try {
      await http.patch(`/api/ai-conversations/${id}`, { isHidden });
    } catch (error) {
      const title = { key: 'assistant:cleared.failed' } as const;
      showToast({ tone: 'error', title, description: apiErrorMessage(error) });
      return false;
    } finally {
      setHiding(false);
    }
    chats.setHidden(id, isHidden);
    void refresh(CONVERSATIONS);
    return true;
  };

  const professional = user.role !== 'client';
  const settle = (outcome: Outcome | null) => {
    if (!outcome) return;
    const { answer, error } = outcome;
    if (answer) {
      void usage.mutate(answer.usage, { revalidate: false });
      void draft.mutate({ documentDraft: answer.documentDraft ?? null }, { revalidate: false });
      if (answer.conversationId !== null) void refresh(CONVERSATIONS);
      if (answer.documentGenerated) {
        showToast({ tone: 'success', title: { key: 'assistant:toast.document' } });
        void refresh('/api/documents');
      }
    }
    if (error) {
      // What the server did before the answer was cut is asked for, not guessed.
      void draft.mutate();
      // Known from now on, whatever was used elsewhere.
      if (isQuota(error)) void usage.mutate(usedUp);
      else if (error.status === 403) void usage.mutate();
      if (error.status === 404 && state.conversationId !== null) chats.lose(store);
      // The session ended: the question waits in the input for after signing in.
      if (error.status === 401) {
        void saveDraft(composerKey(user.id, state.conversationId), outcome.exchange.question);
        showToast({
          tone: 'error',
          title: { key: 'assistant:failed.title' },
          description: apiErrorMessage(error),
        });
      }
    }
  };

  return {
    ...state,
    busy: store.busy,
    usage: usage.data,
    usageIsComing: usage.data === undefined && usage.error === undefined,
    engine: engine.data,
    draft: draft.data?.documentDraft ?? null,
    historyError: read.error,
    retryHistory: () => void read.mutate(),
    ask: async (question, promptType) => {
      const outcome = await store.ask({ question, promptType, professional });
      settle(outcome);
      return outcome?.answer?.status ?? null;
    },
    retry: async (id) => settle(await store.retry(id, professional)),
    remove: (id) => store.remove(id),
    say: (id, sourceKey, said) => store.say(id, sourceKey, said),
    stop: () => store.stop(),
    isHiding,
    clear: async () => {
      const { conversationId } = store.snapshot();
      if (conversationId === null) {
        store.clear();
      } else {
        store.abort();
        if (!(await hide(conversationId, true))) return;
        chats.begin();
        chats.of(null).beginAfter(conversationId);
        await navigate(conversationHref(null));
      }
      announce(t('cleared.title'));
    },
    undoClear: async () => {
      const { hid } = store.snapshot();
      if (hid === null) store.undoClear();
      else if (await hide(hid, false)) {
        store.beginAfter(null);
        await navigate(conversationHref(hid));
      }
    },
    showAgain: async () => {
      if (state.conversationId !== null) await hide(state.conversationId, false);
    },
  };
}
