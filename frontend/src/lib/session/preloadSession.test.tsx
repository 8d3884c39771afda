import { renderHook, waitFor } from '@testing-library/react';
import { mutate } from 'swr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testUser } from '@/testing/renderApp';
import { json, onCall } from '@/testing/server';
import { PATIENCE_MS, preloadSession } from './preloadSession';
import { SESSION_KEY, useSession } from './useSession';

const session = () => renderHook(() => useSession()).result;

describe('the session before the first render', () => {
  let asked = 0;

  beforeEach(() => {
    asked = 0;
    onCall('GET', '/api/user', () => {
      asked += 1;
      return json(200, { ...testUser, name: 'Later' });
    });
  });

  afterEach(async () => {
    window.palabreUser = undefined;
    await mutate(SESSION_KEY, undefined, { revalidate: false });
  });

  it('is known from the early question, which counts once', async () => {
    window.palabreUser = Promise.resolve(Response.json({ ...testUser, name: 'Early' }));
    await preloadSession();
    expect(session().current.user?.name).toBe('Early');
    expect(asked).toBe(0);
    await preloadSession();
    expect(asked).toBe(1);
    expect(session().current.user?.name).toBe('Later');
  });

  it('is nobody where the early question says so', async () => {
    window.palabreUser = Promise.resolve(new Response(null, { status: 401 }));
    await preloadSession();
    expect(session().current.state).toBe('signedOut');
    expect(asked).toBe(0);
  });

  it.each([
    ['was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['met a server that was busy', () => Promise.resolve(new Response(null, { status: 503 }))],
    ['was answered by something else', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is asked again where the early question %s', async (_, early) => {
    window.palabreUser = early();
    await preloadSession();
    expect(session().current.user?.name).toBe('Later');
  });

  it('is asked by the page where nobody could say', async () => {
    onCall('GET', '/api/user', () => json(503, { code: 'busy', message: 'x' }));
    await preloadSession();
    const result = session();
    await waitFor(() => expect(result.current.state).toBe('failed'));
  });

  it('keeps no page waiting for an answer that does not come', async () => {
    vi.useFakeTimers();
    window.palabreUser = new Promise<Response>(() => undefined);
    const done = vi.fn();
    void preloadSession().then(done);
    await vi.advanceTimersByTimeAsync(PATIENCE_MS - 1);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalled();
    vi.useRealTimers();
  });
});
