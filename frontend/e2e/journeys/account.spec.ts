import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expectAccessible } from '../support/accessible';
import { newAccount, register, signedIn } from '../support/accounts';
import { LANGUAGES, speak, texts } from '../support/languages';
import { mailTo } from '../support/mailbox';
import { expectToast } from '../support/page';
import { openNavigation } from '../support/shell';
import { expect, test } from '../support/test';

const subjects = {
  fr: { reset: 'Choisissez un nouveau mot de passe' },
  en: { reset: 'Choose a new password' },
} as const;

/** The link of a mail, on the server under test whatever address it calls its own. */
function linkIn(mail: Email): string {
  const url = new URL(/https?:\/\/\S+\/auth\/\S+/.exec(mail.text ?? '')?.[0] ?? '');
  return `${url.pathname}${url.hash}`;
}

async function expectNoToken(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth\/\w+$/);
  expect(await page.evaluate(() => window.location.hash)).toBe('');
  expect(await page.title()).not.toMatch(/[0-9a-f]{64}/);
}

for (const language of LANGUAGES) {
  const { anonymous, auth, common, dashboard, home, settings } = texts[language];
  const subject = subjects[language];

  test.describe(
    `the account (${language})`,
    { tag: ['@account', '@auth', '@settings', `@${language}`] },
    () => {
      test.beforeEach(async ({ page }) => speak(page, language));

      test('a forgotten password is chosen anew by the link of a mail, and signs every device out', async ({
        page,
        browser,
      }) => {
        const account = newAccount('client', language);
        await register(page.request, account);
        const visitor = await (await browser.newContext()).newPage();
        await speak(visitor, language);
        await visitor.goto('/auth');
        await visitor.getByRole('link', { name: auth.reset.forgot }).click();
        // The sign-in form has a field of the same name.
        await expect(visitor.getByRole('heading', { level: 1, name: auth.reset.title })).toBeVisible();
        await visitor.getByLabel(auth.fields.email).fill(account.email);
        await visitor.getByRole('button', { name: auth.reset.send }).click();
        await expect(visitor.getByText(auth.reset.sent)).toBeVisible();

        await visitor.goto(linkIn(await mailTo(account.email, subject.reset)));
        await visitor.getByLabel(auth.reset.newPassword, { exact: true }).fill('une autre phrase');
        await expectNoToken(visitor);
        await visitor.getByLabel(auth.reset.confirm).fill('une autre phrase');
        await visitor.getByRole('button', { name: auth.reset.save }).click();
        await expect(visitor.getByText(auth.reset.done)).toBeVisible();

        await visitor.getByRole('link', { name: auth.actions.goToLogin }).click();
        await visitor.getByLabel(auth.fields.email).fill(account.email);
        await visitor.getByLabel(auth.fields.password, { exact: true }).fill('une autre phrase');
        await visitor.getByRole('button', { name: auth.actions.login, exact: true }).click();
        await expect(visitor.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
        // The device from before.
        await page.goto('/dashboard');
        await expect(page).toHaveURL(/\/auth\?next=/);
        await visitor.context().close();
      });

      test(
        'the pages of mailed links keep no token in their address, and are accessible',
        { tag: '@desktop' },
        async ({ page }) => {
          // Links that are none: what a real one does is the server's, and tested there.
          const links = [
            { path: '/auth/verify', button: auth.verify.go },
            { path: '/auth/reset', button: auth.reset.save },
            { path: '/auth/link', button: auth.link.go },
          ];
          for (const { path, button } of links) {
            await page.goto(`${path}#${'0f'.repeat(32)}`);
            await expect(page.getByRole('button', { name: button })).toBeVisible();
            await expectNoToken(page);
            await expectAccessible(page, path);
          }
          await page.getByRole('button', { name: auth.link.go }).click();
          await expect(page.getByRole('link', { name: auth.link.again })).toBeVisible();
          await expectAccessible(page, 'a link that has ended');

          // What stops the notices of a request is the opening itself.
          await page.goto(`/access/stop/${'a'.repeat(52)}`);
          await expect(
            page.getByRole('heading', { level: 1, name: anonymous.stop.unknownTitle }),
          ).toBeVisible();
          await expectAccessible(page, 'a link that stops no notices');
        },
      );

      test(
        'settings are found behind the name, and keep what is chosen until the account is deleted',
        { tag: '@desktop' },
        async ({ page }) => {
          const account = await signedIn(page, 'client', language);
          await page.goto('/dashboard');
          const navigation = await openNavigation(page, language);
          await navigation.getByRole('link', { name: common.nav.settings }).click();
          await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible();
          await expect(page.getByText(settings.sessions.only)).toBeVisible();
          await expectAccessible(page, 'settings');

          await page.getByLabel(settings.account.name).fill('Élise Mbarga');
          await page.getByRole('button', { name: settings.account.save }).click();
          await expect(page.getByRole('button', { name: settings.account.save })).toBeDisabled();
          await page.getByRole('checkbox', { name: settings.mails.topics.messages }).uncheck();
          await expectToast(page, settings.toast.saved);
          await expectToast(page, settings.toast.mailsSaved);

          const download = page.waitForEvent('download');
          await page.getByRole('link', { name: settings.data.export }).click();
          expect((await download).suggestedFilename()).toMatch(/^palabre-.*\.zip$/);

          await page.reload();
          await expect(page.getByLabel(settings.account.name)).toHaveValue('Élise Mbarga');
          await expect(
            page.getByRole('checkbox', { name: settings.mails.topics.messages }),
          ).not.toBeChecked();

          await page.getByRole('button', { name: settings.delete.start }).click();
          const dialog = page.getByRole('dialog', { name: settings.delete.dialogTitle });
          await dialog.getByLabel(settings.delete.password).fill(account.password);
          await expectAccessible(page, 'the last question');
          await dialog.getByRole('checkbox', { name: settings.delete.understood }).check();
          await dialog.getByRole('button', { name: settings.delete.confirm }).click();
          await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
          expect((await page.request.get('/api/user')).status()).toBe(401);
        },
      );
    },
  );
}
