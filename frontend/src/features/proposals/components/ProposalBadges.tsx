import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/icons';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import type { Proposal, ProposalStatus } from '@/types/marketplace';

const tones: Record<ProposalStatus, BadgeTone> = {
  pending: 'info',
  accepted: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
};

/** En attente, Acceptée, Refusée, Retirée. */
export function ProposalStatusBadge({ status }: { status: ProposalStatus }) {
  const { t } = useTranslation('proposals');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

export function SelectedBadge() {
  const { t } = useTranslation('proposals');
  return (
    <Badge tone="filled">
      <CheckIcon size="1.1em" />
      {t('selected')}
    </Badge>
  );
}

/** The state, and whether it is the one the client chose. */
export function ProposalBadges({ proposal }: { proposal: Proposal }) {
  return (
    <ul className="badges">
      {proposal.isSelected && (
        <li>
          <SelectedBadge />
        </li>
      )}
      <li>
        <ProposalStatusBadge status={proposal.status} />
      </li>
    </ul>
  );
}
