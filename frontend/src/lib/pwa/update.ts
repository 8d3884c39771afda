import { useSyncExternalStore } from 'react';

let takeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

function set(next: (() => void) | null): void {
  takeOver = next;
  for (const listener of listeners) listener();
}

/** A new version waits; `apply` lets it take over. */
export function offerUpdate(apply: () => void): void {
  set(apply);
}

export function useUpdate(): { ready: boolean; apply: () => void; later: () => void } {
  const ready = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => takeOver !== null,
  );
  return { ready, apply: () => takeOver?.(), later: () => set(null) };
}
