import { Workbox } from 'workbox-window';
import { IS_PRODUCTION } from '@/config/env';
import { keepPublicPages } from './keepPages';
import { offerUpdate } from './update';

const HOUR_MS = 60 * 60 * 1000;
/** After the page's own calls (milliseconds). */
const KEEP_AFTER_MS = 5_000;

/** When the page is at rest, some time after the worker has taken it over. */
function keepLater(isFirstVisit: boolean): void {
  setTimeout(() => void keepPublicPages(isFirstVisit).catch(() => undefined), KEEP_AFTER_MS);
}

const reload = () => window.location.reload();

/**
 * Registers the service worker once the page is usable. A new version waits until the person accepts it; the page
 * reloads only when that version has taken over. Accepted in another tab, it took this page's stored parts away: then
 * this page offers to be loaded again.
 */
export async function startServiceWorker(): Promise<void> {
  if (!IS_PRODUCTION || !('serviceWorker' in navigator)) return;
  const isFirstVisit = navigator.serviceWorker.controller === null;
  const worker = new Workbox('/sw.js');
  let isControlled = !isFirstVisit;
  let isAccepted = false;
  worker.addEventListener('waiting', () =>
    offerUpdate(() => {
      isAccepted = true;
      worker.messageSkipWaiting();
    }),
  );
  worker.addEventListener('controlling', () => {
    if (isAccepted) reload();
    else if (isControlled) offerUpdate(reload);
    // The first visit of all: from now on what is fetched is kept.
    else keepLater(true);
    isControlled = true;
  });
  try {
    await worker.register();
  } catch {
    // No worker (private window, refused): the application works without one.
    return;
  }
  setInterval(() => void worker.update(), HOUR_MS);
  if (!isFirstVisit) keepLater(false);
}
