import { useSyncExternalStore } from 'react';

let current = { text: '', turn: 0 };
const listeners = new Set<() => void>();

/** Says a sentence to screen readers. The same sentence twice is said twice. */
export function announce(text: string): void {
  current = { text, turn: current.turn + 1 };
  for (const listener of listeners) listener();
}

export function useAnnouncement(): { text: string; turn: number } {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
