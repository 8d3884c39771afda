import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { formatDateTime } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { AiLogHead, OpenedAiLog } from '@/types/admin';
import { OpenedAnswer } from './OpenedAnswer';

const tones: Record<AiLogHead['status'], BadgeTone> = {
  grounded: 'success',
  no_match: 'neutral',
  unavailable: 'warning',
};

/** One consultation, masked until it is opened; what was opened lives in this row only, and goes when it is masked. */
export function LogRow({ log }: { log: AiLogHead }) {
  const { t, i18n } = useTranslation('admin');
  const id = useId();
  const refresh = useRefresh();
  const [opened, setOpened] = useState<OpenedAiLog | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);

  const open = async () => {
    setBusy(true);
    setFailure(null);
    try {
      setOpened(await http.post<OpenedAiLog>(`/api/admin/ai-logs/${log.id}/open`));
      await refresh('/api/admin/audit');
    } catch (error) {
      setFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>{t('logs.user', { id: log.userId })}</strong>
        <Badge tone={tones[log.status]}>{t(`logs.status.${log.status}`)}</Badge>
      </div>
      <p>
        <time dateTime={log.timestamp}>{formatDateTime(log.timestamp, i18n.language)}</time> ·{' '}
        {t(`logs.engine.${log.engine}`)}
      </p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <div id={id} className="ad-log" aria-live="polite">
        {opened ? (
          <OpenedAnswer {...opened} />
        ) : (
          <p className="ad-masked">
            <LockIcon size="1.2em" />
            {t('logs.masked')}
          </p>
        )}
      </div>
      <div className="ad-row-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={opened !== null}
          aria-controls={id}
          aria-label={opened ? undefined : t('logs.openFor', { id: log.id })}
          disabled={busy}
          onClick={() => (opened ? setOpened(null) : void open())}
        >
          {t(opened ? 'logs.close' : 'logs.open')}
        </button>
      </div>
    </li>
  );
}
