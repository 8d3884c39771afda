import { useTranslation } from 'react-i18next';
import { InfoIcon, WarningIcon } from '@/components/icons';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { formatDate } from '@/lib/format/format';
import type { AnonymousRequest } from '@/types/anonymous';
import type { Urgency } from '@/types/marketplace';

const tones: Record<Urgency, BadgeTone> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'warning',
  critical: 'error',
};

/** The page's own words for the four levels (product.md §2). */
function UrgencyBadge({ urgency }: { urgency: Urgency }) {
  const { t } = useTranslation('anonymous');
  return (
    <Badge tone={tones[urgency]}>
      {(urgency === 'high' || urgency === 'critical') && <WarningIcon size="1.1em" />}
      <span className="visually-hidden">{t('access.urgencyLabel')} </span>
      <span>{t(`access.urgency.${urgency}`)}</span>
    </Badge>
  );
}

/** One's own request, as it was published. */
export function RequestCard({ request }: { request: AnonymousRequest }) {
  const { t, i18n } = useTranslation(['anonymous', 'marketplace']);
  const { budget } = request;
  const note = request.isHidden ? 'access.hidden' : request.status === 'closed' ? 'access.closed' : null;
  return (
    <section className="an-card" aria-labelledby="an-request-title">
      <p className="overline">{t('access.overline')}</p>
      <h1 id="an-request-title">{request.title}</h1>
      <ul className="badges">
        <li>
          <UrgencyBadge urgency={request.urgency} />
        </li>
      </ul>
      {note !== null && (
        <p className="notice">
          <InfoIcon />
          <span>{t(note)}</span>
        </p>
      )}
      <h2 className="an-label">{t('access.description')}</h2>
      <p className="an-text">{request.description}</p>
      <dl className="an-facts">
        <div>
          <dt>{t('access.facts.domain')}</dt>
          <dd>{t(`marketplace:domain.${request.legalDomain}`)}</dd>
        </div>
        {budget !== null && budget !== '' && (
          <div>
            <dt>{t('access.facts.budget')}</dt>
            <dd>{budget}</dd>
          </div>
        )}
        <div>
          <dt>{t('access.facts.created')}</dt>
          <dd>{formatDate(request.createdAt, i18n.language)}</dd>
        </div>
        <div>
          <dt>{t('access.facts.pseudonym')}</dt>
          <dd>{request.pseudonym}</dd>
        </div>
      </dl>
    </section>
  );
}
