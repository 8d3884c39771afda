import useSWR, { useSWRConfig } from 'swr';
import { isApiError, type ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import type { User } from '@/types/api';

/** Not an API key with a language: who is signed in does not depend on it. */
export const SESSION_KEY = '/api/user';

/** Without the cookie that the server sets beside a session (`signed_in_hint.rs`) nobody is signed in. */
export async function readUser(): Promise<User | null> {
  if (!document.cookie.includes('palabre_signed_in')) return null;
  try {
    return await http.get<User>('/api/user');
  } catch (error) {
    if (isApiError(error) && error.status === 401) return null;
    throw error;
  }
}

export type Session =
  | { state: 'loading'; user: null }
  | { state: 'signedOut'; user: null }
  | { state: 'signedIn'; user: User }
  | { state: 'failed'; user: null; error: ApiError; retry: () => void };

/** Who is signed in. A failed read is its own state: it is not the same as nobody. */
export function useSession(): Session {
  const { data, error, mutate } = useSWR<User | null, ApiError>(SESSION_KEY, readUser, {
    revalidateIfStale: false,
  });
  if (data !== undefined)
    return data === null ? { state: 'signedOut', user: null } : { state: 'signedIn', user: data };
  if (error !== undefined) return { state: 'failed', user: null, error, retry: () => void mutate() };
  return { state: 'loading', user: null };
}

/** The user of a page that stands behind the guard. */
export function useCurrentUser(): User {
  const session = useSession();
  if (session.user === null) throw new Error('useCurrentUser outside the guard');
  return session.user;
}

/** After a 401: the user is cleared, what was typed stays. */
export function useForgetSession(): () => void {
  const { mutate } = useSWRConfig();
  return () => void mutate(SESSION_KEY, null, { revalidate: false });
}
