import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LockIcon } from '@/components/actionIcons';
import { Link } from '@/components/nav/Link';
import { paths } from '@/config/paths';
import { useMedia } from '../hooks/useMedia';
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

/** Wider than a conversation that is the whole screen (`useChatScreen`). */
const WIDE = '(min-width: 800px)';

/**
 * Stands where the input would be once the month's consultations are used: subscribe, or a way without paying. On a
 * phone it is one line and the ways on, since the last answer is still being read above it; the rest opens.
 */
export default function PremiumBox({ access, kept, onLawyer, onDanger }: Props) {
  const { t, i18n } = useTranslation(['assistant', 'answerExtras']);
  const id = useId();
  const isWide = useMedia(WIDE);
  const [isOpen, setOpen] = useState(false);
  const isWhole = isWide || isOpen;
  const { limit } = access;
  const date = resetDate(access.resetsAt, i18n.language);
  const title = (
    <h3>
      <LockIcon size="1.2em" />
      {t('answerExtras:premium.title')}
    </h3>
  );
  return (
    <div className="as-premium">
      <div className="as-premium-line">
        {isWide ? (
          title
        ) : (
          <button
            type="button"
            className="as-premium-more"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            <LockIcon size="1.2em" />
            <span>{t('answerExtras:premium.short', { limit })}</span>
          </button>
        )}
        <button type="button" className="as-small-button as-premium-danger" onClick={onDanger}>
          {t('answerExtras:premium.danger')}
        </button>
      </div>
      <div id={id} className="as-premium-text" hidden={!isWhole}>
        {!isWide && title}
        <p>{t('answerExtras:premium.text')}</p>{' '}
        <p className="as-premium-left">{t('answerExtras:premium.exhausted', { limit, date })}</p>
      </div>
      {kept !== '' && (
        <div className={isWhole ? 'as-premium-kept' : 'as-premium-kept as-premium-kept-short'}>
          <p>{t('answerExtras:premium.kept')}</p>
          {/* A long one scrolls by itself: the keyboard must reach it. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <blockquote tabIndex={0} aria-label={t('answerExtras:premium.kept')}>
            {kept}
          </blockquote>
        </div>
      )}
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
