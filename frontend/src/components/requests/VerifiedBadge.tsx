import { useTranslation } from 'react-i18next';
import { CheckIcon } from '@/components/icons';
import { Badge } from './Badge';

/** Whether an administrator has checked the roll number. */
export function VerifiedBadge({ isVerified }: { isVerified: boolean }) {
  const { t } = useTranslation('marketplace');
  return isVerified ? (
    <Badge tone="success">
      <CheckIcon size="1.1em" />
      {t('verified.yes')}
    </Badge>
  ) : (
    <Badge>{t('verified.no')}</Badge>
  );
}
