import { mutate } from 'swr';
import type { User } from '@/types/api';
import { readUser, SESSION_KEY } from './useSession';

declare global {
  interface Window {
    /** What `public/boot.js` asked before the scripts came. */
    palabreUser?: Promise<Response> | undefined;
  }
}

/** A page is not kept from showing itself for longer: it says that it is loading. */
export const PATIENCE_MS = 4_000;

/** The answer to the early question, once. Where there is none that says something, one asks again. */
async function earlyUser(): Promise<User | null> {
  const asked = window.palabreUser;
  window.palabreUser = undefined;
  try {
    const answer = await asked;
    if (answer?.ok) return (await answer.json()) as User;
    if (answer?.status === 401) return null;
  } catch {
    // It was lost on its way, or something else than the server answered.
  }
  return readUser();
}

/** Before the first render: who is signed in. What cannot be known now is asked by the page. */
export async function preloadSession(): Promise<void> {
  const known = earlyUser().then(
    (user) => mutate(SESSION_KEY, user, { revalidate: false }),
    () => undefined,
  );
  await Promise.race([known, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
}
