import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDraft, saveDraft } from './drafts';
import { onWipe, wipePersonalData } from './wipe';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  clear: () => {
    kept.clear();
    return Promise.resolve();
  },
}));

describe('wipePersonalData', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('clears SWR, the caches of one’s own data and IndexedDB, in one call', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['workbox-precache-v2', 'palabre-chunks', 'palabre-public', 'old-api']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
    });
    await saveDraft('a', 'mine');
    // What writes gives up before the drafts are emptied.
    const held = vi.fn(() => saveDraft('b', 'mine too'));
    onWipe(held);
    const clearSwr = vi.fn();
    await wipePersonalData(clearSwr);
    expect(clearSwr).toHaveBeenCalledOnce();
    expect(deleted).toEqual(['palabre-public', 'old-api']);
    expect(held).toHaveBeenCalledOnce();
    expect(await readDraft('a')).toBeUndefined();
    expect(await readDraft('b')).toBeUndefined();
  });

  it('goes on when one part fails', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
    await expect(wipePersonalData(() => Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
});
