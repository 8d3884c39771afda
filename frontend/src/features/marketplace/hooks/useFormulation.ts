import { useEffect, useRef, useState } from 'react';
import { isAbort } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { readDraft, removeDraft, saveDraft } from '@/lib/storage/drafts';
import type { Formulation } from '@/types/marketplace';
import {
  conversationText,
  formulationKey,
  formulationTextKey,
  noFormulation,
  readFormulation,
  type FormulationDraft,
} from '../model/formulation';

/** A remote model may think for a while. */
const ANSWER_MS = 60_000;

interface State extends FormulationDraft {
  /** The message on its way. */
  asking: string | null;
  error: unknown;
}

/** The conversation that words a request; kept on the device until the request is made. */
export function useFormulation(userId: number, onReady: () => void) {
  const key = formulationKey(userId);
  const textKey = formulationTextKey(userId);
  const [state, setState] = useState<State>({ ...noFormulation, asking: null, error: null });
  const [restored, setRestored] = useState(false);
  const call = useRef<AbortController | null>(null);

  useEffect(() => {
    let current = true;
    void readDraft(key).then((draft) => {
      if (!current) return;
      setState((before) => ({ ...before, ...readFormulation(draft) }));
      setRestored(true);
    });
    return () => {
      current = false;
      call.current?.abort();
    };
  }, [key]);

  /** `true` when the assistant has answered; else the text is the caller's to keep. */
  const ask = async (userInput: string): Promise<boolean> => {
    const { turns, suggestion } = state;
    const running = new AbortController();
    call.current = running;
    setState((before) => ({ ...before, asking: userInput, error: null }));
    try {
      const answer = await http.post<Formulation>(
        '/api/ia/help-formulate',
        { conversation: conversationText(turns), userInput },
        { signal: running.signal, timeoutMs: ANSWER_MS },
      );
      const { isReadyToPublish, suggestedTitle, suggestedDescription, suggestedDomain } = answer;
      const next: FormulationDraft = {
        turns: [...turns, { role: 'user', content: userInput }, { role: 'ai', content: answer.response }],
        suggestion: isReadyToPublish ? { suggestedTitle, suggestedDescription, suggestedDomain } : suggestion,
      };
      setState({ ...next, asking: null, error: null });
      await saveDraft(key, next);
      if (isReadyToPublish) onReady();
      return true;
    } catch (error) {
      if (!isAbort(error)) setState((before) => ({ ...before, asking: null, error }));
      return false;
    }
  };

  return {
    ...state,
    restored,
    ask,
    /** The suggestion was taken over: it is not offered again. */
    taken: async () => {
      setState((before) => ({ ...before, suggestion: null }));
      await saveDraft(key, { turns: state.turns, suggestion: null });
    },
    clear: async () => {
      setState({ ...noFormulation, asking: null, error: null });
      await Promise.all([removeDraft(key), removeDraft(textKey)]);
    },
    textKey,
  };
}

export type FormulationChat = ReturnType<typeof useFormulation>;
