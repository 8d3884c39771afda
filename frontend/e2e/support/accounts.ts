import type { APIRequestContext, Page } from '@playwright/test';

export interface Account {
  name: string;
  email: string;
  password: string;
  role: 'client' | 'avocat' | 'huissier' | 'policier' | 'gendarme';
}

let made = 0;

/** An account nobody else has: tests run beside each other on one server. */
export function newAccount(role: Account['role'] = 'client'): Account {
  made += 1;
  const mark = `${Date.now().toString(36)}${process.pid.toString(36)}${made}`;
  return { name: `Awa Njoya ${mark}`, email: `awa.${mark}@example.cm`, password: 'le fleuve Wouri', role };
}

/** Registers through the API, as the page does; the browser of `page` is then signed in. */
export async function signedIn(page: Page, role: Account['role'] = 'client'): Promise<Account> {
  const account = newAccount(role);
  await register(page.request, account);
  return account;
}

export async function register(request: APIRequestContext, account: Account): Promise<void> {
  const response = await request.post('/api/register', { data: account });
  if (response.status() !== 201) throw new Error(`register: ${response.status()} ${await response.text()}`);
}
