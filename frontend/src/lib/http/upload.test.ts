import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeUpload, stubUploads } from '@/testing/xhr';
import { upload } from './upload';

const file = new Blob(['bonjour'], { type: 'application/pdf' });
const only = () => FakeUpload.all[0]!;

describe('upload', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    stubUploads();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('sends the file as it is, tells how far it is and reads the answer', async () => {
    const shares: number[] = [];
    const answer = upload('/api/x', file, { onProgress: (share) => shares.push(share) });
    expect(only().headers.get('Content-Type')).toBe('application/pdf');
    expect(only().headers.get('Accept-Language')).toBe('fr');
    only().moves(1, 4);
    only().moves(4, 4);
    only().answers(201, { id: 3 });
    expect(await answer).toEqual({ id: 3 });
    expect(shares).toEqual([0.25, 1]);
  });

  it('throws what the server says, and what went wrong on the way', async () => {
    const refused = upload('/api/x', file);
    only().answers(413, { code: 'too_large', message: 'Trop grand' });
    await expect(refused).rejects.toMatchObject({ status: 413, code: 'too_large', message: 'Trop grand' });
    FakeUpload.all = [];
    const broken = upload('/api/x', file);
    only().breaks();
    await expect(broken).rejects.toMatchObject({ category: 'offline' });
  });

  it('stops when asked', async () => {
    const controller = new AbortController();
    const stopped = upload('/api/x', file, { signal: controller.signal });
    controller.abort();
    await expect(stopped).rejects.toMatchObject({ category: 'aborted' });
    expect(only().isAborted).toBe(true);
  });

  it('gives up when nothing moves, not when it takes long', async () => {
    const slow = upload('/api/x', file);
    const ended = expect(slow).rejects.toMatchObject({ category: 'timeout' });
    vi.advanceTimersByTime(50_000);
    only().moves(1, 4);
    vi.advanceTimersByTime(50_000);
    expect(only().isAborted).toBe(false);
    vi.advanceTimersByTime(11_000);
    await ended;
  });
});
