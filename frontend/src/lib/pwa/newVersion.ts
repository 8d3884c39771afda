import { PRODUCT_NAME } from '@/config/env';
import { i18n } from '@/lib/i18n/i18n';

/** A new version's files may still be on their way over a slow line (milliseconds). */
const INSTALL_MS = 30_000;
const TAKE_OVER_MS = 5_000;

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    setTimeout(resolve, INSTALL_MS);
    look();
  });
}

function takenOver(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
    worker.postMessage({ type: 'SKIP_WAITING' });
  });
}

/** When a sentence says that it goes on (milliseconds). */
const STILL_MS = 4_000;

/**
 * Over the whole page, at once: half a minute may pass before it is loaded again, and who sees nothing presses again. By
 * hand, because the page under it may be in pieces.
 */
function showProgress(): void {
  const screen = document.createElement('div');
  screen.className = 'loading-screen';
  screen.style.cssText = 'position:fixed;inset:0;z-index:80;background:var(--background)';
  screen.tabIndex = -1;
  const name = document.createElement('p');
  name.className = 'loading-name';
  name.textContent = PRODUCT_NAME;
  const bar = document.createElement('progress');
  bar.setAttribute('aria-hidden', 'true');
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  said.textContent = i18n.t('waiting.page', { product: PRODUCT_NAME });
  screen.append(name, bar, said);
  document.body.append(screen);
  // Whoever listens hears where they are.
  screen.focus();
  setTimeout(() => {
    said.textContent = i18n.t('waiting.still');
  }, STILL_MS);
}

/**
 * Loads the page again, with the newest version. A part of this page did not come: after an upgrade its file is gone
 * from the server, and the worker of the older version would answer with the same old page for ever.
 */
export async function reloadWithNewest(): Promise<void> {
  showProgress();
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const next = registration?.waiting ?? registration?.installing;
    if (next) {
      await installed(next);
      if (next.state === 'installed') await takenOver(next);
    }
  } catch {
    // No worker, or the network is away: as the page would be loaded anyway.
  }
  window.location.reload();
}
