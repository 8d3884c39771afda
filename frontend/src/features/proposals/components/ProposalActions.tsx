import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StarIcon } from '@/components/actionIcons';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { formatDate } from '@/lib/format/format';
import type { Proposal } from '@/types/marketplace';
import { useNow } from '../hooks/useNow';
import { useProposalActions } from '../hooks/useProposalActions';
import { mayRate } from '../model/compare';
import { deadlineOf } from '../model/deadline';
import { ContactDialog } from './ContactDialog';
import { RateDialog } from './RateDialog';
import { RefuseDialog } from './RefuseDialog';

interface Props {
  proposal: Proposal;
  /** No proposal of this request is selected yet. */
  mayChoose: boolean;
  /** Where the focus goes when the buttons change: the proposal's own place. */
  placeId: string;
}

/** What the client may still do with the proposal they chose. */
function AfterSelection({ proposal, placeId }: Pick<Props, 'proposal' | 'placeId'>) {
  const { t, i18n } = useTranslation('proposals');
  const [open, setOpen] = useState<'contact' | 'rate' | null>(null);
  const now = useNow();
  const { requestId, requestStatus, ratingId } = proposal;
  const close = () => {
    setOpen(null);
    restoreFocus(placeId);
  };
  return (
    <>
      <div className="pr-actions">
        {requestStatus === 'assigned' && (
          <button type="button" className="button button-primary" onClick={() => setOpen('contact')}>
            {t('actions.contact')}
          </button>
        )}
        <Link to={paths.messages.href(requestId)} className="button button-outlined">
          {t('actions.thread')}
        </Link>
        {mayRate(proposal, now) && (
          <button type="button" className="button button-outlined" onClick={() => setOpen('rate')}>
            <StarIcon size="1.2em" />
            {t('actions.rate')}
          </button>
        )}
        {ratingId !== null && (
          <button type="button" className="button button-quiet" onClick={() => setOpen('rate')}>
            <StarIcon size="1.2em" />
            {t('actions.editRating')}
          </button>
        )}
      </div>
      {requestStatus === 'assigned' && ratingId === null && !mayRate(proposal, now) && (
        <p className="pr-hint">
          {t('actions.rateFrom', {
            date: formatDate(deadlineOf(proposal.createdAt, proposal.timeline), i18n.language),
          })}
        </p>
      )}
      {open === 'contact' && <ContactDialog proposal={proposal} onClose={close} />}
      {open === 'rate' && <RateDialog proposal={proposal} placeId={placeId} onClose={close} />}
    </>
  );
}

/** Choosing, refusing and taking a refusal back; after the choice, contact and rating. */
export function ProposalActions({ proposal, mayChoose, placeId }: Props) {
  const { t } = useTranslation('proposals');
  const { busy, run } = useProposalActions();
  const [asking, setAsking] = useState<'select' | 'refuse' | null>(null);
  const { id, status, isSelected, canUndoReject, professionalName: name } = proposal;

  if (isSelected) return <AfterSelection proposal={proposal} placeId={placeId} />;
  const select = async () => {
    await run(id, 'select');
    setAsking(null);
    restoreFocus(placeId);
  };
  const restore = async () => {
    await run(id, 'restore');
    restoreFocus(placeId);
  };
  return (
    <>
      <div className="pr-actions">
        {status === 'pending' && mayChoose && (
          <>
            <button
              type="button"
              className="button button-primary"
              disabled={busy}
              onClick={() => setAsking('select')}
            >
              {t('actions.select')}
              <span className="visually-hidden"> – {name}</span>
            </button>
            <button
              type="button"
              className="button button-quiet"
              disabled={busy}
              onClick={() => setAsking('refuse')}
            >
              {t('actions.refuse')}
              <span className="visually-hidden"> – {name}</span>
            </button>
          </>
        )}
        {status === 'rejected' && canUndoReject && (
          <button
            type="button"
            className="button button-outlined"
            disabled={busy}
            onClick={() => void restore()}
          >
            {t('actions.undo')}
            <span className="visually-hidden"> – {name}</span>
          </button>
        )}
      </div>
      <ConfirmDialog
        open={asking === 'select'}
        title={t('select.title', { name })}
        description={t('select.text')}
        confirmLabel={t('select.confirm')}
        busy={busy}
        onConfirm={() => void select()}
        onClose={() => setAsking(null)}
      />
      {asking === 'refuse' && (
        <RefuseDialog
          proposal={proposal}
          onClose={() => {
            setAsking(null);
            restoreFocus(placeId);
          }}
          onRefuse={(reason) => run(id, 'reject', reason === '' ? {} : { reason })}
        />
      )}
    </>
  );
}
