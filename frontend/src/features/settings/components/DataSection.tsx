import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSWRConfig } from 'swr';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { showToast } from '@/components/feedback/toasts';
import { chatsKey } from '@/lib/answer/chatsKey';
import { http } from '@/lib/http/client';
import { useCurrentUser } from '@/lib/session/useSession';
import { useRefresh } from '@/lib/swr/useApi';

/** The copy of one's own data, and the end of the assistant's history. */
export function DataSection() {
  const { t } = useTranslation('settings');
  const user = useCurrentUser();
  const { mutate } = useSWRConfig();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const erase = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await http.delete('/api/ai-logs');
      showToast({ tone: 'success', title: { key: 'settings:toast.logsErased' } });
      // What the assistant's page still shows goes too.
      await mutate(chatsKey(user.id), undefined, { revalidate: false });
      await refresh('/api/ai-logs', '/api/ai-conversations');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
      setAsking(false);
    }
  };

  return (
    <>
      <h3>{t('data.exportTitle')}</h3>
      <p>{t('data.exportText')}</p>
      <p>
        <a className="button button-outlined" href="/api/account/export" download>
          {t('data.export')}
        </a>
      </p>
      <h3>{t('data.logsTitle')}</h3>
      <p>{t('data.logsText')}</p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <button type="button" className="button button-outlined" onClick={() => setAsking(true)}>
        {t('data.logsErase')}
      </button>
      <ConfirmDialog
        open={asking}
        title={t('data.logsAsk')}
        description={t('data.logsAskText')}
        confirmLabel={t('data.logsErase')}
        danger
        busy={busy}
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
