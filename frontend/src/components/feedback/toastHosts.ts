import { useEffect, useId, useSyncExternalStore } from 'react';

/** A modal dialog hides the rest of the page from everyone: notices are then shown inside it, the last one opened. */
let hosts: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `true` for the one place, of those on the page, that shows notices now. */
export function useToastHost(): boolean {
  const id = useId();
  useEffect(() => {
    set([...hosts, id]);
    return () => set(hosts.filter((host) => host !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => hosts[hosts.length - 1] === id);
}
