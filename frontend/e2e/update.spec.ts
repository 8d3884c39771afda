import type { Page } from '@playwright/test';
import { LANGUAGES, speak, texts } from './support/languages';
import { expect, test } from './support/test';

/** /auth with a worker that controls it, after the page's own call to register it: a later one would take the place of a new version. */
async function openControlled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const container = navigator.serviceWorker;
    const register = container.register.bind(container);
    container.register = async (...args) => {
      const registration = await register(...args);
      document.documentElement.dataset.registered = 'yes';
      return registration;
    };
  });
  const registered = () => expect(page.locator('html')).toHaveAttribute('data-registered', 'yes');
  await page.goto('/auth');
  await registered();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await registered();
}

for (const language of LANGUAGES) {
  const { auth, common } = texts[language];

  test(
    `a new version waits until the person accepts it, and only then reloads (${language})`,
    { tag: ['@update', `@${language}`] },
    async ({ page }) => {
      await speak(page, language);
      await openControlled(page);
      await page.getByLabel(auth.fields.email).fill('awa@example.cm');
      await page.evaluate(() => {
        document.documentElement.dataset.before = 'yes';
      });

      // The same program under another address is another worker to the browser, as a new version is.
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => undefined));
      const prompt = page.getByText(common.update.text);
      await expect(prompt).toBeVisible();
      const waits = () => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
      expect(await waits()).toBe(true);
      await expect(page.getByLabel(auth.fields.email)).toHaveValue('awa@example.cm');

      await page.getByRole('button', { name: common.update.apply }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-before');
      await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible();
      const inCharge = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL);
      await expect.poll(inCharge).toContain('?next');
    },
  );
}
