import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { describe, expect, it } from 'vitest';
import { testUser } from '@/testing/renderApp';
import { json, onCall } from '@/testing/server';
import { useSession } from './useSession';

function session() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>{children}</SWRConfig>
  );
  return renderHook(() => useSession(), { wrapper }).result;
}

describe('who is signed in', () => {
  it('is asked where the cookie beside the session says that somebody is', async () => {
    onCall('GET', '/api/user', () => json(200, testUser));
    const result = session();
    await waitFor(() => expect(result.current.state).toBe('signedIn'));
  });

  it('is not asked for a visitor', async () => {
    document.cookie = 'palabre_signed_in=; max-age=0';
    let asked = 0;
    onCall('GET', '/api/user', () => {
      asked += 1;
      return json(200, testUser);
    });
    const result = session();
    await waitFor(() => expect(result.current.state).toBe('signedOut'));
    expect(asked).toBe(0);
  });

  it('is nobody where the cookie outlived the session', async () => {
    onCall('GET', '/api/user', () => json(401, { code: 'not_signed_in', message: 'x' }));
    const result = session();
    await waitFor(() => expect(result.current.state).toBe('signedOut'));
  });

  it('is known from the early question, which counts once', async () => {
    let asked = 0;
    onCall('GET', '/api/user', () => {
      asked += 1;
      return json(200, { ...testUser, name: 'Later' });
    });
    window.palabreUser = Promise.resolve(Response.json({ ...testUser, name: 'Early' }));
    const first = session();
    await waitFor(() => expect(first.current.user?.name).toBe('Early'));
    expect(asked).toBe(0);
    const second = session();
    await waitFor(() => expect(second.current.user?.name).toBe('Later'));
  });

  it('is nobody where the early question says so', async () => {
    window.palabreUser = Promise.resolve(new Response(null, { status: 401 }));
    const result = session();
    await waitFor(() => expect(result.current.state).toBe('signedOut'));
  });

  it.each([
    ['was lost', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['met a server that was busy', () => Promise.resolve(new Response(null, { status: 503 }))],
    ['was answered by something else', () => Promise.resolve(new Response('<!doctype html>'))],
  ])('is asked again where the early question %s', async (_, early) => {
    onCall('GET', '/api/user', () => json(200, testUser));
    window.palabreUser = early();
    const result = session();
    await waitFor(() => expect(result.current.state).toBe('signedIn'));
  });
});
