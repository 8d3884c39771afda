import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditIcon, TrashIcon } from '@/components/actionIcons';
import { ApiErrorAlert } from '@/components/feedback/ApiErrorAlert';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { PageSkeleton } from '@/components/feedback/Skeletons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import { http } from '@/lib/http/client';
import { useCurrentUser } from '@/lib/session/useSession';
import { useApi } from '@/lib/swr/useApi';
import { CASE_STATUSES, type LegalCase } from '@/types/cases';
import { useCaseAction } from '../hooks/useCaseAction';
import { CaseDialog } from './CaseDialog';
import { Documents } from './Documents';
import { Events } from './Events';
import { Notes } from './Notes';
import { Parties } from './Parties';

interface Props {
  id: number;
  /** The case is deleted: there is nothing to show any more. */
  onGone: () => void;
}

function StatusSelect({ legalCase }: { legalCase: LegalCase }) {
  const { t } = useTranslation('cases');
  const id = useId();
  const { busy, run } = useCaseAction();
  return (
    <div className="case-status">
      <label htmlFor={id}>{t('view.status')}</label>
      <select
        id={id}
        value={legalCase.status}
        disabled={busy}
        onChange={(event) => {
          const status = event.target.value;
          void run(() => http.patch(`/api/cases/${legalCase.id}`, { status }), 'cases:toast.statusSaved');
        }}
      >
        {CASE_STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`status.${each}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Facts({ legalCase }: { legalCase: LegalCase }) {
  const { t, i18n } = useTranslation('cases');
  const { court, caseNumber, assigneeName, ownerName, createdAt } = legalCase;
  const facts = [
    { name: t('view.owner'), value: ownerName },
    { name: t('view.assignee'), value: assigneeName },
    { name: t('fields.court'), value: court },
    { name: t('fields.caseNumber'), value: caseNumber },
    { name: t('view.created'), value: formatDate(createdAt, i18n.language) },
  ].filter(({ value }) => value);
  return (
    <dl className="case-facts">
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One case: its facts, then parties, dates, notes and documents. */
export function CaseView({ id, onGone }: Props) {
  const { t } = useTranslation('cases');
  const user = useCurrentUser();
  const { data, error, mutate } = useApi<LegalCase>(`/api/cases/${id}`);
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const { busy, run } = useCaseAction();
  if (error && !data) return <ApiErrorAlert error={error} onRetry={() => void mutate()} />;
  if (!data) return <PageSkeleton cards={3} />;
  const isOwner = data.userId === user.id;
  const { canWrite } = data;

  const remove = async () => {
    const gone = await run(() => http.delete(`/api/cases/${id}`), 'cases:toast.deleted');
    setDeleting(false);
    if (gone) onGone();
  };

  return (
    <>
      <h2>{data.title}</h2>
      {canWrite && <StatusSelect legalCase={data} />}
      {data.description && <p className="case-description">{data.description}</p>}
      <Facts legalCase={data} />
      <div className="case-actions">
        {canWrite && (
          <button type="button" className="button button-outlined" onClick={() => setEditing(true)}>
            <EditIcon size="1.2em" />
            {t('view.edit')}
          </button>
        )}
        {data.requestId !== null && canWrite && (
          <Link to={paths.messages.href(data.requestId)} className="button button-outlined">
            {t('view.messages')}
          </Link>
        )}
        {isOwner && (
          <button type="button" className="button button-quiet" onClick={() => setDeleting(true)}>
            <TrashIcon size="1.2em" />
            {t('view.delete')}
          </button>
        )}
      </div>
      <Events legalCase={data} canWrite={canWrite} />
      <Parties legalCase={data} canWrite={canWrite} />
      <Notes legalCase={data} canWrite={canWrite} userId={user.id} />
      <Documents legalCase={data} canWrite={canWrite} userId={user.id} />
      {editing && <CaseDialog known={data} onClose={() => setEditing(false)} />}
      <ConfirmDialog
        open={deleting}
        title={t('delete.title')}
        description={t('delete.text', { title: data.title })}
        confirmLabel={t('delete.confirm')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setDeleting(false)}
      />
    </>
  );
}
