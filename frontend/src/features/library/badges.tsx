import { useTranslation } from 'react-i18next';
import { Badge, type BadgeTone } from '@/components/requests/Badge';
import { SUBJECTS } from '@/types/caseLaw';
import type { DecisionHead, Quality, Standing } from '@/types/library';

const tones: Record<Standing, BadgeTone> = {
  in_force: 'success',
  unclear: 'warning',
  future: 'info',
  superseded: 'error',
  repealed: 'error',
};

/** Whether a text is law today. */
export function StandingBadge({ standing }: { standing: Standing }) {
  const { t } = useTranslation('library');
  return <Badge tone={tones[standing]}>{t(`standing.${standing}`)}</Badge>;
}

/** How a text was read off its source; nothing where there is nothing to say. */
export function QualityBadge({ quality, isUsable }: { quality?: Quality; isUsable: boolean }) {
  const { t } = useTranslation('library');
  if (!isUsable) return <Badge tone="warning">{t('quality.unusable')}</Badge>;
  if (quality === 'medium' || quality === 'low') return <Badge>{t(`quality.${quality}`)}</Badge>;
  return null;
}

/** Who vouches for a decision. */
export function DecisionBadges({ decision }: { decision: DecisionHead }) {
  const { t } = useTranslation('library');
  return (
    <span className="badges">
      {SUBJECTS.includes(decision.subject) && <Badge>{t(`subjects.${decision.subject}`)}</Badge>}
      {decision.isVerified && <Badge tone="success">{t('decision.verified')}</Badge>}
      {decision.isShipped && <Badge tone="info">{t('decision.shipped')}</Badge>}
      {!decision.isVerified && <Badge tone="warning">{t('decision.unverified')}</Badge>}
    </span>
  );
}
