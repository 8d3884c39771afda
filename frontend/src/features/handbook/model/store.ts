import { createStore, del, get, set } from 'idb-keyval';
import type { Language } from '@/lib/i18n/languages';
import type { Handbook } from '@/types/handbook';

/**
 * The legal notes on the device: public, the same for everyone, and fetched because somebody asked. Signing out leaves
 * them; a button takes them away.
 */
let store: ReturnType<typeof createStore> | null = null;

function shelf() {
  store ??= createStore('palabre-handbook', 'notes');
  return store;
}

/** `undefined` where nothing is kept, or nothing can be. */
export async function keptHandbook(language: Language): Promise<Handbook | undefined> {
  try {
    return await get<Handbook>(language, shelf());
  } catch {
    return undefined;
  }
}

/** `false` where the browser refuses: the notes can then be read until the page is left. */
export async function keepHandbook(handbook: Handbook): Promise<boolean> {
  try {
    await set(handbook.language, handbook, shelf());
    return true;
  } catch {
    return false;
  }
}

export async function dropHandbook(language: Language): Promise<void> {
  try {
    await del(language, shelf());
  } catch {
    // Storage refused: there was nothing to take away.
  }
}
