import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { Link } from '@/components/nav/Link';
import { Badge } from '@/components/requests/Badge';
import { paths } from '@/config/paths';
import { formatDateTime } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { useRefresh } from '@/lib/swr/useApi';
import type { FeedbackHead, OpenedFeedback } from '@/types/feedback';
import { useAdminAction } from '../hooks/useAdminAction';
import { OpenedAnswer } from './OpenedAnswer';

/** What was opened; it lives in its row only. */
function Opened({ opened }: { opened: OpenedFeedback }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {opened.comment !== '' && (
        <>
          <h3>{t('feedback.comment')}</h3>
          <p className="ad-log-text">{opened.comment}</p>
        </>
      )}
      <OpenedAnswer {...opened} />
      {opened.noteId !== null && (
        <p>
          <Link to={paths.adminKnowledge.href({ note: opened.noteId })}>{t('feedback.note')}</Link>
        </p>
      )}
    </>
  );
}

/** One opinion, masked until it is opened. */
export function FeedbackRow({ head }: { head: FeedbackHead }) {
  const { t, i18n } = useTranslation('admin');
  const id = useId();
  const refresh = useRefresh();
  const { busy, run } = useAdminAction();
  const [opened, setOpened] = useState<OpenedFeedback | null>(null);
  const [opening, setOpening] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const open = async () => {
    setOpening(true);
    setFailure(null);
    try {
      setOpened(await http.post<OpenedFeedback>(`/api/admin/feedback/${head.id}/open`));
      await refresh('/api/admin/audit');
    } catch (error) {
      setFailure(error);
    } finally {
      setOpening(false);
    }
  };
  const verdict = head.isUseful ? 'useful' : 'not_useful';
  return (
    <li className="ad-row">
      <div className="ad-row-head">
        <strong>
          {t(`feedback.verdicts.${verdict}`)}
          {head.reason !== null && ` · ${t(`feedback.reasons.${head.reason}`)}`}
        </strong>
        <Badge tone={head.state === 'open' ? (head.isUseful ? 'neutral' : 'warning') : 'success'}>
          {t(`feedback.states.${head.state}`)}
        </Badge>
      </div>
      <p>
        <time dateTime={head.createdAt}>{formatDateTime(head.createdAt, i18n.language)}</time> ·{' '}
        {t('logs.user', { id: head.userId })} · {t(`logs.status.${head.answerStatus}`)}
      </p>
      <p>
        {head.sourceKey === '' ? t('feedback.ofAnswer') : t('feedback.ofSource', { key: head.sourceKey })}
        {head.hasComment && ` · ${t('feedback.hasComment')}`}
      </p>
      {failure !== null && <ApiErrorAlert error={failure} />}
      <div id={id} className="ad-log" aria-live="polite">
        {opened ? (
          <Opened opened={opened} />
        ) : (
          <p className="ad-masked">
            <LockIcon size="1.2em" />
            {t('feedback.masked')}
          </p>
        )}
      </div>
      <div className="ad-row-actions">
        <button
          type="button"
          className="button button-quiet"
          aria-expanded={opened !== null}
          aria-controls={id}
          aria-label={opened ? undefined : t('feedback.openThis', { id: head.id })}
          disabled={opening}
          onClick={() => (opened ? setOpened(null) : void open())}
        >
          {t(opened ? 'logs.close' : 'logs.open')}
        </button>
        {head.state === 'open' && (
          <button
            type="button"
            className="button button-outlined"
            aria-label={t('feedback.reviewThis', { id: head.id })}
            disabled={busy}
            onClick={() =>
              void run(() => http.post(`/api/admin/feedback/${head.id}/review`), 'admin:feedback.reviewed')
            }
          >
            {t('feedback.review')}
          </button>
        )}
      </div>
    </li>
  );
}
