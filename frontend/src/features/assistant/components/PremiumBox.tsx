import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import type { Exhausted } from '../model/access';
import { resetDate } from '../model/resetDate';

interface Props {
  access: Exhausted;
  /** What was being asked when the box came in the way. */
  kept: string;
  /** Takes it to the professionals; a client's way only. */
  onLawyer: (() => void) | null;
  onDanger: () => void;
}

/** Stands where the input would be once the month's consultations are used: subscribe, or a way without paying. */
export default function PremiumBox({ access, kept, onLawyer, onDanger }: Props) {
  const { t, i18n } = useTranslation(['assistant', 'answerExtras']);
  const date = resetDate(access.resetsAt, i18n.language);
  return (
    <div className="as-premium">
      <div className="as-premium-text">
        {/* First: on a small phone the rest of the box lies below the screen. */}
        <button type="button" className="as-small-button" onClick={onDanger}>
          {t('answerExtras:premium.danger')}
        </button>
        <h3>
          <LockIcon size="1.2em" />
          {t('answerExtras:premium.title')}
        </h3>
        <p>{t('answerExtras:premium.text')}</p>
        <p className="as-premium-left">
          {t('answerExtras:premium.exhausted', { limit: access.limit, date })}
        </p>
        {kept !== '' && (
          <div className="as-premium-kept">
            <p>{t('answerExtras:premium.kept')}</p>
            {/* A long one scrolls by itself: the keyboard must reach it. */}
            {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <blockquote tabIndex={0} aria-label={t('answerExtras:premium.kept')}>
              {kept}
            </blockquote>
          </div>
        )}
      </div>
      <div className="as-premium-actions">
        <Link to={paths.subscribe.href()} className="button button-primary">
          {t('premium.subscribe')}
        </Link>
        <span className="as-premium-other">{t('answerExtras:premium.other')}</span>
        {onLawyer !== null && (
          <button type="button" className="button button-outlined" onClick={onLawyer}>
            {t('answerExtras:premium.lawyer')}
          </button>
        )}
        <Link to={paths.laws.href()} className="button button-quiet">
          {t('answerExtras:premium.library')}
        </Link>
      </div>
    </div>
  );
}
