import { useTranslation } from 'react-i18next';
import { MailIcon, MessageIcon, StarIcon } from '@/components/actionIcons';
import { CheckIcon } from '@/components/icons';
import { Badge } from '@/components/requests/Badge';
import { VerifiedBadge } from '@/components/requests/VerifiedBadge';
import { formatDate } from '@/lib/format/format';
import type { AnonymousProposal } from '@/types/anonymous';
import { initialsOf } from '../model/initials';
import { goToChannel } from './Channel';

function Stars({ rating, count }: { rating: number | null; count: number }) {
  const { t, i18n } = useTranslation(['anonymous', 'marketplace']);
  if (rating === null || count === 0) return <span className="muted">{t('marketplace:rating.none')}</span>;
  const mean = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(rating);
  return (
    <span className="rating">
      <StarIcon size="1.1em" />
      {t('proposals.stars', { mean })}{' '}
      <span className="muted">{t('marketplace:rating.count', { count })}</span>
    </span>
  );
}

function Who({ proposal }: { proposal: AnonymousProposal }) {
  const { t } = useTranslation(['anonymous', 'common']);
  const { professionalName, professionalRole, specialty, city } = proposal;
  const about = [specialty ?? t(`common:roles.${professionalRole}`), city].filter(Boolean).join(' · ');
  return (
    <div className="an-who">
      <span className="an-avatar" aria-hidden="true">
        {initialsOf(professionalName)}
      </span>
      <div>
        <p className="an-name">
          <strong>{professionalName}</strong> <VerifiedBadge isVerified={proposal.isVerified} />
        </p>
        <p className="muted">{about}</p>
        <p>
          <Stars rating={proposal.rating} count={proposal.reviewCount} />
        </p>
      </div>
    </div>
  );
}

interface ChosenProps {
  proposal: AnonymousProposal;
  email: string | null;
  mayWrite: boolean;
}

/** After the choice: who will write where, and the two ways to write oneself; the one that shows no address comes first. */
function Chosen({ proposal, email, mayWrite }: ChosenProps) {
  const { t } = useTranslation('anonymous');
  const key =
    proposal.professionalRole === 'huissier' ? 'proposals.contactSoonHuissier' : 'proposals.contactSoon';
  return (
    <div className="an-chosen">
      <p>{email === null ? t('proposals.contactSoonNoMail') : t(key, { email })}</p>
      <div className="an-actions">
        {mayWrite && (
          <button type="button" className="button button-primary" onClick={goToChannel}>
            <MessageIcon size="1.2em" />
            {t('proposals.write')}
          </button>
        )}
        {proposal.professionalEmail !== '' && (
          <a className="button button-outlined" href={`mailto:${proposal.professionalEmail}`}>
            <MailIcon size="1.2em" />
            {t('proposals.contact')}
          </a>
        )}
      </div>
      {proposal.professionalEmail !== '' && <p className="an-field-help">{t('proposals.contactHelp')}</p>}
    </div>
  );
}

interface Props {
  proposal: AnonymousProposal;
  isChosen: boolean;
  /** A proposal of this request has been chosen. */
  isDecided: boolean;
  mayChoose: boolean;
  /** The reply channel is open. */
  mayWrite: boolean;
  /** Where notices go; null where none does. */
  email: string | null;
  onChoose: () => void;
}

export function ProposalCard({ proposal, isChosen, isDecided, mayChoose, mayWrite, email, onChoose }: Props) {
  const { t, i18n } = useTranslation('anonymous');
  const { id, title, description, price, timeline, experience } = proposal;
  return (
    <li
      id={`an-proposal-${id}`}
      tabIndex={-1}
      className={isChosen ? 'an-card an-proposal an-proposal-chosen' : 'an-card an-proposal'}
    >
      {isChosen && (
        <Badge tone="filled">
          <CheckIcon size="1.1em" />
          {t('proposals.selected')}
        </Badge>
      )}
      <Who proposal={proposal} />
      <h3>{title}</h3>
      <p className="an-text">{description}</p>
      <dl className="an-facts">
        <div>
          <dt>{t('proposals.price')}</dt>
          <dd>{price === null || price === '' ? t('proposals.unsaid') : price}</dd>
        </div>
        <div>
          <dt>{t('proposals.timeline')}</dt>
          <dd>{timeline === null || timeline === '' ? t('proposals.unsaid') : timeline}</dd>
        </div>
        {experience !== null && experience !== '' && (
          <div className="an-fact-wide">
            <dt>{t('proposals.experience')}</dt>
            <dd className="an-text">{experience}</dd>
          </div>
        )}
      </dl>
      <p className="an-made">
        {t('proposals.made', { date: formatDate(proposal.createdAt, i18n.language) })}
      </p>
      {isChosen && <Chosen proposal={proposal} email={email} mayWrite={mayWrite} />}
      {!isChosen && isDecided && <p className="an-other">{t('proposals.other')}</p>}
      {!isDecided && mayChoose && proposal.status === 'pending' && (
        <button type="button" className="button button-primary" onClick={onChoose}>
          {t('proposals.select')}
        </button>
      )}
      {!isDecided && proposal.status !== 'pending' && <p className="an-other">{t('proposals.gone')}</p>}
    </li>
  );
}
