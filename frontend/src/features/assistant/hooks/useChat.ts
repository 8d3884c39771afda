import { useEffect, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { showToast } from '@/components/feedback/toasts';
import type { ApiError } from '@/lib/http/ApiError';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Message } from '@/lib/i18n/message';
import { saveDraft } from '@/lib/storage/drafts';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { User } from '@/types/api';
import type { Feedback } from '@/types/feedback';
import { ChatStore, type ChatState, type Outcome } from '../model/chatStore';
import { composerKey } from '../model/composerKey';
import type {
  CurrentDraft,
  DocumentDraft,
  EngineStatus,
  LoggedAnswer,
  PromptType,
  Usage,
} from '../model/types';

/** How many past exchanges come back (product.md §9). */
const RESTORED = 10;

export interface Chat extends ChatState {
  busy: boolean;
  usage: Usage | undefined;
  usageIsComing: boolean;
  engine: EngineStatus | undefined;
  /** The document that the next message goes on with, also one begun before this page was loaded. */
  draft: DocumentDraft | null;
  historyError: ApiError | undefined;
  retryHistory: () => void;
  ask: (question: string, promptType: PromptType | null) => Promise<void>;
  retry: (id: string) => Promise<void>;
  remove: (id: string) => void;
  /** Keeps what was said of an answer, or of one of its sources. */
  say: (id: string, sourceKey: string, said: Feedback | null) => void;
  stop: () => void;
  clear: () => void;
  undoClear: () => void;
  unlock: () => void;
}

/** The server's sentence, what the browser knows, else that the consultation failed (product.md §8). */
function professionalFailure(error: ApiError): Message {
  const isVague = !error.hasServerMessage && (error.category === 'server' || error.category === 'unexpected');
  return isVague ? { key: 'assistant:toast.failedProfessionalText' } : apiErrorMessage(error);
}

export function useChat(user: User): Chat {
  const [fresh] = useState(() => new ChatStore());
  // Kept in SWR's memory: it survives a change of tab and goes at sign-out with everything else.
  const { data: kept, mutate: keep } = useSWR<ChatStore>(`chat-${user.id}`, null);
  const store = kept ?? fresh;
  useEffect(() => {
    if (kept === undefined) void keep(fresh, { revalidate: false });
  }, [kept, keep, fresh]);

  const state = useSyncExternalStore(store.subscribe, store.snapshot);
  const logs = useApi<LoggedAnswer[]>(state.restored ? null : `/api/ai-logs?scope=all&limit=${RESTORED}`);
  const usage = useApi<Usage>('/api/ai-usage');
  const engine = useApi<EngineStatus>('/api/ai-status');
  const draft = useApi<CurrentDraft>('/api/ia/draft');
  const refresh = useRefresh();

  useEffect(() => {
    if (logs.data) store.restore(logs.data);
  }, [logs.data, store]);

  const professional = user.role !== 'client';
  const settle = (outcome: Outcome | null) => {
    if (!outcome) return;
    const { answer, error } = outcome;
    if (answer) {
      void usage.mutate(answer.usage, { revalidate: false });
      void draft.mutate({ documentDraft: answer.documentDraft ?? null }, { revalidate: false });
      if (professional && !answer.documentGenerated && answer.status === 'grounded') {
        showToast({
          tone: 'success',
          title: { key: 'assistant:toast.analysed' },
          description: { key: 'assistant:toast.analysedText' },
        });
      }
      if (answer.documentGenerated) {
        showToast({ tone: 'success', title: { key: 'assistant:toast.document' } });
        void refresh('/api/documents');
      }
    }
    if (error) {
      showToast({
        tone: 'error',
        title: { key: professional ? 'assistant:toast.failedProfessional' : 'assistant:toast.failed' },
        description: professional ? professionalFailure(error) : apiErrorMessage(error),
      });
      // What the server did before the answer was cut is asked for, not guessed.
      void draft.mutate();
      if (error.status === 403) void usage.mutate();
      // The session ended: the question waits in the input for after signing in.
      if (error.status === 401) void saveDraft(composerKey(user.id), outcome.exchange.question);
    }
  };

  return {
    ...state,
    busy: store.busy,
    usage: usage.data,
    usageIsComing: usage.data === undefined && usage.error === undefined,
    engine: engine.data,
    draft: draft.data?.documentDraft ?? null,
    historyError: logs.error,
    retryHistory: () => void logs.mutate(),
    ask: async (question, promptType) => settle(await store.ask({ question, promptType, professional })),
    retry: async (id) => settle(await store.retry(id, professional)),
    remove: (id) => store.remove(id),
    say: (id, sourceKey, said) => store.say(id, sourceKey, said),
    stop: () => store.stop(),
    clear: () => {
      store.clear();
      showToast({ tone: 'success', title: { key: 'assistant:toast.cleared' } });
    },
    undoClear: () => store.undoClear(),
    unlock: () => store.unlock(),
  };
}
