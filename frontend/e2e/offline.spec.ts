import { expect, test } from '@playwright/test';
import { LANGUAGES, speak, texts } from './support/languages';

for (const language of LANGUAGES) {
  const { auth, common, home } = texts[language];

  test(
    `without a network the shell still opens, and says so (${language})`,
    { tag: `@${language}` },
    async ({ page, context }) => {
      await speak(page, language);
      await page.goto('/auth');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      // Once more, so that this page's own part passes through the worker and is kept.
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible();

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
      await context.setOffline(false);
    },
  );
}

test('nothing of the API but the public contacts is ever stored', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.evaluate(() => fetch('/api/user'));
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((r) => r.url)),
    );
    return lists.flat();
  });
  const api = stored.map((url) => new URL(url).pathname).filter((path) => /^\/(api|access)\//.test(path));
  expect(api.filter((path) => path !== '/api/site-info')).toEqual([]);
});
