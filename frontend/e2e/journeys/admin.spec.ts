import en from '../../src/locales/en/admin.json' with { type: 'json' };
import enCaseLaw from '../../src/locales/en/caseLaw.json' with { type: 'json' };
import fr from '../../src/locales/fr/admin.json' with { type: 'json' };
import frCaseLaw from '../../src/locales/fr/caseLaw.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { newAccount, signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak } from '../support/languages';
import { leave, newcomer, ownTitle, published } from '../support/match';
import { dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

const texts = { fr, en } as const;
const caseLaw = { fr: frCaseLaw, en: enCaseLaw } as const;
const ADMIN = 'admin@demo.palabre.invalid';

for (const language of LANGUAGES) {
  const w = texts[language];
  const c = caseLaw[language];
  test.describe(language, { tag: `@${language}` }, () => {
    test('an administrator counts, creates, subscribes, verifies, opens and hides', async ({ browser }) => {
      const professional = await newcomer(browser, 'avocat', language);
      const number = ownTitle('B');
      await professional.request.put('/api/professional-profile', { data: { rollNumber: number } });
      const client = await newcomer(browser, 'client', language);
      const title = ownTitle('Gagnez un million');
      const requestId = await published(client, title);
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
      await page.getByRole('button', { name: w.create.submit }).click();
      await expect(page.locator('[name="name"]')).toBeFocused();
      await expectAccessible(page, 'a refused account');
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
      await professional.goto('/profile');
      await expect
        .poll(async () => {
          const answer = await professional.request.get('/api/professional-profile');
          return ((await answer.json()) as { isVerified: boolean }).isVerified;
        })
        .toBe(true);

      // A consultation is masked until it is opened.
      await page.getByRole('tab', { name: w.tabs.logs }).click();
      await expect(page.getByText(w.logs.masked).first()).toBeVisible();
      await expectAccessible(page, 'masked consultations');
      await page.locator('.ad-list').getByRole('button', { name: w.logs.open }).first().click();
      await expect(page.getByRole('heading', { name: w.logs.question }).first()).toBeVisible();
      await expectAccessible(page, 'an open consultation');

      // What has no place here is hidden, and its author reads why.
      await page.getByRole('link', { name: w.more.moderation }).click();
      await page.getByRole('searchbox').fill(title);
      await page.getByRole('button', { name: filled(w.moderation.hideThis, { title }) }).click();
      await page.getByRole('dialog').locator('[name="reason"]').fill('Publicité');
      await expectAccessible(page, 'before hiding');
      await page.getByRole('dialog').getByRole('button', { name: w.moderation.confirm }).click();
      await expect(page.getByText(filled(w.moderation.why, { reason: 'Publicité' }))).toBeVisible();
      await client.goto(`/marketplace?request=${requestId}`);
      await expect(client.getByText('Publicité')).toBeVisible();

      // All of it stands in the trail.
      await page.getByRole('link', { name: w.more.audit }).click();
      await expect(page.getByText(w.audit.actions.request_hidden).last()).toBeVisible();
      await page.getByLabel(w.audit.action, { exact: true }).selectOption('ai_log_opened');
      await expect(page.locator('.ad-row').first()).toContainText(w.audit.actions.ai_log_opened);
      await expectAccessible(page, 'the audit log');

      await page.getByRole('tab', { name: w.tabs.cases }).click();
      await expect(page.getByText(w.cases.intro)).toBeVisible();
      await page.getByRole('link', { name: w.more.settings, exact: true }).click();
      await expect(page.getByText(w.settings.mode, { exact: true })).toBeVisible();
      await expectAccessible(page, 'the settings');
      await leave(page, professional, client);
    });

    test('the charts’ period, the pages of accounts, and the settings by their address', async ({ page }) => {
      await speak(page, language);
      await signInAs(page, ADMIN);
      await page.goto('/admin');
      const period = page.getByLabel(w.activity.period);
      await expect(period).toHaveValue('30');
      await page.getByText(w.activity.figures).click();
      const days = page.locator('.ad-figures tbody tr');
      await expect(days).toHaveCount(30);
      for (const count of [7, 90, 366]) {
        await period.selectOption(`${count}`);
        await expect(days).toHaveCount(count);
      }
      await expect(page.locator('.ad-chart')).toHaveCount(3);
      await expectAccessible(page, 'a year of activity');

      // One account more than a page holds.
      const mark = ownTitle('Etude');
      for (let n = 1; n <= 21; n += 1) {
        const data = { ...newAccount('huissier', language), name: `${mark} ${n}`, isPremium: false };
        const made = await page.request.post('/api/admin/create-user', { data });
        expect(made.ok(), await made.text()).toBe(true);
      }
      await page.getByRole('tab', { name: w.tabs.users }).click();
      await page.getByRole('searchbox').fill(mark);
      const found = page.getByText(filled(w.users.found_other, { count: 21 }));
      await expect(found).toBeVisible();
      const rows = page.locator('.ad-list .ad-row').filter({ hasText: mark });
      await expect(rows).toHaveCount(20);
      const pager = page.getByRole('navigation', { name: w.pager.label, exact: true });
      await expect(pager.getByRole('button', { name: w.pager.previous })).toBeDisabled();
      await pager.getByRole('button', { name: w.pager.next }).click();
      await expect(rows).toHaveCount(1);
      await expect(pager).toContainText(filled(w.pager.where, { page: 2, pages: 2 }));
      await expect(pager.getByRole('button', { name: w.pager.next })).toBeDisabled();
      // Whoever reads by ear begins at the top of the new page.
      await expect(found).toBeFocused();
      await expectAccessible(page, 'the last page of accounts');
      // The address holds the search and the page.
      await page.reload();
      await expect(rows).toHaveCount(1);
      await pager.getByRole('button', { name: w.pager.previous }).click();
      await expect(rows).toHaveCount(20);

      await page.goto('/admin?tab=settings');
      await expect(page.getByRole('heading', { level: 2, name: w.settings.title })).toBeVisible();
      await expect(page.locator('.ad-settings').getByText('Palabre', { exact: true })).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toHaveCount(0);
      await page.getByRole('tab', { name: w.tabs.dashboard }).click();
      await expect(period).toBeVisible();
    });

    test('a decision is added, found to be there twice, verified and deleted', async ({ page }) => {
      await speak(page, language);
      await signInAs(page, ADMIN);
      await page.goto('/admin/jurisprudence');
      await expect(page.getByRole('heading', { level: 1, name: c.title })).toBeVisible();
      await expect(page.locator('.cl-top .badge')).toHaveText(/\d/);
      await expectAccessible(page, 'the list of decisions');

      const dialog = page.getByRole('dialog');
      const number = ownTitle('7/CIV/').replace(' ', '');
      const title = `Bail commercial ${number}`;
      const add = async (caseNumber: string) => {
        await page.getByRole('button', { name: c.add }).click();
        await dialog.getByRole('button', { name: c.form.save }).click();
        await expect(dialog.locator('[name="title"]')).toBeFocused();
        await dialog.locator('[name="title"]').fill(title);
        await dialog.locator('[name="jurisdiction"]').fill('Cour Suprême');
        await dialog.locator('[name="caseNumber"]').fill(caseNumber);
        await dialog.locator('[name="date"]').fill('2023-10-05');
        await dialog.locator('[name="subject"]').selectOption('commercial');
        await dialog.locator('[name="parties"]').fill('A. c/ B.');
        await dialog.locator('[name="keywords"]').fill('bail, congé');
        for (const name of ['facts', 'legalPrinciple', 'decision']) {
          await dialog
            .locator(`[name="${name}"]`)
            .fill('Texte d’essai, assez long pour la règle. '.repeat(3));
        }
        await expectAccessible(page, 'a decision in the form');
        await dialog.getByRole('button', { name: c.form.save }).click();
        await expect(dialog).toBeHidden();
      };
      await add(number);
      await add(`0${number.replaceAll('/', ' ')}`);

      // Alike in court, day and number: a person tells them apart.
      await page.getByRole('link', { name: c.views.duplicates }).click();
      const pair = page.locator('.cl-pair').filter({ hasText: title });
      await expect(pair).toHaveCount(1);
      await expectAccessible(page, 'a pair to review');
      await pair.getByRole('button', { name: c.duplicates.distinct }).click();
      await expect(pair).toHaveCount(0);

      await page.getByRole('link', { name: c.views.list }).click();
      await page.getByRole('searchbox').fill(title.toUpperCase());
      const row = page.locator('.ad-row').filter({ hasText: title });
      await expect(row).toHaveCount(2);
      await row.first().getByRole('link').click();
      await expect(page.getByText(c.verify.byHand)).toBeVisible();
      await expectAccessible(page, 'a decision to verify');
      await page.getByRole('button', { name: c.verify.confirm }).click();
      await expect(page.getByText(c.verify.already)).toBeVisible();

      await page.getByRole('link', { name: c.views.list }).click();
      await page.getByRole('searchbox').fill(title);
      for (const left of [1, 0]) {
        await row.first().getByRole('button').last().click();
        await dialog.getByRole('button', { name: c.delete.confirm }).click();
        await expect(row).toHaveCount(left);
      }
    });

    test('nobody else sees the administration', async ({ browser }) => {
      const client = await newcomer(browser, 'client', language);
      for (const path of ['/admin', '/admin/jurisprudence']) {
        await client.goto(path);
        await expect(client).toHaveURL(/\/dashboard$/);
      }
      await leave(client);
    });
  });
}
