import { useTranslation } from 'react-i18next';
import { VerifiedBadge } from '@/components/requests/VerifiedBadge';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { formatDate } from '@/lib/format/format';
import type { Proposal } from '@/types/marketplace';
import { ProposalActions } from './ProposalActions';
import { ProposalBadges } from './ProposalBadges';
import { ProposalFacts } from './ProposalFacts';

export function proposalPlace(id: number): string {
  return `proposal-${id}`;
}

/** Who proposes: name, profession, place, number. */
export function Professional({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation(['proposals', 'common']);
  const { professionalName, professionalRole, professionalId, specialty, city } = proposal;
  const about = [specialty ?? t(`common:roles.${professionalRole}`), city].filter(Boolean).join(' · ');
  return (
    <div className="pr-who">
      <Link to={paths.professional.href(professionalId)} className="pr-name">
        {professionalName}
      </Link>{' '}
      <VerifiedBadge isVerified={proposal.isVerified} />
      <span className="muted">
        {about} · {t('facts.number', { number: professionalId })}
      </span>
    </div>
  );
}

interface Props {
  proposal: Proposal;
  mayChoose: boolean;
}

/** A proposal as the client reads it, with what can be decided. */
export function ReceivedCard({ proposal, mayChoose }: Props) {
  const { t, i18n } = useTranslation('proposals');
  const { id, title, description, experience, status, isSelected, rejectReason } = proposal;
  return (
    <li
      id={proposalPlace(id)}
      tabIndex={-1}
      className={`pr-card${isSelected ? ' pr-card-selected' : ''}${status === 'rejected' || status === 'withdrawn' ? ' pr-card-out' : ''}`}
    >
      <ProposalBadges proposal={proposal} />
      <h3>{title}</h3>
      <Professional proposal={proposal} />
      <ProposalFacts proposal={proposal} withRating />
      <p className="pr-text">{description}</p>
      {experience !== null && experience !== '' && (
        <>
          <h4>{t('facts.experience')}</h4>
          <p className="pr-text">{experience}</p>
        </>
      )}
      {status === 'rejected' && rejectReason !== null && rejectReason !== '' && (
        <p className="muted">{t('facts.reason', { reason: rejectReason })}</p>
      )}
      <p className="pr-meta">{t('facts.made', { date: formatDate(proposal.createdAt, i18n.language) })}</p>
      <ProposalActions proposal={proposal} mayChoose={mayChoose} placeId={proposalPlace(id)} />
    </li>
  );
}
