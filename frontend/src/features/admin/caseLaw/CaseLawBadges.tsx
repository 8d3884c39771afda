import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/requests/Badge';
import type { CaseLaw } from '@/types/caseLaw';

/** The subject, and how far a decision may be trusted. */
export function CaseLawBadges({ decision }: { decision: CaseLaw }) {
  const { t } = useTranslation('caseLaw');
  const { subject, isVerified, isShipped, isEdited } = decision;
  return (
    <ul className="badges">
      {subject !== '' && (
        <li>
          <Badge tone="info">{t(`subjects.${subject}`)}</Badge>
        </li>
      )}
      <li>
        {isVerified ? (
          <Badge tone="success">{t('states.verified')}</Badge>
        ) : (
          <Badge tone="warning">{t('states.unverified')}</Badge>
        )}
      </li>
      {decision.textWaits && (
        <li>
          <Badge tone="warning">{t('states.text_waits')}</Badge>
        </li>
      )}
      {isShipped && (
        <li>
          <Badge>{t('states.shipped')}</Badge>
        </li>
      )}
      {isEdited && decision.source !== null && (
        <li>
          <Badge>{t('states.edited')}</Badge>
        </li>
      )}
    </ul>
  );
}
