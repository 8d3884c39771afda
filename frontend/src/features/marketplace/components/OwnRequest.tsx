import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, TrashIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { useApi } from '@/lib/swr/useApi';
import type { ClientRequest } from '@/types/marketplace';
import { useRequestActions } from '../hooks/useRequestActions';
import { EditRequestDialog } from './EditRequestDialog';
import { RequestFacts } from './RequestFacts';
import { RequestSummary } from './RequestSummary';

/** What the state means for the client, and what comes next. */
function StateNote({ request }: { request: ClientRequest }) {
  const { t, i18n } = useTranslation('marketplace');
  const { status, isValidated, isHidden, hiddenReason, closeReason, closedAt, proposalCount } = request;
  if (isHidden) {
    return (
      <p className="notice notice-error">
        {t('state.hidden')} {hiddenReason}
      </p>
    );
  }
  if (status === 'closed') {
    return (
      <p className="notice">
        {t(`state.closed.${closeReason ?? 'client'}`, {
          date: formatDate(closedAt ?? request.updatedAt, i18n.language),
        })}
      </p>
    );
  }
  if (status === 'assigned') return <p className="notice">{t('state.assigned')}</p>;
  if (!isValidated) return <p className="notice">{t('state.draft')}</p>;
  return <p className="notice">{t(proposalCount > 0 ? 'state.answered' : 'state.waiting')}</p>;
}

interface PageProps {
  request: ClientRequest;
  onLeave: () => void;
}

type Asking = 'close' | 'delete' | null;

function OwnRequestPage({ request, onLeave }: PageProps) {
  const { t } = useTranslation('marketplace');
  const [asking, setAsking] = useState<Asking>(null);
  const [editing, setEditing] = useState(false);
  const { busy, run } = useRequestActions(request.id);
  const { id, status, isValidated, canEdit, proposalCount, publishedAt } = request;
  const isDraft = status === 'open' && !isValidated;

  const confirm = async () => {
    const action = asking;
    if (action === null) return;
    const done = await run(action);
    setAsking(null);
    if (done && action === 'delete') onLeave();
  };

  return (
    <article className="mk-detail">
      <RequestFacts request={request}>
        <StateNote request={request} />
      </RequestFacts>
      {(canEdit || request.aiSummary !== null) && (
        <RequestSummary
          request={request}
          busy={busy === 'summary'}
          disabled={busy !== null}
          onMake={canEdit ? () => void run('summary') : null}
        />
      )}
      <div className="mk-actions">
        {isDraft && (
          <button
            type="button"
            className="button button-primary button-large"
            disabled={busy !== null}
            onClick={() => void run('validate')}
          >
            {t(request.aiSummary === null ? 'action.publish' : 'action.validate')}
          </button>
        )}
        {proposalCount > 0 && (
          <Link className="button button-primary" to={paths.proposals.href({ request: id })}>
            {t('card.seeProposals')}
          </Link>
        )}
        {canEdit && (
          <button type="button" className="button button-outlined" onClick={() => setEditing(true)}>
            <EditIcon size="1.2em" />
            {t('action.edit')}
          </button>
        )}
        {!isDraft && status !== 'closed' && (
          <button type="button" className="button button-quiet" onClick={() => setAsking('close')}>
            {t('action.close')}
          </button>
        )}
        {isDraft && publishedAt === null && (
          <button type="button" className="button button-quiet" onClick={() => setAsking('delete')}>
            <TrashIcon size="1.2em" />
            {t('action.delete')}
          </button>
        )}
      </div>
      {editing && <EditRequestDialog request={request} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={asking !== null}
        title={t(asking === 'delete' ? 'confirm.delete.title' : 'confirm.close.title')}
        description={t(
          asking === 'delete'
            ? 'confirm.delete.text'
            : status === 'assigned'
              ? 'confirm.close.assigned'
              : 'confirm.close.text',
        )}
        confirmLabel={t(asking === 'delete' ? 'confirm.delete.button' : 'confirm.close.button')}
        danger
        busy={busy !== null}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(null)}
      />
    </article>
  );
}

/** One of the client's own requests: a draft to look over and publish, or a published one to follow. */
export function OwnRequest({ id, onLeave }: { id: number; onLeave: () => void }) {
  const { data, error, mutate } = useApi<ClientRequest>(`/api/client-requests/${id}`);
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton cards={1} />;
  return <OwnRequestPage request={data} onLeave={onLeave} />;
}
