import type { APIRequestContext, Page } from '@playwright/test';
import type { Language } from './languages';

export type Role = 'client' | 'avocat' | 'huissier' | 'policier' | 'gendarme';

export interface Account {
  name: string;
  email: string;
  password: string;
  role: Role;
  language: Language;
}

let made = 0;

/** An account nobody else has: tests run beside each other on one server. */
export function newAccount(role: Role = 'client', language: Language = 'fr'): Account {
  made += 1;
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return {
    name: `Compte ${mark}`,
    email: `${role}.${mark}@example.cm`,
    password: 'le fleuve Wouri',
    role,
    language,
  };
}

/** Registers through the API, as the page does; a browser that shares `request` is then signed in. */
export async function register(request: APIRequestContext, account: Account): Promise<void> {
  const response = await request.post('/api/register', { data: account });
  if (response.status() !== 201) throw new Error(`register: ${response.status()} ${await response.text()}`);
}

/** Signs the browser of `page` in with a new account. */
export async function signedIn(
  page: Page,
  role: Role = 'client',
  language: Language = 'fr',
): Promise<Account> {
  const account = newAccount(role, language);
  await register(page.request, account);
  return account;
}

/** Signs in with one of the demonstration accounts (`palabre seed --demo`). */
export async function signInAs(page: Page, email: string): Promise<void> {
  const response = await page.request.post('/api/login', { data: { email, password: 'demonstration' } });
  if (response.status() !== 200) throw new Error(`login: ${response.status()} ${await response.text()}`);
}
