import { useState } from 'react';
import { showToast } from '@/components/feedback/toasts';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { MessageKey } from '@/lib/i18n/message';
import { useRefresh } from '@/lib/swr/useApi';

/** Does one thing at a time, says how it went (`null`: what went well is seen without words), and reads the administration anew. */
export function useAdminAction() {
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>, done: MessageKey | null): Promise<boolean> => {
    setBusy(true);
    try {
      await action();
      if (done !== null) showToast({ tone: 'success', title: { key: done } });
      await refresh('/api/admin', '/api/client-requests');
      return true;
    } catch (error) {
      showToast({ tone: 'error', title: { key: 'admin:toast.failed' }, description: apiErrorMessage(error) });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
