import { useEffect, useRef, useState } from 'react';
import { announce } from '@/components/feedback/announce';
import { readAnswer } from '@/lib/http/readAnswer';
import { useSessionActions } from '@/lib/session/useSessionActions';
import { useApi, useRefresh } from '@/lib/swr/useApi';
import type { Payment } from '@/types/payments';
import { createServerClock } from '../model/serverClock';

const SOON_MS = 3_000;
const LATER_MS = 15_000;
/** A prompt can be answered for this long; afterwards it is asked less often. */
const PROMPT_MS = 6 * 60_000;

/** A payment, read again and again while it is pending: the one place of the application with a timer of its own. */
export function usePayment(id: number | null, doneText: string) {
  const { refresh } = useSessionActions();
  const refreshPaths = useRefresh();
  const [clock] = useState(createServerClock);
  const answer = useApi<Payment>(
    id === null ? null : `/api/payments/${id}`,
    {
      refreshInterval: (payment) => {
        if (payment === undefined || payment.status !== 'pending') return 0;
        const asked = new Date(payment.askedAt ?? payment.createdAt).getTime();
        const age = (clock.now() ?? Date.now()) - asked;
        return age < PROMPT_MS ? SOON_MS : LATER_MS;
      },
    },
    async ([path]) => {
      const { body, headers } = await readAnswer<Payment>(path);
      clock.hear(headers.get('Date'));
      return body;
    },
  );
  const status = answer.data?.status;
  const before = useRef(status);
  useEffect(() => {
    const ended = before.current === 'pending' && status !== undefined && status !== 'pending';
    before.current = status;
    if (!ended) return;
    announce(doneText);
    void refreshPaths('/api/payments', '/api/payment-options');
    if (status === 'succeeded') void refresh();
  }, [status]);
  return { payment: answer, clock };
}
