import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { formatDate } from '@/lib/format/format';
import type { Proposal } from '@/types/marketplace';
import { useProposalActions } from '../hooks/useProposalActions';
import { ProposalBadges } from './ProposalBadges';
import { ProposalFacts } from './ProposalFacts';
import { proposalPlace } from './ReceivedCard';

const REJECTED_BY = { client: 'own.refused', selection: 'own.notChosen', closing: 'own.closed' } as const;

interface Props {
  proposal: Proposal;
  /** Under its own request the title of the request says nothing new. */
  withRequest: boolean;
}

/** A proposal as the professional who made it sees it. */
export function OwnCard({ proposal, withRequest }: Props) {
  const { t, i18n } = useTranslation('proposals');
  const { busy, run } = useProposalActions();
  const [asking, setAsking] = useState(false);
  const { id, requestId, requestTitle, title, description, status, isSelected } = proposal;
  const { clientName, clientEmail, rejectReason, rejectedBy, requestStatus } = proposal;

  // What is no longer open is shown to its client, and to the professional who was chosen.
  const mayOpen = isSelected || requestStatus === 'open';

  const withdraw = async () => {
    await run(id, 'withdraw');
    setAsking(false);
    restoreFocus(proposalPlace(id));
  };
  return (
    <li
      id={proposalPlace(id)}
      tabIndex={-1}
      className={`pr-card${isSelected ? ' pr-card-selected' : ''}${status === 'rejected' || status === 'withdrawn' ? ' pr-card-out' : ''}`}
    >
      <ProposalBadges proposal={proposal} />
      <h3>{title}</h3>
      {withRequest && (
        <p className="pr-meta">
          {t('own.on')}{' '}
          {mayOpen ? (
            <Link to={paths.marketplace.href({ request: requestId })}>{requestTitle}</Link>
          ) : (
            requestTitle
          )}
        </p>
      )}
      <ProposalFacts proposal={proposal} withRating={false} />
      <p className="pr-text">{description}</p>
      {status === 'rejected' && (
        <p className="muted">
          {rejectReason === null || rejectReason === ''
            ? t(rejectedBy === null ? 'own.refused' : REJECTED_BY[rejectedBy])
            : t('facts.reason', { reason: rejectReason })}
        </p>
      )}
      <p className="pr-meta">{t('facts.made', { date: formatDate(proposal.createdAt, i18n.language) })}</p>
      {isSelected && (
        <p className="notice">
          <span>
            {t('own.client', { name: clientName })}
            {clientEmail !== null && (
              <>
                {' '}
                <a href={`mailto:${clientEmail}`}>{clientEmail}</a>
              </>
            )}
          </span>
        </p>
      )}
      {isSelected && requestStatus === 'closed' && <p className="muted">{t('own.over')}</p>}
      <div className="pr-actions">
        {isSelected && (
          <Link to={paths.messages.href(requestId)} className="button button-primary">
            {t(requestStatus === 'closed' ? 'actions.thread' : 'actions.contact')}
          </Link>
        )}
        {status === 'pending' && (
          <button
            type="button"
            className="button button-quiet"
            disabled={busy}
            onClick={() => setAsking(true)}
          >
            {t('own.withdraw')}
            <span className="visually-hidden"> – {title}</span>
          </button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('withdraw.title')}
        description={t('withdraw.text')}
        confirmLabel={t('withdraw.confirm')}
        danger
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </li>
  );
}
