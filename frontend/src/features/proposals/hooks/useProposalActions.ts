import { useState } from 'react';
import { showToast } from '@/components/feedback/toasts';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { MessageKey } from '@/lib/i18n/message';
import { useRefresh } from '@/lib/swr/useApi';
import type { Proposal } from '@/types/marketplace';

export type ProposalAction = 'select' | 'reject' | 'restore' | 'withdraw';

const done: Record<ProposalAction, { title: MessageKey; description?: MessageKey }> = {
  select: { title: 'proposals:toast.selected', description: 'proposals:toast.selectedText' },
  reject: { title: 'proposals:toast.rejected', description: 'proposals:toast.rejectedText' },
  restore: { title: 'proposals:toast.restored' },
  withdraw: { title: 'proposals:toast.withdrawn' },
};

/** What is decided about a proposal. Everything that shows it is read again, whether it worked or not. */
export function useProposalActions() {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const run = async (id: number, action: ProposalAction, body: object = {}): Promise<boolean> => {
    setBusy(true);
    try {
      await http.patch<Proposal>(`/api/proposals/${id}/${action}`, body);
      const { title, description } = done[action];
      showToast({
        tone: 'success',
        title: { key: title },
        ...(description === undefined ? {} : { description: { key: description } }),
      });
      return true;
    } catch (error) {
      const reason = apiErrorMessage(error);
      showToast(
        action === 'select'
          ? {
              tone: 'error',
              title: { key: 'proposals:toast.selectFailed' },
              description: { key: 'proposals:toast.notSelected' },
              reason,
            }
          : { tone: 'error', title: { key: 'proposals:toast.error' }, description: reason },
      );
      return false;
    } finally {
      await refresh('/api/proposals', '/api/client-requests', '/api/client-contacts');
      setBusy(false);
    }
  };
  return { busy, run };
}
