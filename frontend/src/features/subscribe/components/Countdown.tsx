import { useTranslation } from 'react-i18next';
import { useNow } from '../hooks/useNow';
import { clockText, secondsLeft } from '../model/timeLeft';

/** How long the payer still has. Not read out every second: whoever listens asks for it. */
export function Countdown({ until, from }: { until: string; from: string }) {
  const { t } = useTranslation('subscribe');
  const now = useNow(true);
  const left = secondsLeft(until, now);
  const whole = Math.max(1, secondsLeft(until, new Date(from).getTime()));
  if (left === 0) return <p className="sub-over">{t('panel.timeOver')}</p>;
  return (
    <div className="sub-count">
      <p role="timer" aria-live="off">
        {t('panel.timeLeft')} <strong>{clockText(left)}</strong>
      </p>
      <progress max={whole} value={Math.min(left, whole)} aria-label={t('panel.timeLeft')} />
    </div>
  );
}
