import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible';
import { newAccount, register, signInAs } from './support/accounts';
import { LANGUAGES, speak, texts } from './support/languages';
import { expect, test } from './support/test';

/**
 * In the distribution's Firefox (`just e2e firefox`), by keys alone: what Playwright's `fill` puts into a field over WebDriver BiDi,
 * React does not hear.
 */
const words = {
  fr: {
    input: 'Votre question',
    question: 'Mon locataire ne paie plus son loyer : que faire ?',
  },
  en: {
    input: 'Your question',
    question: 'My tenant has not paid rent for two months: what can I do?',
  },
} as const;

const client = [
  '/dashboard?tab=documents',
  '/marketplace',
  '/jurisprudence',
  '/loi',
  '/subscribe',
  '/settings',
];
const admin = ['/admin', '/admin?tab=payments', '/admin/jurisprudence', '/admin/lois'];

function failuresOf(page: Page): string[] {
  const failures: string[] = [];
  // Before the first page there is no storage to keep the language in.
  page.on('pageerror', ({ message }) => {
    if (page.url() !== 'about:blank') failures.push(`${page.url()} ${message}`);
  });
  return failures;
}

for (const language of LANGUAGES) {
  const { auth } = texts[language];

  test.describe(`in Firefox (${language})`, { tag: '@firefox' }, () => {
    test.beforeEach(({ page }) => speak(page, language));

    test('one signs in, asks, and sees every page', async ({ page }) => {
      const failures = failuresOf(page);
      const account = newAccount('client', language);
      await register(page.request, account);
      await page.context().clearCookies();
      await page.goto('/auth');
      await page.getByLabel(auth.fields.email).pressSequentially(account.email);
      await page.getByLabel(auth.fields.password, { exact: true }).pressSequentially(account.password);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/dashboard/);
      const input = page.getByRole('textbox', { name: words[language].input });
      await input.pressSequentially(words[language].question);
      await input.press('Enter');
      await expect(page.locator('.ans-answer').first()).toBeVisible();
      await expectAccessible(page, 'an answer');
      for (const address of client) {
        await page.goto(address);
        await expectAccessible(page, address);
      }
      expect(failures).toEqual([]);
    });

    test('the administration opens', async ({ page }) => {
      const failures = failuresOf(page);
      await signInAs(page, 'admin@demo.palabre.invalid');
      for (const address of admin) {
        await page.goto(address);
        await expectAccessible(page, address);
      }
      expect(failures).toEqual([]);
    });

    test('the page takes the theme of the device', async ({ page }, { project }) => {
      const theme = project.name === 'firefox-dark' ? 'dark' : 'light';
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page, `the home page, ${theme}`);
    });
  });
}
