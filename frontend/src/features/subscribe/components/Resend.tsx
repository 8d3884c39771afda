import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '@/components/feedback/toasts';
import { WarningIcon } from '@/components/icons';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Message } from '@/lib/i18n/message';
import { useMessage } from '@/lib/i18n/useMessage';
import { useRefresh } from '@/lib/swr/useApi';

/** Not sent, too late, or nobody knows: each asks for something else of the payer. */
function reasonOf(error: unknown): Message {
  if (!isApiError(error)) return { key: 'subscribe:resend.unsure' };
  if (error.code === 'payment_ended') return { key: 'subscribe:resend.ended' };
  if (error.category === 'conflict') return { key: 'subscribe:resend.refused' };
  if (error.category === 'rateLimited' || error.category === 'unauthenticated') return apiErrorMessage(error);
  return { key: 'subscribe:resend.unsure' };
}

/** Has the prompt sent to the phone again. That it failed stays on the page: there is something to do about it. */
export function Resend({ id }: { id: number }) {
  const { t } = useTranslation('subscribe');
  const message = useMessage();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Message | null>(null);
  const resend = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await http.post(`/api/payments/${id}/resend`);
      showToast({ tone: 'success', title: { key: 'subscribe:toast.resent' } });
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      // Its time has begun again, or it has ended meanwhile.
      void refresh(`/api/payments/${id}`);
      setBusy(false);
    }
  };
  return (
    <>
      <p>
        <button type="button" className="button button-quiet" disabled={busy} onClick={() => void resend()}>
          {t(busy ? 'resend.busy' : 'panel.resend')}
        </button>
      </p>
      {failure !== null && (
        <div className="notice notice-error" role="alert">
          <WarningIcon />
          <p>{message(failure)}</p>
        </div>
      )}
    </>
  );
}
