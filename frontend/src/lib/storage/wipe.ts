import { emptyDrafts } from './drafts';

const cleaners = new Set<() => Promise<void>>();

/** What a module holds in memory, or is about to write, it gives up itself when everything is wiped. */
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

async function wipeDrafts(): Promise<void> {
  // What still writes stops first.
  await Promise.allSettled([...cleaners].map((clean) => clean()));
  await emptyDrafts();
}

/**
 * Everything a person leaves in the browser, gone in one call at sign-out: SWR's memory, Cache Storage and IndexedDB.
 * A failure of one does not spare the others.
 */
export async function wipePersonalData(clearSwr: () => unknown): Promise<void> {
  await Promise.allSettled([Promise.resolve(clearSwr()), wipeCaches(), wipeDrafts()]);
}
