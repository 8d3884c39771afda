import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Times of identity.md: a sentence after 2 s, a way out after 10 s. */
const SENTENCE_MS = 2_000;
const WAY_OUT_MS = 10_000;

interface WaitingProps {
  onGiveUp?: (() => void) | undefined;
}

/** Says that something is still on its way, and offers to try again when it takes too long. */
export function Waiting({ onGiveUp }: WaitingProps) {
  const { t } = useTranslation();
  const [stage, setStage] = useState<0 | 1 | 2>(0);
  useEffect(() => {
    const first = setTimeout(() => setStage(1), SENTENCE_MS);
    const second = setTimeout(() => setStage(2), WAY_OUT_MS);
    return () => {
      clearTimeout(first);
      clearTimeout(second);
    };
  }, []);
  return (
    <div className="waiting">
      <p role="status">{stage === 0 ? '' : t(stage === 1 ? 'waiting.still' : 'waiting.long')}</p>
      {stage === 2 && (
        <button
          type="button"
          className="button button-quiet"
          onClick={onGiveUp ?? (() => window.location.reload())}
        >
          {t('actions.retry')}
        </button>
      )}
    </div>
  );
}

/** Lines of text to come. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <div className="skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="skeleton" />
      ))}
    </div>
  );
}

/** A page to come: its title, then cards. */
export function PageSkeleton({ cards = 2 }: { cards?: number }) {
  return (
    <div className="page-skeleton">
      <span className="skeleton skeleton-title" aria-hidden="true" />
      {Array.from({ length: cards }, (_, card) => (
        <div key={card} className="skeleton-card" aria-hidden="true">
          <TextSkeleton />
        </div>
      ))}
      <Waiting />
    </div>
  );
}
