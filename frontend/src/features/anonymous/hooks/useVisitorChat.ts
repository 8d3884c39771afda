import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '@/components/feedback/announce';
import { clearToasts, showToast } from '@/components/feedback/toasts';
import { conversationHistory } from '@/lib/answer/history';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { useApi } from '@/lib/swr/useApi';
import type { ChatAllowance, Proof, VisitorAnswer } from '@/types/anonymous';
import { CHAT_LIMIT, isLimitError, WARN_FROM } from '../model/chatLimit';
import { withProof } from '../model/proof';

const CHAT = '/api/ai/chat-anonymous';

export interface Exchange {
  id: number;
  question: string;
  answer: VisitorAnswer;
}

/** What came of a question: an answer, one that says why there is none, or nothing. */
export type Asked = 'answered' | 'refused' | 'failed';

export interface VisitorChat {
  exchanges: readonly Exchange[];
  /** The question on its way. */
  asking: string | null;
  /** The device does the work the server asked for. */
  isProving: boolean;
  error: unknown;
  /** `undefined` until the server has said. */
  used: number | undefined;
  limitReached: boolean;
  /** Why no more can be sent, in the server's words. */
  limitation: string | null;
  ask: (question: string) => Promise<Asked>;
}

function warn(answer: VisitorAnswer): void {
  if (answer.remainingMessages > WARN_FROM) return;
  const isOver = answer.remainingMessages === 0;
  // What was left before this answer is no longer true.
  clearToasts();
  showToast({
    tone: isOver ? 'error' : 'info',
    title: { key: isOver ? 'anonymous:toast.limit' : 'anonymous:toast.limitSoon' },
    ...(answer.limitation === null ? {} : { description: { text: answer.limitation } }),
  });
}

function report(error: unknown): void {
  if (isLimitError(error)) {
    showToast({
      tone: 'error',
      title: { key: 'anonymous:toast.limit' },
      description:
        isApiError(error) && error.hasServerMessage
          ? { text: error.message }
          : { key: 'anonymous:toast.limitText' },
    });
    return;
  }
  showToast({
    tone: 'error',
    title: { key: 'anonymous:toast.error' },
    description:
      isApiError(error) && error.hasServerMessage
        ? { text: error.message }
        : { key: 'anonymous:toast.noAssistant' },
  });
}

/** The free conversation. It lives in this page's memory and nowhere else; the server alone counts. */
export function useVisitorChat(): VisitorChat {
  const { t } = useTranslation('anonymous');
  const { data: allowance, mutate } = useApi<ChatAllowance>(CHAT);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [asking, setAsking] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isRefused = refusal !== null;
  const lastId = useRef(0);

  const ask = async (question: string): Promise<Asked> => {
    setAsking(question);
    setError(null);
    const send = (proof?: Proof) =>
      http.post<VisitorAnswer>(CHAT, {
        message: question,
        sessionMessageCount: allowance?.messageCount ?? exchanges.length,
        conversationHistory: conversationHistory(
          exchanges.map((exchange) => ({ question: exchange.question, text: exchange.answer.response })),
        ),
        ...(proof === undefined ? {} : { proof }),
      });
    try {
      const answer = await withProof(send, setProving);
      lastId.current += 1;
      const exchange = { id: lastId.current, question, answer };
      setExchanges((before) => [...before, exchange]);
      const { messageCount, remainingMessages, limitation } = answer;
      void mutate({ messageCount, remainingMessages, limitation }, { revalidate: false });
      warn(answer);
      announce(t('chat.answered'));
      return answer.status === 'no_match' ? 'refused' : 'answered';
    } catch (failure) {
      if (isLimitError(failure)) setRefusal(isApiError(failure) ? failure.message : '');
      else setError(failure);
      report(failure);
      return 'failed';
    } finally {
      setAsking(null);
    }
  };

  return {
    exchanges,
    asking,
    isProving,
    error,
    used: isRefused ? CHAT_LIMIT : allowance?.messageCount,
    limitation: refusal || (allowance?.remainingMessages === 0 ? allowance.limitation : null),
    limitReached: isRefused || allowance?.remainingMessages === 0,
    ask,
  };
}
