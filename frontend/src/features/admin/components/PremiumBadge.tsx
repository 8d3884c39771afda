import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/requests/Badge';
import { formatDate } from '@/lib/format/format';
import type { Account } from '@/types/admin';

/** What somebody's subscription is today. */
export function PremiumBadge({ account }: { account: Account }) {
  const { t, i18n } = useTranslation('admin');
  if (!account.isPremium) return <Badge>{t('users.standard')}</Badge>;
  const until = account.premiumUntil;
  return (
    <Badge tone="primary">
      {until === null
        ? t('users.premiumForever')
        : t('users.premiumUntil', { date: formatDate(until, i18n.language) })}
    </Badge>
  );
}
