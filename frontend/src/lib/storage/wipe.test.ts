import { afterEach, describe, expect, it, vi } from 'vitest';
import { onWipe, wipePersonalData } from './wipe';

describe('wipePersonalData', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('clears SWR, the caches of one’s own data and IndexedDB, in one call', async () => {
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: () => Promise.resolve(['workbox-precache-v2', 'palabre-chunks', 'palabre-public', 'old-api']),
      delete: (name: string) => Promise.resolve(deleted.push(name)),
    });
    const databases: string[] = [];
    vi.stubGlobal('indexedDB', {
      deleteDatabase: (name: string) => {
        databases.push(name);
        const request: { onsuccess?: () => void } = {};
        setTimeout(() => request.onsuccess?.());
        return request;
      },
    });
    const held = vi.fn(() => Promise.resolve());
    onWipe(held);
    const clearSwr = vi.fn();
    await wipePersonalData(clearSwr);
    expect(clearSwr).toHaveBeenCalledOnce();
    expect(deleted).toEqual(['palabre-public', 'old-api']);
    expect(held).toHaveBeenCalledOnce();
    expect(databases).toEqual(['palabre-drafts']);
  });

  it('goes on when one part fails', async () => {
    vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('refused')) });
    vi.stubGlobal('indexedDB', {
      deleteDatabase: () => {
        const request: { onblocked?: () => void } = {};
        setTimeout(() => request.onblocked?.());
        return request;
      },
    });
    await expect(wipePersonalData(() => Promise.reject(new Error('no')))).resolves.toBeUndefined();
  });
});
