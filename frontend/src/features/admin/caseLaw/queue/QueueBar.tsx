import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowIcon, BackIcon } from '@/components/actionIcons';

interface Props {
  isFirst: boolean;
  isLast: boolean;
  onStep: (by: -1 | 1) => void;
  /** `null`: there is nothing to look at meanwhile. */
  onLater: (() => void) | null;
  /** The button that vouches for the decision, where it does not stand in a form of its own. */
  verify: ReactNode;
}

/** The way through the queue, always in reach. Its ends are not `disabled`, which would let go of the focus. */
export function QueueBar({ isFirst, isLast, onStep, onLater, verify }: Props) {
  const { t } = useTranslation('caseLaw');
  return (
    <div className="cl-queue-bar" role="group" aria-label={t('queue.bar')}>
      <button
        type="button"
        className="button button-outlined"
        aria-keyshortcuts="ArrowLeft"
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <BackIcon size="1.2em" />
        <span className="cl-queue-step">{t('queue.previous')}</span>
      </button>
      <button
        type="button"
        className="button button-outlined"
        aria-keyshortcuts="ArrowRight"
        aria-disabled={isLast}
        onClick={() => onStep(1)}
      >
        <span className="cl-queue-step">{t('queue.next')}</span>
        <ArrowIcon size="1.2em" />
      </button>
      <span className="cl-queue-keys muted" aria-hidden="true">
        {t('queue.keys')}
      </span>
      {onLater && (
        <button type="button" className="button button-quiet" onClick={onLater}>
          {t('queue.later')}
        </button>
      )}
      {verify}
    </div>
  );
}
