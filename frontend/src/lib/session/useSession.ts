import useSWR, { useSWRConfig } from 'swr';
import { isApiError, type ApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { wipePersonalData } from '@/lib/storage/wipe';
import type { LoginBody, RegisterBody, User } from '@/types/api';

/** Not an API key with a language: who is signed in does not depend on it. */
export const SESSION_KEY = '/api/user';

async function readUser(): Promise<User | null> {
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

export function useSessionActions() {
  const { mutate } = useSWRConfig();

  const clearSwr = () => mutate((key) => key !== SESSION_KEY, undefined, { revalidate: false });
  const setUser = (user: User | null) => mutate(SESSION_KEY, user, { revalidate: false });

  return {
    signIn: async (body: LoginBody): Promise<User> => {
      const user = await http.post<User>('/api/login', body);
      await clearSwr();
      await setUser(user);
      return user;
    },
    register: async (body: RegisterBody): Promise<User> => {
      const user = await http.post<User>('/api/register', body);
      await clearSwr();
      await setUser(user);
      return user;
    },
    signOut: async (): Promise<void> => {
      await http.post('/api/logout');
      await setUser(null);
      await wipePersonalData(clearSwr);
    },
    /** After a 401: the user is cleared, what was typed stays. */
    forget: async (): Promise<void> => {
      await setUser(null);
    },
    /** Reads the user again, after a payment or a change of settings. */
    refresh: async (): Promise<void> => {
      await mutate(SESSION_KEY);
    },
  };
}
