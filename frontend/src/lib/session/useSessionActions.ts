import { useSWRConfig } from 'swr';
import { http } from '@/lib/http/client';
import { wipePersonalData } from '@/lib/storage/wipe';
import type { LoginBody, RegisterBody, User } from '@/types/api';
import { SESSION_KEY } from './useSession';

/** What changes who is signed in. It comes with the pages and parts that do so, not with the home page. */
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
    /** By the token of a link that came by mail. */
    signInByLink: async (token: string): Promise<User> => {
      const user = await http.post<User>('/api/auth/sign-in', { token });
      await clearSwr();
      await setUser(user);
      return user;
    },
    /** What a change of one's own account answered. */
    setUser,
    /** Nothing of who left stays here. */
    deleteAccount: async (password: string): Promise<void> => {
      await http.post('/api/account/delete', { password });
      await setUser(null);
      await wipePersonalData(clearSwr);
    },
    signOut: async (): Promise<void> => {
      await http.post('/api/logout');
      await setUser(null);
      await wipePersonalData(clearSwr);
    },
    /** Reads the user again, after a payment or a change of settings. */
    refresh: async (): Promise<void> => {
      await mutate(SESSION_KEY);
    },
  };
}
