import { expect, test } from '@playwright/test';
import { LANGUAGES, speak, texts } from './support/languages';

for (const language of LANGUAGES) {
  const { auth, common } = texts[language];

  test(
    `a new version waits until the person accepts it, and only then reloads (${language})`,
    { tag: `@${language}` },
    async ({ page }) => {
      await speak(page, language);
      await page.goto('/auth');
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
      await page.reload();
      await page.getByLabel(auth.fields.email).fill('awa@example.cm');
      await page.evaluate(() => {
        document.documentElement.dataset.before = 'yes';
      });

      // The same program under another address is another worker to the browser, as a new version is.
      await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => undefined));
      const prompt = page.getByText(common.update.text);
      await expect(prompt).toBeVisible();
      expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)).toBe(
        true,
      );
      await expect(page.getByLabel(auth.fields.email)).toHaveValue('awa@example.cm');

      await page.getByRole('button', { name: common.update.apply }).click();
      await expect(page.locator('html')).not.toHaveAttribute('data-before');
      await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeVisible();
      expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toContain('?next');
    },
  );

  test(`who says “later” stays where they are (${language})`, { tag: `@${language}` }, async ({ page }) => {
    await speak(page, language);
    await page.goto('/auth');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await page.reload();
    await expect(page.getByLabel(auth.fields.email)).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.register('/sw.js?next').then(() => undefined));
    const prompt = page.getByText(common.update.text);
    await expect(prompt).toBeVisible();
    await page.getByLabel(auth.fields.email).fill('awa@example.cm');
    await page.getByRole('button', { name: common.update.later }).click();
    await expect(prompt).toBeHidden();
    await expect(page.getByLabel(auth.fields.email)).toHaveValue('awa@example.cm');
  });
}
