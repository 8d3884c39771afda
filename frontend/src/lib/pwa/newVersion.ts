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

/**
 * Loads the page again, with the newest version. A part of this page did not come: after an upgrade its file is gone
 * from the server, and the worker of the older version would answer with the same old page for ever.
 */
export async function reloadWithNewest(): Promise<void> {
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
