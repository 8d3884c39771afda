import { newAccount, register } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { LANGUAGES, speak, texts } from '../support/languages';
import { openNavigation } from '../support/shell';
import { expect, test } from '../support/test';

for (const language of LANGUAGES) {
  const { auth, common, dashboard, home } = texts[language];

  test.describe(`accounts (${language})`, { tag: `@${language}` }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    test('a visitor chooses a profile, signs up, signs out and in again', async ({ page }) => {
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
      await expectAccessible(page);
      await create.click();

      await expect(page.getByText(auth.toast.register, { exact: true })).toBeVisible();
      await expect(page.getByText(auth.toast.welcome.replace('{{name}}', account.name))).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
      await expect(page.getByText(new RegExp(`${account.name} · ${common.roles.avocat}`))).toBeVisible();

      const navigation = await openNavigation(page, language);
      await expect(navigation.getByText(account.name)).toBeVisible();
      await navigation.getByRole('button', { name: common.nav.logout }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
      await expect(page.getByText(common.toast.signedOut, { exact: true })).toBeVisible();

      await page.goto('/auth');
      await page.getByLabel(auth.fields.email).fill(account.email.toUpperCase());
      await page.getByLabel(auth.fields.password, { exact: true }).fill(account.password);
      await page.getByLabel(auth.fields.password, { exact: true }).press('Enter');
      await expect(page.getByText(auth.toast.login, { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
    });

    test('a visitor is not asked for; a session without the cookie that says so is found', async ({
      page,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/user') asked.push(request.url());
      });
      const account = newAccount();
      await register(page.request, account);
      // As whoever signed in before there was one.
      await page.context().clearCookies({ name: 'palabre_signed_in' });
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
      expect(asked.length).toBeGreaterThan(0);

      await page.context().clearCookies();
      asked.length = 0;
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
    });

    test('a wrong password says one sentence and keeps the address', async ({ page }) => {
      const account = newAccount();
      await register(page.request, account);
      await page.context().clearCookies();
      await page.goto('/auth');
      await page.getByLabel(auth.fields.email).fill(account.email);
      await page.getByLabel(auth.fields.password, { exact: true }).fill('autre chose');
      await page.getByRole('button', { name: auth.actions.login, exact: true }).click();
      await expect(page.getByText(auth.toast.loginFailed)).toBeVisible();
      await expect(page.getByLabel(auth.fields.email)).toHaveValue(account.email);
      await expectAccessible(page);
    });

    test('an empty form names what is missing and leads there', async ({ page }) => {
      await page.goto('/auth');
      await page.getByRole('button', { name: auth.actions.login, exact: true }).click();
      await expect(page.getByText(auth.errors.email).first()).toBeVisible();
      await expect(page.getByText(auth.errors.passwordRequired).first()).toBeVisible();
      await expect(page.getByLabel(auth.fields.email)).toBeFocused();
      await expectAccessible(page);
    });

    test('a taken address is refused at its field', async ({ page }) => {
      const account = newAccount();
      await register(page.request, account);
      await page.context().clearCookies();
      await page.goto('/auth?tab=inscription');
      await page.getByLabel(auth.fields.name).fill(account.name);
      await page.getByLabel(auth.fields.email).fill(account.email);
      await page.getByLabel(auth.fields.password, { exact: true }).fill(account.password);
      await page.getByLabel(auth.fields.confirmPassword).fill(account.password);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: auth.actions.register }).click();
      await expect(page.getByText(auth.toast.registerFailed)).toBeVisible();
      await expect(page.getByLabel(auth.fields.name)).toHaveValue(account.name);
    });

    test('a protected page comes back after signing in, foreign addresses do not', async ({ page }) => {
      const account = newAccount();
      await register(page.request, account);
      await page.context().clearCookies();
      await page.goto('/dashboard?tab=documents');
      await expect(page).toHaveURL(/\/auth\?next=/);
      await page.getByLabel(auth.fields.email).fill(account.email);
      await page.getByLabel(auth.fields.password, { exact: true }).fill(account.password);
      await page.getByRole('button', { name: auth.actions.login, exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard\?tab=documents$/);
      await page.goto('/auth?next=https://example.org/');
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  });
}
