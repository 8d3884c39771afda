import { newAccount } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { LANGUAGES, speak, texts } from '../support/languages';
import { expectToast } from '../support/page';
import { openNavigation, takenOver } from '../support/shell';
import { expect, test } from '../support/test';

for (const language of LANGUAGES) {
  const { auth, common, dashboard, home } = texts[language];

  test.describe(`accounts (${language})`, { tag: ['@auth', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    test('a visitor chooses a profile, signs up, signs out and in again; nobody asks who a visitor is', async ({
      page,
    }) => {
      const account = newAccount('avocat');
      await page.goto('/');
      await page.getByRole('link', { name: new RegExp(`^${home.profiles.avocat.name}`) }).click();
      await expect(page.getByRole('heading', { level: 1, name: auth.register.title })).toBeVisible();
      await expect(page.getByLabel(auth.fields.role)).toHaveValue('avocat');

      const create = page.getByRole('button', { name: auth.actions.register });
      await expect(create).toBeDisabled();
      await page.getByLabel(auth.fields.name).fill(account.name);
      await page.getByLabel(auth.fields.email).fill(account.email);
      await page.getByLabel(auth.fields.password, { exact: true }).fill(account.password);
      await page.getByLabel(auth.fields.confirmPassword).fill(account.password);
      await page.getByRole('checkbox').check();
      await expectAccessible(page, 'a filled form');
      await create.click();
      await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
      await expect(page.getByText(new RegExp(`${account.name} · ${common.roles.avocat}`))).toBeVisible();

      const navigation = await openNavigation(page, language);
      await expect(navigation.getByText(account.name)).toBeVisible();
      await navigation.getByRole('button', { name: common.nav.logout }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();

      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/user') asked.push(request.url());
      });
      await page.goto('/');
      // It would be asked before the first render.
      await takenOver(page);
      expect(asked).toEqual([]);

      // A protected page is come back to.
      await page.goto('/dashboard?tab=documents');
      await expect(page).toHaveURL(/\/auth\?next=/);
      await page.getByLabel(auth.fields.email).fill(account.email.toUpperCase());
      await page.getByLabel(auth.fields.password, { exact: true }).fill(account.password);
      await page.getByLabel(auth.fields.password, { exact: true }).press('Enter');
      await expectToast(page, auth.toast.login);
      await expect(page).toHaveURL(/\/dashboard\?tab=documents$/);
    });
  });
}
