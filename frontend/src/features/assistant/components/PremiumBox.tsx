import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { Gate } from '../model/access';
import { resetDate } from '../model/resetDate';

/** As wide as most dates; unseen. */
const PLACE_OF_DATE = '00 novembre 0000';

interface Props {
  access: Gate;
  /** What was being asked when the box came in the way. */
  kept: string;
  onUseFree: () => void;
}

/**
 * Stands where the input would be (decisions D1): subscribe, or use one of the month's free consultations. What is not
 * known yet has its place, unseen.
 */
export function PremiumBox({ access, kept, onUseFree }: Props) {
  const { t, i18n } = useTranslation('assistant');
  const isComing = access.kind === 'coming';
  const date = isComing ? PLACE_OF_DATE : resetDate(access.resetsAt, i18n.language);
  return (
    <div className="as-premium" aria-busy={isComing}>
      <div className="as-premium-text">
        <h3>
          <LockIcon size="1.2em" />
          {t('premium.title')}
        </h3>
        <p>{t('premium.text')}</p>
        {access.kind === 'coming' ? (
          <p className="as-premium-coming">{t('premium.left', { count: 2, date })}</p>
        ) : (
          <p className="as-premium-left">
            {access.kind === 'free'
              ? t('premium.left', { count: access.limit - access.used, date })
              : t('premium.exhausted', { limit: access.limit, date })}
          </p>
        )}
        {kept !== '' && (
          <div className="as-premium-kept">
            <p>{t('premium.kept')}</p>
            {/* A long one scrolls by itself: the keyboard must reach it. */}
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <blockquote tabIndex={0} aria-label={t('premium.kept')}>
              {kept}
            </blockquote>
          </div>
        )}
      </div>
      <div className="as-premium-actions">
        <Link to={paths.subscribe.href()} className="button button-quiet">
          {t('premium.subscribe')}
        </Link>
        {access.kind !== 'exhausted' && (
          <button
            type="button"
            className={isComing ? 'button button-primary as-premium-coming' : 'button button-primary'}
            onClick={onUseFree}
          >
            {t('premium.useFree')}
          </button>
        )}
      </div>
    </div>
  );
}
