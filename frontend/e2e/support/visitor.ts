import { createHash } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { speak, texts, type Language } from './languages';
import { ownTitle } from './match';
import { expect } from './test';

/**
 * Somebody without an account, in a browser and at an address of their own (the server believes the proxy that it thinks we are):
 * free messages are counted by address.
 */
export async function visitor(browser: Browser, language: Language): Promise<Page> {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(ownTitle()).digest();
  const context = await browser.newContext({ extraHTTPHeaders: { 'X-Forwarded-For': `10.${a}.${b}.${c}` } });
  const page = await context.newPage();
  await speak(page, language);
  return page;
}

/**
 * From now on a request published from this page meets a server under load; answers how many zero bits the work has that
 * the page then brings. The server's own refusal is tested over HTTP: a load would reach the other journeys too.
 */
export function proofOf(page: Page): Promise<number> {
  return new Promise((resolve, reject) => {
    page
      .route('**/api/marketplace/anonymous', async (route) => {
        const { proof } = route.request().postDataJSON() as { proof?: { challenge: string; nonce: string } };
        if (proof === undefined) {
          await route.fulfill({ status: 429, json: { code: 'proof_required', message: '' } });
          return;
        }
        const digest = createHash('sha256').update(`${proof.challenge}:${proof.nonce}`).digest();
        resolve(Math.clz32(digest.readUInt32BE(0)));
        await route.continue();
      })
      .catch(reject);
  });
}

export interface Published {
  title: string;
  email: string;
  /** The whole private link. */
  link: string;
  token: string;
  words: string;
}

/** What a visitor publishes, by the form, up to the page that shows the link. */
export async function publishAsVisitor(page: Page, language: Language): Promise<Published> {
  const { created, form } = texts[language].anonymous;
  const title = ownTitle();
  const email = `contact.${title.split(' ').at(-1)}@example.cm`;
  await page.goto('/marketplace-anonymous?tab=marketplace');
  await page.getByLabel(form.fields.title).fill(title);
  await page.getByLabel(form.fields.description).fill('Mon bailleur garde ma caution depuis trois mois.');
  await page.getByLabel(form.fields.domain).selectOption('immobilier');
  await page.getByLabel(form.fields.urgency).selectOption('high');
  await page.getByLabel(form.fields.email).fill(email);
  await page.getByRole('button', { name: form.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: created.title })).toBeFocused();
  const link = await page.locator('.an-link').innerText();
  const words = await page.locator('.an-words li').allInnerTexts();
  expect(words).toHaveLength(7);
  return { title, email, link, token: link.split('/').at(-1) ?? '', words: words.join(' ') };
}

/** The same through the API: the link alone matters. */
export async function linkOf(page: Page, title: string): Promise<string> {
  const answer = await page.request.post('/api/marketplace/anonymous', {
    data: {
      title,
      description: 'Mon bailleur garde ma caution depuis trois mois.',
      anonymousEmail: 'contact@example.cm',
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return ((await answer.json()) as { accessPath: string }).accessPath;
}

/** The opened request. */
export async function expectOpened(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/access');
  await expect(page).toHaveTitle('Palabre');
}
