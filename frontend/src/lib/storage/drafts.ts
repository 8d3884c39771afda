import { clear, createStore, del, get, set, update } from 'idb-keyval';

/** Long texts a person is still writing; emptied at sign-out with everything else in this database. */
let store: ReturnType<typeof createStore> | null = null;

function drafts() {
  store ??= createStore('palabre-drafts', 'drafts');
  return store;
}

export async function readDraft<T>(key: string): Promise<T | undefined> {
  try {
    return await get<T>(key, drafts());
  } catch {
    return undefined;
  }
}

function isBlank(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value === 'object') return Object.values(value).every(isBlank);
  return false;
}

/** Keeps a draft. A blank one never replaces what was written: emptying is `removeDraft`. */
export async function saveDraft(key: string, value: unknown): Promise<void> {
  if (isBlank(value)) return;
  try {
    await set(key, value, drafts());
  } catch {
    // Storage refused: the text is still in the form.
  }
}

export async function removeDraft(key: string): Promise<void> {
  try {
    await del(key, drafts());
  } catch {
    // Storage refused: there was nothing to remove.
  }
}

/** Changes what is kept in one step, so that two tabs do not write over each other. */
export async function updateDraft<T>(key: string, change: (kept: T | undefined) => T): Promise<void> {
  try {
    await update<T>(key, change, drafts());
  } catch {
    // Storage refused: it stays in memory only.
  }
}

/**
 * At sign-out. Emptied and not deleted: a handle that another tab holds would keep the deletion waiting, and behind it
 * everybody who opens the database.
 */
export function emptyDrafts(): Promise<void> {
  return clear(drafts());
}
