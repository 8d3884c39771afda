import { useSyncExternalStore } from 'react';
import { IS_PRODUCTION } from '@/config/env';

const HOUR_MS = 60 * 60 * 1000;

let waiting = false;
let takeOver: (() => void) | null = null;
const listeners = new Set<() => void>();

/**
 * Registers the service worker once the page is usable. A new version waits until the person accepts it; the page
 * reloads only when that version has taken over.
 */
export async function startServiceWorker(): Promise<void> {
  if (!IS_PRODUCTION || !('serviceWorker' in navigator)) return;
  const { Workbox } = await import(/* webpackChunkName: "pwa" */ 'workbox-window');
  const worker = new Workbox('/sw.js');
  worker.addEventListener('waiting', () => {
    waiting = true;
    takeOver = () => {
      worker.addEventListener('controlling', () => window.location.reload());
      worker.messageSkipWaiting();
    };
    for (const listener of listeners) listener();
  });
  await worker.register();
  setInterval(() => void worker.update(), HOUR_MS);
}

export function useUpdate(): { ready: boolean; apply: () => void; later: () => void } {
  const ready = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );
  return {
    ready,
    apply: () => takeOver?.(),
    later: () => {
      waiting = false;
      for (const listener of listeners) listener();
    },
  };
}
