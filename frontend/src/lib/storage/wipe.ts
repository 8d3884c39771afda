export const DRAFTS_DATABASE = 'palabre-drafts';

const cleaners = new Set<() => Promise<void>>();

/** What a module holds open, it empties itself when everything is wiped. */
export function onWipe(clean: () => Promise<void>): void {
  cleaners.add(clean);
}

/** Caches that hold no one's data: the shell, lazy chunks and translations. */
const PUBLIC_CACHES = /^(workbox-precache|palabre-chunks|palabre-locales)/;

async function wipeCaches(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !PUBLIC_CACHES.test(name)).map((name) => caches.delete(name)));
}

function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

async function wipeDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return;
  await Promise.allSettled([...cleaners].map((clean) => clean()));
  await deleteDatabase(DRAFTS_DATABASE);
}

/**
 * Everything a person leaves in the browser, gone in one call at sign-out: SWR's memory, Cache Storage and IndexedDB.
 * A failure of one does not spare the others.
 */
export async function wipePersonalData(clearSwr: () => unknown): Promise<void> {
  await Promise.allSettled([Promise.resolve(clearSwr()), wipeCaches(), wipeDatabases()]);
}
