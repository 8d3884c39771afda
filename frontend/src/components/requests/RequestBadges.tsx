import { useTranslation } from 'react-i18next';
import { WarningIcon } from '@/components/icons';
import type { ClientRequest, LegalDomain, RequestStatus, Urgency } from '@/types/marketplace';
import { Badge, type BadgeTone } from './Badge';

const statusTones: Record<RequestStatus, BadgeTone> = {
  open: 'success',
  assigned: 'info',
  closed: 'neutral',
};
const urgencyTones: Record<Urgency, BadgeTone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  critical: 'error',
};

/** Ouverte, Assignée, Fermée; a request that was never published is a draft. */
export function StatusBadge({ request }: { request: Pick<ClientRequest, 'status' | 'isValidated'> }) {
  const { t } = useTranslation('marketplace');
  const { status, isValidated } = request;
  if (status === 'open' && !isValidated) return <Badge tone="warning">{t('status.draft')}</Badge>;
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>;
}

export function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  const { t } = useTranslation('marketplace');
  const pressing = urgency === 'high' || urgency === 'critical';
  return (
    <Badge tone={urgencyTones[urgency]}>
      {pressing && <WarningIcon size="1.1em" />}
      <span className="visually-hidden">{t('urgency.label')} </span>
      {t(`urgency.badge.${urgency}`)}
    </Badge>
  );
}

export function DomainBadge({ domain }: { domain: LegalDomain }) {
  const { t } = useTranslation('marketplace');
  return (
    <Badge>
      <span className="visually-hidden">{t('domain.label')} </span>
      {t(`domain.${domain}`)}
    </Badge>
  );
}

interface RowProps {
  request: Pick<ClientRequest, 'status' | 'isValidated' | 'urgency' | 'legalDomain'>;
  /** Without the state, where every request shown is in the same one. */
  withStatus?: boolean;
}

export function RequestBadges({ request, withStatus = true }: RowProps) {
  return (
    <ul className="badges">
      {withStatus && (
        <li>
          <StatusBadge request={request} />
        </li>
      )}
      <li>
        <UrgencyBadge urgency={request.urgency} />
      </li>
      <li>
        <DomainBadge domain={request.legalDomain} />
      </li>
    </ul>
  );
}
