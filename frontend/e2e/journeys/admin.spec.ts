import en from '../../src/locales/en/admin.json' with { type: 'json' };
import fr from '../../src/locales/fr/admin.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { newAccount, signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak } from '../support/languages';
import { leave, newcomer, ownTitle, published } from '../support/match';
import { dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

const texts = { fr, en } as const;
const ADMIN = 'admin@demo.palabre.invalid';

for (const language of LANGUAGES) {
  const w = texts[language];
  test.describe(`the administration (${language})`, { tag: ['@admin', `@${language}`] }, () => {
    test(
      'an administrator counts, creates, subscribes, verifies, opens and hides',
      { tag: ['@desktop', '@postgres'] },
      async ({ browser }) => {
        const professional = await newcomer(browser, 'avocat', language);
        const number = ownTitle('B');
        await professional.request.put('/api/professional-profile', { data: { rollNumber: number } });
        const client = await newcomer(browser, 'client', language);
        const title = ownTitle('Gagnez un million');
        await published(client, title);
        const asked = await client.request.post('/api/ia/ask', {
          data: { question: 'Quel est le préavis pour quitter un emploi ?' },
        });
        expect(asked.status()).toBe(200);

        const context = await browser.newContext();
        const page = await context.newPage();
        await speak(page, language);
        await signInAs(page, ADMIN);
        await page.goto('/admin');
        await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
        await expect(page.locator('.ad-counters dd').first()).toHaveText(/[1-9]/);
        await expect(page.getByText(w.system.names.database)).toBeVisible();
        await expectAccessible(page, 'the dashboard');

        // An account for somebody, who can then sign in.
        const account = newAccount('huissier', language);
        await page.getByRole('tab', { name: w.tabs.create }).click();
        await page.locator('[name="name"]').fill(account.name);
        await page.locator('[name="email"]').fill(account.email);
        await page.locator('[name="password"]').fill(account.password);
        await page.locator('[name="role"]').selectOption('huissier');
        await page.getByRole('button', { name: w.create.submit }).click();
        await expectToast(page, w.toast.created);

        // A year of Premium.
        await page.getByRole('tab', { name: w.tabs.premium }).click();
        await page.getByRole('searchbox').fill(account.name);
        await page.getByRole('button', { name: filled(w.premium.editFor, { name: account.name }) }).click();
        const dialog = dialogOf(page, filled(w.premium.title, { name: account.name }));
        await dialog.getByRole('button', { name: filled(w.premium.months_other, { count: 12 }) }).click();
        await expectAccessible(page, 'a subscription');
        await dialog.getByRole('button', { name: w.premium.save }).click();
        await expect(dialog).toBeHidden();
        await expect(page.locator('.ad-row .badge-primary')).toBeVisible();

        // The roll number of the avocat.
        await page.getByRole('tab', { name: w.tabs.users }).click();
        await page.getByLabel(w.users.verification).selectOption('pending');
        const row = page.locator('.ad-row').filter({ hasText: number });
        await expect(row).toBeVisible();
        await expectAccessible(page, 'accounts to verify');
        await row.getByRole('button').click();
        await page.getByRole('dialog').getByRole('button', { name: w.users.verifyConfirm }).click();
        await expect(row).toBeHidden();
        const profile = await professional.request.get('/api/professional-profile');
        expect(await profile.json()).toMatchObject({ isVerified: true });

        // A consultation is masked until it is opened.
        await page.getByRole('tab', { name: w.tabs.logs }).click();
        await expect(page.getByText(w.logs.masked).first()).toBeVisible();
        await page.locator('.ad-list').getByRole('button', { name: w.logs.open }).first().click();
        await expect(page.getByRole('heading', { name: w.logs.question }).first()).toBeVisible();
        await expectAccessible(page, 'an open consultation');

        // What has no place here is hidden, with a reason.
        await page.getByRole('link', { name: w.more.moderation }).click();
        await page.getByRole('searchbox').fill(title);
        await page.getByRole('button', { name: filled(w.moderation.hideThis, { title }) }).click();
        await page.getByRole('dialog').locator('[name="reason"]').fill('Publicité');
        await page.getByRole('dialog').getByRole('button', { name: w.moderation.confirm }).click();
        await expect(page.getByText(filled(w.moderation.why, { reason: 'Publicité' }))).toBeVisible();
        await expectAccessible(page, 'a request that is hidden');

        // All of it stands in the trail.
        await page.getByRole('link', { name: w.more.audit }).click();
        await expect(page.getByText(w.audit.actions.request_hidden).last()).toBeVisible();
        await page.getByLabel(w.audit.action, { exact: true }).selectOption('ai_log_opened');
        await expect(page.locator('.ad-row').first()).toContainText(w.audit.actions.ai_log_opened);
        await expectAccessible(page, 'the audit log');

        await page.goto('/admin?tab=feedback');
        await expect(page.getByRole('heading', { level: 2, name: w.feedback.title })).toBeVisible();
        await expectAccessible(page, 'opinions on answers');
        await page.getByRole('tab', { name: w.tabs.cases }).click();
        await expect(page.getByText(w.cases.intro)).toBeVisible();
        await page.getByRole('link', { name: w.more.settings, exact: true }).click();
        await expect(page.getByText(w.settings.mode, { exact: true })).toBeVisible();
        await expectAccessible(page, 'the settings');
        await leave(page, professional, client);
      },
    );
  });
}
