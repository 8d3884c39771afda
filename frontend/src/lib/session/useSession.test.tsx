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
});
