import type { Page } from '@playwright/test';
import enPrivacy from '../src/content/en/privacy.json' with { type: 'json' };
import frPrivacy from '../src/content/fr/privacy.json' with { type: 'json' };
import { LANGUAGES, speak, texts, type Language } from './support/languages';
import { expect, test } from './support/test';

const privacy = { fr: frPrivacy, en: enPrivacy } as const;

/** The page is the worker's from now on. */
async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** What the browser keeps, as paths. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** The page and, once it was at rest, the public texts are kept: the one on privacy comes last. */
async function keptAtRest(page: Page, language: Language): Promise<void> {
  const words = /[A-Za-z ]{15,}/.exec(privacy[language].intro)?.[0] ?? '';
  expect(words).not.toBe('');
  await expect
    .poll(
      () =>
        page.evaluate(async (said) => {
          const chunks = await caches.open('palabre-chunks');
          const parts = await chunks.matchAll();
          const whole = await Promise.all(parts.map((part) => part.text()));
          return whole.some((text) => text.includes(said));
        }, words),
      { timeout: 60_000 },
    )
    .toBe(true);
}

for (const language of LANGUAGES) {
  const { auth, common, home, reading } = texts[language];

  test.describe(`without a network (${language})`, { tag: ['@offline', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    test('after one visit the shell still opens and says so, and the public texts are read', async ({
      page,
      context,
    }) => {
      await page.goto('/auth');
      // One visit is enough: the page's own parts, which came before the worker, are kept too.
      await controlled(page);
      await keptAtRest(page, language);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible();
      await expect(page.getByText(common.offline.banner)).toBeVisible();
      await page.getByLabel(auth.fields.email).fill('awa@example.cm');
      await page.getByLabel(auth.fields.password, { exact: true }).fill('secret1');
      await page.getByRole('button', { name: auth.actions.login, exact: true }).click();
      await expect(page.getByText(common.errors.offline).first()).toBeVisible();
      await expect(page.getByLabel(auth.fields.email)).toHaveValue('awa@example.cm');

      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1, name: reading.blog.title })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(6);
      await page.goto('/terms');
      await expect(page.getByRole('heading', { level: 1, name: common.footer.terms })).toBeVisible();
      await expect(page.locator('.reading-head')).toBeVisible();
      // An article that is not here yet has its heading, and says why.
      await page.goto('/blog/creer-une-sarl');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(reading.offline)).toBeVisible();
      await context.setOffline(false);
    });

    test('a deep link opens a page of ours; private links, and the API but for the contacts, are kept nowhere', async ({
      page,
      context,
    }) => {
      await page.goto('/');
      await controlled(page);
      // Through the worker, as every call from now on.
      await page.evaluate(() => fetch('/api/user'));
      await context.setOffline(true);
      for (const path of ['/dashboard', '/marketplace?request=3', '/messages/12', '/loi?q=art.34']) {
        await page.goto(path);
        await expect(page.getByText(common.offline.banner), path).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      }
      const offline = page.getByRole('heading', { level: 1, name: 'Vous êtes hors ligne' });
      const privatePages = ['/access/a-token-of-somebody', '/marketplace-anonymous', '/auth/verify'];
      for (const path of privatePages) {
        await page.goto(path);
        await expect(offline, path).toBeVisible();
        await expect(page.getByText('You are offline.')).toBeVisible();
      }
      await context.setOffline(false);
      await page.goto('/access/a-token-of-somebody');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(offline).toHaveCount(0);
      const kept = await stored(page);
      expect(kept.filter((path) => /^\/(access|marketplace-anonymous|auth)/.test(path))).toEqual([]);
      expect(kept.filter((path) => path.startsWith('/api/') && path !== '/api/site-info')).toEqual([]);

      // Nothing is stored any more: a full phone, or a hand in the settings.
      await page.evaluate(async () => {
        for (const name of await caches.keys()) await caches.delete(name);
      });
      await context.setOffline(true);
      for (const path of ['/dashboard', '/access/a-token-of-somebody']) {
        await page.goto(path);
        await expect(offline, path).toBeVisible();
      }
      await context.setOffline(false);
    });
  });
}
