import { clear, createStore, del, get, set, update } from 'idb-keyval';

/** Long texts a person is still writing; emptied at sign-out with everything else in this database. */
let store: ReturnType<typeof createStore> | null = null;

function drafts() {
  store ??= createStore('palabre-drafts', 'drafts');
  return store;
}

/** At most this long behind what is typed, however long a person types without a pause. */
const SAVE_EVERY_MS = 500;

interface Waiting {
  value: unknown;
  timer: ReturnType<typeof setTimeout>;
}

/**
 * What is about to be written, by its key. It waits here and not in the form, which may close in the meantime; only what
 * removes the draft takes it away.
 */
const waiting = new Map<string, Waiting>();

function stopWaiting(key: string): void {
  clearTimeout(waiting.get(key)?.timer);
  waiting.delete(key);
}

function writeWaiting(): void {
  for (const [key, { value }] of [...waiting]) void saveDraft(key, value);
}

let listens = false;

/** A page that is reloaded or closed is hidden first; what was typed last is written then. */
function listen(): void {
  if (listens) return;
  listens = true;
  addEventListener('pagehide', writeWaiting);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') writeWaiting();
  });
}

/** Keeps a draft that is being written, a moment later: not every key is a write. */
export function keepDraft(key: string, value: unknown): void {
  listen();
  const timer =
    waiting.get(key)?.timer ?? setTimeout(() => void saveDraft(key, waiting.get(key)?.value), SAVE_EVERY_MS);
  waiting.set(key, { value, timer });
}

export async function readDraft<T>(key: string): Promise<T | undefined> {
  const held = waiting.get(key);
  if (held !== undefined && !isBlank(held.value)) return held.value as T;
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
  stopWaiting(key);
  if (isBlank(value)) return;
  try {
    await set(key, value, drafts());
  } catch {
    // Storage refused: the text is still in the form.
  }
}

export async function removeDraft(key: string): Promise<void> {
  stopWaiting(key);
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
  for (const key of [...waiting.keys()]) stopWaiting(key);
  return clear(drafts());
}
