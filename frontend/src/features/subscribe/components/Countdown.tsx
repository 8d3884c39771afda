import { useTranslation } from 'react-i18next';
import { useSeconds } from '../hooks/useSeconds';
import type { ServerClock } from '../model/serverClock';
import { clockText, secondsLeft } from '../model/timeLeft';

interface Props {
  from: string;
  until: string;
  clock: ServerClock;
}

/** How long the payer still has. Not read out every second: whoever listens asks for it. */
export function Countdown({ from, until, clock }: Props) {
  const { t } = useTranslation('subscribe');
  useSeconds();
  const now = clock.now();
  if (now === null) return null;
  const whole = Math.max(1, secondsLeft(until, new Date(from).getTime()));
  const left = Math.min(whole, secondsLeft(until, now));
  if (left === 0) return <p className="sub-over">{t('panel.timeOver')}</p>;
  return (
    <div className="sub-count">
      <p role="timer" aria-live="off">
        {t('panel.timeLeft')} <strong>{clockText(left)}</strong>
      </p>
      <progress max={whole} value={left} aria-label={t('panel.timeLeft')} />
    </div>
  );
}
