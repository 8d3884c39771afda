import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefreshIcon } from '@/components/actionIcons';
import { announce } from '@/components/feedback/announce';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { restoreFocus } from '@/lib/dom/restoreFocus';
import { useRefresh } from '@/lib/swr/useApi';
import type { Access, AnonymousProposal, AnonymousRequest } from '@/types/anonymous';
import { useAccessActions } from '../hooks/useAccessActions';
import { ACCESS_CALLS } from '../hooks/useOpening';
import { ProposalCard } from './ProposalCard';

interface Props {
  access: Access;
  request: AnonymousRequest;
  proposals: AnonymousProposal[];
}

/** What came in, newest first, the chosen one before all others. */
export function Proposals({ access, request, proposals }: Props) {
  const { t } = useTranslation('anonymous');
  const actions = useAccessActions();
  const refresh = useRefresh();
  const [choosing, setChoosing] = useState<AnonymousProposal | null>(null);
  const [isRefreshing, setRefreshing] = useState(false);
  const isDecided = access.selectedProposalId !== null;
  const mayChoose = request.status === 'open' && !request.isHidden;
  // The record decides: it may be read anew a moment before the list is.
  const isChosen = ({ id }: AnonymousProposal) => id === access.selectedProposalId;
  const ordered = [...proposals.filter(isChosen), ...proposals.filter((proposal) => !isChosen(proposal))];

  const choose = async () => {
    if (choosing === null) return;
    const { id } = choosing;
    await actions.select(id);
    setChoosing(null);
    restoreFocus(`an-proposal-${id}`);
  };
  const readAnew = async () => {
    setRefreshing(true);
    await refresh(ACCESS_CALLS);
    setRefreshing(false);
    announce(t('access.refreshed'));
  };

  return (
    <section aria-labelledby="an-proposals-title">
      <div className="an-section-head">
        <h2 id="an-proposals-title">{t('proposals.title', { total: proposals.length })}</h2>
        <button
          type="button"
          className="button button-quiet"
          disabled={isRefreshing}
          onClick={() => void readAnew()}
        >
          <RefreshIcon size="1.2em" />
          {t('access.refresh')}
        </button>
      </div>
      {proposals.length === 0 ? (
        <div className="an-empty">
          <p className="an-empty-title">{t('proposals.empty')}</p>
          <p>
            {t(
              access.noticesEnabled && access.email !== null
                ? 'proposals.emptyText'
                : 'proposals.emptyNoMail',
            )}
          </p>
        </div>
      ) : (
        <ul className="an-proposals">
          {ordered.map((proposal) => (
            <ProposalCard
              key={proposal.id}
              proposal={proposal}
              isChosen={isChosen(proposal)}
              isDecided={isDecided}
              mayChoose={mayChoose}
              mayWrite={request.status !== 'closed'}
              email={access.noticesEnabled ? access.email : null}
              onChoose={() => setChoosing(proposal)}
            />
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={choosing !== null}
        title={t('proposals.confirm.title', { name: choosing?.professionalName ?? '' })}
        description={t('proposals.confirm.text', { name: choosing?.professionalName ?? '' })}
        confirmLabel={t('proposals.confirm.button')}
        busy={actions.busy}
        onConfirm={() => void choose()}
        onClose={() => setChoosing(null)}
      />
    </section>
  );
}
