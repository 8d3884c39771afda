import type { Page } from '@playwright/test';
import type { Email } from 'postal-mime';
import { expectAccessible } from '../support/accessible';
import { newAccount, register, signedIn } from '../support/accounts';
import { LANGUAGES, speak, texts } from '../support/languages';
import { mailTo } from '../support/mailbox';
import { openNavigation } from '../support/shell';
import { expect, test } from '../support/test';

const subjects = {
  fr: {
    verify: 'Confirmez votre adresse e-mail',
    reset: 'Choisissez un nouveau mot de passe',
    link: 'Votre lien de connexion',
    changed: 'Votre mot de passe a changé',
    deleted: 'Votre compte est supprimé',
  },
  en: {
    verify: 'Confirm your e-mail address',
    reset: 'Choose a new password',
    link: 'Your sign-in link',
    changed: 'Your password was changed',
    deleted: 'Your account is deleted',
  },
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
  const { auth, common, dashboard, home, settings } = texts[language];
  const subject = subjects[language];

  test.describe(`the account (${language})`, { tag: `@${language}` }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    test('an address is confirmed by the link of the mail', async ({ page }) => {
      const account = await signedIn(page, 'client', language);
      await page.goto('/dashboard');
      await expect(page.getByText(dashboard.unverified.text)).toBeVisible();
      await page.goto(linkIn(await mailTo(account.email, subject.verify)));
      const confirm = page.getByRole('button', { name: auth.verify.go });
      await expect(confirm).toBeVisible();
      await expectNoToken(page);
      await expectAccessible(page, 'before it is confirmed');
      await confirm.click();
      await expect(page.getByText(auth.verify.done)).toBeVisible();
      await expectAccessible(page, 'once it is confirmed');
      await page.getByRole('link', { name: auth.verify.next }).click();
      await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
      await expect(page.getByText(dashboard.unverified.text)).toBeHidden();
    });

    test('a forgotten password is chosen anew, once, and signs every device out', async ({
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
      await expectAccessible(visitor, 'asked for');

      const link = linkIn(await mailTo(account.email, subject.reset));
      await visitor.goto(link);
      await visitor.getByLabel(auth.reset.newPassword, { exact: true }).fill('une autre phrase');
      await expectNoToken(visitor);
      await visitor.getByLabel(auth.reset.confirm).fill('une autre phrase');
      await expectAccessible(visitor, 'the form');
      await visitor.getByRole('button', { name: auth.reset.save }).click();
      await expect(visitor.getByText(auth.reset.done)).toBeVisible();
      await mailTo(account.email, subject.changed);

      await visitor.getByRole('link', { name: auth.actions.goToLogin }).click();
      await visitor.getByLabel(auth.fields.email).fill(account.email);
      await visitor.getByLabel(auth.fields.password, { exact: true }).fill('une autre phrase');
      await visitor.getByRole('button', { name: auth.actions.login, exact: true }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
      // The device from before.
      await page.goto('/dashboard');
      await expect(page).toHaveURL(/\/auth\?next=/);

      await page.goto(link);
      await page.getByLabel(auth.reset.newPassword, { exact: true }).fill('une autre phrase');
      await page.getByLabel(auth.reset.confirm).fill('une autre phrase');
      await page.getByRole('button', { name: auth.reset.save }).click();
      await expect(page.getByRole('button', { name: auth.reset.again })).toBeVisible();
      await expectAccessible(page, 'a link that was used');
      await visitor.close();
    });

    test('one signs in by a link, which works once', async ({ page, browser }) => {
      const account = newAccount('avocat', language);
      await register(page.request, account);
      await page.context().clearCookies();
      await page.goto('/auth');
      await page.getByRole('button', { name: auth.mailLink.open }).click();
      const mailLink = page.getByRole('region', { name: auth.mailLink.title });
      await mailLink.getByLabel(auth.fields.email).fill(account.email);
      await mailLink.getByRole('button', { name: auth.mailLink.send }).click();
      await expect(mailLink.getByText(auth.mailLink.sent)).toBeVisible();
      await expectAccessible(page, 'the link is on its way');

      const link = linkIn(await mailTo(account.email, subject.link));
      await page.goto(link);
      const go = page.getByRole('button', { name: auth.link.go });
      await expect(go).toBeVisible();
      await expectNoToken(page);
      await expectAccessible(page, 'the link is open');
      await go.click();
      await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
      await expect(page.getByText(auth.toast.login, { exact: true })).toBeVisible();

      const stranger = await (await browser.newContext()).newPage();
      await speak(stranger, language);
      await stranger.goto(link);
      await stranger.getByRole('button', { name: auth.link.go }).click();
      await expect(stranger.getByRole('link', { name: auth.link.again })).toBeVisible();
      await expectAccessible(stranger, 'a link that was used');
      await stranger.close();
    });

    test('settings are found behind the name, and keep what is chosen', async ({ page, browser }) => {
      const account = await signedIn(page, 'client', language);
      const elsewhere = await (await browser.newContext()).newPage();
      await elsewhere.request.post('/api/login', { data: account });
      await page.goto('/dashboard');
      const navigation = await openNavigation(page, language);
      await navigation.getByRole('link', { name: common.nav.settings }).click();
      await expect(page.getByRole('heading', { level: 1, name: settings.title })).toBeVisible();
      await expect(page.getByRole('button', { name: settings.sessions.endAll })).toBeVisible();
      await expectAccessible(page, 'settings');

      await page.getByLabel(settings.account.name).fill('Élise Mbarga');
      await page.getByRole('button', { name: settings.account.save }).click();
      await expect(page.getByText(settings.toast.saved, { exact: true })).toBeVisible();

      await page.getByRole('checkbox', { name: settings.mails.topics.messages }).uncheck();
      await expect(page.getByText(settings.toast.mailsSaved, { exact: true })).toBeVisible();
      await page.getByRole('button', { name: settings.sessions.endAll }).click();
      await expect(page.getByText(settings.sessions.only)).toBeVisible();
      expect((await elsewhere.request.get('/api/user')).status()).toBe(401);

      await page.getByLabel(settings.password.current).fill('autre chose');
      await page.getByLabel(settings.password.new, { exact: true }).fill('une autre phrase');
      await page.getByLabel(settings.password.confirm).fill('une autre phrase');
      await page.getByRole('button', { name: settings.password.save }).click();
      await expect(page.getByLabel(settings.password.current)).toBeFocused();
      await expectAccessible(page, 'a wrong password');
      await page.getByLabel(settings.password.current).fill(account.password);
      await page.getByRole('button', { name: settings.password.save }).click();
      await expect(page.getByText(settings.toast.passwordChanged, { exact: true })).toBeVisible();

      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: settings.data.export }).click();
      expect((await download).suggestedFilename()).toMatch(/^palabre-.*\.zip$/);

      await page.reload();
      await expect(page.getByLabel(settings.account.name)).toHaveValue('Élise Mbarga');
      await expect(page.getByRole('checkbox', { name: settings.mails.topics.messages })).not.toBeChecked();
      await elsewhere.close();
    });

    test('an account is deleted after its page has said what becomes of it', async ({ page }) => {
      const account = await signedIn(page, 'client', language);
      await page.goto('/settings');
      await expect(page.getByText(settings.delete.erased.requests)).toBeVisible();
      await page.getByRole('button', { name: settings.delete.start }).click();
      const dialog = page.getByRole('dialog', { name: settings.delete.dialogTitle });
      await dialog.getByLabel(settings.delete.password).fill(account.password);
      await expectAccessible(page, 'the last question');
      await dialog.getByRole('checkbox', { name: settings.delete.understood }).check();
      await dialog.getByRole('button', { name: settings.delete.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
      await expect(page.getByText(settings.toast.deletedText)).toBeVisible();
      await mailTo(account.email, subject.deleted);
      expect((await page.request.get('/api/user')).status()).toBe(401);
      const login = await page.request.post('/api/login', { data: account });
      expect(login.status()).toBe(401);
      // The address is free.
      await register(page.request, account);
    });
  });
}
