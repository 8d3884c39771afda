import { useTranslation } from 'react-i18next';
import { StarIcon } from '@/components/actionIcons';
import type { Access } from '../model/access';
import { resetDate } from '../model/resetDate';

/** Premium, or how many of the month's free consultations are used. */
export function UsageBadge({ access }: { access: Access }) {
  const { t, i18n } = useTranslation('assistant');
  if (access.kind === 'unknown' || (access.kind === 'unlimited' && !access.premium)) return null;
  if (access.kind === 'unlimited') {
    return (
      <p className="as-badge as-badge-premium">
        <StarIcon size="1.1em" />
        {t('badge.premium')}
      </p>
    );
  }
  const used = access.kind === 'free' ? access.used : access.limit;
  return (
    <p className="as-badge" title={t('badge.resets', { date: resetDate(access.resetsAt, i18n.language) })}>
      <span aria-hidden="true">{t('badge.short', { used, limit: access.limit })}</span>
      <span className="visually-hidden">
        {t('badge.long', { count: used, limit: access.limit })}{' '}
        {t('badge.resets', { date: resetDate(access.resetsAt, i18n.language) })}
      </span>
    </p>
  );
}
