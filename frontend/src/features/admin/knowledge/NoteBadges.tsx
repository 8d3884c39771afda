import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/requests/Badge';
import type { Confidence } from '@/types/knowledge';

interface Props {
  isActive: boolean;
  isEdited: boolean;
  isShipped: boolean;
  confidence: Confidence;
}

/** Where a note comes from, and whether answers rest on it. */
export function NoteBadges({ isActive, isEdited, isShipped, confidence }: Props) {
  const { t } = useTranslation('knowledge');
  const origin = isShipped ? (isEdited ? 'edited' : 'shipped') : 'own';
  return (
    <span className="badges">
      {!isActive && <Badge tone="warning">{t('badges.inactive')}</Badge>}
      <Badge tone={origin === 'shipped' ? 'neutral' : 'primary'}>{t(`badges.${origin}`)}</Badge>
      {confidence === 'medium' && <Badge tone="warning">{t('badges.medium')}</Badge>}
    </span>
  );
}
