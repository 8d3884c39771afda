import { showToast } from '@/components/feedback/toasts';
import type { ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { apiErrorMessage } from '@/lib/i18n/apiErrorMessage';
import { useApi } from '@/lib/swr/useApi';
import type { Notice, NoticeList } from '@/types/notices';

const SHOWN = 30;

export interface Notices {
  loaded: boolean;
  items: readonly Notice[] | undefined;
  unreadCount: number;
  error: ApiError | undefined;
  retry: () => void;
  /** Marks these as read, or all of them. */
  markRead: (ids?: readonly number[]) => Promise<void>;
}

export function useNotices(): Notices {
  const { data, error, mutate } = useApi<NoticeList>(`/api/notices?limit=${SHOWN}`);

  const markRead = async (ids?: readonly number[]) => {
    if (!data) return;
    const isMeant = (notice: Notice) => !notice.isRead && (ids === undefined || ids.includes(notice.id));
    const change = data.items.filter(isMeant).length;
    if (ids !== undefined && change === 0) return;
    const shown: NoticeList = {
      items: data.items.map((notice) => (isMeant(notice) ? { ...notice, isRead: true } : notice)),
      unreadCount: ids === undefined ? 0 : Math.max(0, data.unreadCount - change),
    };
    try {
      await mutate(
        async () => {
          const answer = await http.patch<Pick<NoticeList, 'unreadCount'>>(
            '/api/notices/read',
            ids === undefined ? {} : { ids },
          );
          return { ...shown, unreadCount: answer.unreadCount };
        },
        { optimisticData: shown, revalidate: false, rollbackOnError: true },
      );
    } catch (failure) {
      showToast({
        tone: 'error',
        title: { key: 'notices:toast.failed' },
        description: apiErrorMessage(failure),
      });
    }
  };

  return {
    loaded: data !== undefined,
    items: data?.items,
    unreadCount: data?.unreadCount ?? 0,
    error,
    retry: () => void mutate(),
    markRead,
  };
}
