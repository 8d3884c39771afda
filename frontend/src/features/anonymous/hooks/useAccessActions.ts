import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { showToast } from '@/components/feedback/toasts';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import type { Message } from '@/lib/i18n/message';
import { useRefresh } from '@/lib/swr/useApi';
import type { Access } from '@/types/anonymous';
import { ACCESS, isEnded, PROPOSALS, REQUEST } from './useAccess';
import { useForget } from './useOpening';

function fail(error: unknown, fallback?: Message): void {
  const hasSentence = isApiError(error) && error.hasServerMessage;
  showToast({
    tone: 'error',
    title: { key: 'anonymous:toast.error' },
    description: hasSentence || fallback === undefined ? apiErrorMessage(error) : fallback,
  });
}

/** What the holder of an opened link may do; each action says what came of it. */
export function useAccessActions() {
  const { i18n } = useTranslation();
  const refresh = useRefresh();
  const forget = useForget();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  const run = async (action: () => Promise<void>, fallback?: Message): Promise<void> => {
    // The buttons stay where the focus is, and do nothing meanwhile.
    if (busy) return;
    setBusy(true);
    try {
      await action();
    } catch (error) {
      fail(error, fallback);
      // The state has changed elsewhere, or the access has ended: the page shows what holds now.
      if (isEnded(error) || (isApiError(error) && error.category === 'conflict')) {
        await refresh(ACCESS, REQUEST, PROPOSALS);
      }
    } finally {
      setBusy(false);
    }
  };

  return {
    busy,
    select: (proposalId: number) =>
      run(
        async () => {
          await http.post('/api/anonymous-select/current', { proposalId });
          showToast({
            tone: 'success',
            title: { key: 'anonymous:toast.selected' },
            description: { key: 'anonymous:toast.selectedText' },
          });
          await refresh(ACCESS, REQUEST, PROPOSALS);
        },
        { key: 'anonymous:toast.notSelected' },
      ),
    extend: () =>
      run(async () => {
        const { expiresAt } = await http.post<Access>('/api/anonymous-extend/current');
        showToast({
          tone: 'success',
          title: { key: 'anonymous:toast.extended' },
          description: {
            key: 'anonymous:toast.extendedText',
            values: { date: formatDate(expiresAt, i18n.language) },
          },
        });
        await refresh(ACCESS);
      }),
    sendAgain: () =>
      run(async () => {
        const { sent } = await http.post<{ sent: boolean }>('/api/anonymous-send-again/current');
        showToast(
          sent
            ? {
                tone: 'success',
                title: { key: 'anonymous:toast.sentAgain' },
                description: { key: 'anonymous:toast.sentAgainText' },
              }
            : {
                tone: 'info',
                title: { key: 'anonymous:toast.sentBefore' },
                description: { key: 'anonymous:toast.sentBeforeText' },
              },
        );
      }),
    setNotices: (enabled: boolean) =>
      run(async () => {
        await http.post<Access>('/api/anonymous-notices/current', { enabled });
        showToast({
          tone: 'success',
          title: { key: enabled ? 'anonymous:toast.noticesOn' : 'anonymous:toast.noticesOff' },
        });
        await refresh(ACCESS);
      }),
    claim: () =>
      run(async () => {
        const { requestId } = await http.post<{ requestId: number }>('/api/anonymous-claim/current');
        showToast({ tone: 'success', title: { key: 'anonymous:toast.claimed' } });
        await navigate(paths.marketplace.href({ request: requestId }));
        await Promise.all([refresh('/api/client-requests'), forget(false)]);
      }),
  };
}
