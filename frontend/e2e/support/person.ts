import { expect, type Page } from '@playwright/test';

export const LANGUAGES = ['fr', 'en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Every journey has a person of its own, so that they may run at once and again. */
export async function register(page: Page, role: string, language: Language): Promise<void> {
  const answer = await page.request.post('/api/register', {
    headers: { Origin: await baseOf(page), 'Accept-Language': language },
    data: {
      name: 'Awa Njoya',
      email: `awa.${role}.${Date.now()}.${Math.random().toString(36).slice(2)}@example.cm`,
      password: 'palabre-sous-l-arbre',
      role,
      language,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
}

/** One of the demonstration accounts (`palabre seed --demo`). */
export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/login', {
    headers: { Origin: await baseOf(page) },
    data: { email, password: 'demonstration' },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function baseOf(page: Page): Promise<string> {
  const health = await page.request.get('/healthz');
  return new URL(health.url()).origin;
}

/** The choice the language switch keeps. */
export async function speak(page: Page, language: Language): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
}
