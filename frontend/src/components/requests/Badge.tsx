import type { ReactNode } from 'react';
import './badges.css';

export type BadgeTone = 'neutral' | 'primary' | 'success' | 'info' | 'warning' | 'error' | 'filled';

/** A state in one or two words; its colour only repeats what they say. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
