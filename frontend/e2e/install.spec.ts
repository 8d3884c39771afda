import type { Page } from '@playwright/test';
import { LANGUAGES, speak, texts } from './support/languages';
import { expect, test } from './support/test';

/** As Chromium says that the application can be installed, with a person who answers so. */
async function offerInstall(page: Page, outcome: 'accepted' | 'dismissed'): Promise<void> {
  await page.evaluate((chosen) => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    Object.assign(event, {
      prompt: () => {
        document.documentElement.dataset.prompted = 'yes';
        return Promise.resolve();
      },
      userChoice: Promise.resolve({ outcome: chosen }),
    });
    dispatchEvent(event);
  }, outcome);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

for (const language of LANGUAGES) {
  const { about, common } = texts[language];

  test.describe(`installing (${language})`, { tag: `@${language}` }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    test('the browser asks when the button is pressed; a refusal is respected for 30 days', async ({
      page,
    }) => {
      await page.goto('/');
      const card = page.getByRole('complementary', { name: about.install.title });
      const footer = page.getByRole('contentinfo').getByRole('button', { name: common.install.button });
      await expect(card).toBeVisible();
      await offerInstall(page, 'dismissed');
      await card.getByRole('button', { name: common.install.button }).click();
      await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes');
      await expect(card).toBeHidden();
      await page.reload();
      await expect(footer).toBeVisible();
      await expect(card).toBeHidden();
      await page.evaluate(
        (then) => localStorage.setItem('install-prompt-dismissed', `${then}`),
        Date.now() - 31 * DAY_MS,
      );
      await page.reload();
      await expect(card).toBeVisible();
      await card.getByRole('button', { name: about.install.later }).click();
      await expect(card).toBeHidden();
      // Installed: nothing is offered any more.
      await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
      await offerInstall(page, 'accepted');
      await expect(footer).toBeHidden();
    });

    test('a browser that cannot ask says how', async ({ page }) => {
      await page.goto('/');
      const card = page.getByRole('complementary', { name: about.install.title });
      await card.getByRole('button', { name: common.install.button }).click();
      await expect(card.getByText(common.install.manual)).toBeVisible();
    });

    test('an iPhone is told of Share', async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        userAgent: IPHONE,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const page = await context.newPage();
      await speak(page, language);
      await page.goto('/');
      const card = page.getByRole('complementary', { name: about.install.title });
      await card.getByRole('button', { name: common.install.button }).click();
      await expect(card.getByText(common.install.ios)).toBeVisible();
      await context.close();
    });

    test('the manifest is in the language, and its icons are there', async ({ page, request }) => {
      await page.goto('/');
      const link = page.locator('link[rel=manifest]');
      await expect(link).toHaveAttribute('href', `/manifest.${language}.webmanifest`);
      const answer = await request.get(`/manifest.${language}.webmanifest`);
      expect(answer.headers()['content-type']).toBe('application/manifest+json');
      const manifest = (await answer.json()) as { lang: string; icons: { src: string }[] };
      expect(manifest.lang).toBe(language);
      for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    });
  });
}
