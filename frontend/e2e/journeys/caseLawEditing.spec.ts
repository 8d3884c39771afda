import type { Browser, Page } from '@playwright/test';
import enAdmin from '../../src/locales/en/admin.json' with { type: 'json' };
import enCaseLaw from '../../src/locales/en/caseLaw.json' with { type: 'json' };
import frAdmin from '../../src/locales/fr/admin.json' with { type: 'json' };
import frCaseLaw from '../../src/locales/fr/caseLaw.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak, type Language } from '../support/languages';
import { leave, ownTitle } from '../support/match';
import { dialogOf } from '../support/page';
import { expect, test } from '../support/test';

const caseLaw = { fr: frCaseLaw, en: enCaseLaw } as const;
const admin = { fr: frAdmin, en: enAdmin } as const;

const LONG = 'Texte d’essai, assez long pour la règle. '.repeat(3).trim();

/** An administrator in a browser of their own. */
async function administrator(browser: Browser, language: Language): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await speak(page, language);
  await signInAs(page, 'admin@demo.palabre.invalid');
  return page;
}

/** A decision nobody else has, through the API. */
async function added(page: Page): Promise<{ id: number; title: string; number: string }> {
  const title = ownTitle('Bail commercial');
  const number = `${title.split(' ').at(-1)}/CIV`;
  const answer = await page.request.post('/api/admin/jurisprudence', {
    data: {
      title,
      jurisdiction: 'Cour suprême',
      caseNumber: number,
      date: '2023-10-05',
      parties: 'A. c/ B.',
      subject: 'commercial',
      keywords: ['bail', 'congé'],
      facts: LONG,
      legalPrinciple: LONG,
      decision: LONG,
      relevantArticles: [],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return { id: ((await answer.json()) as { id: number }).id, title, number };
}

/** The row of this decision in the list, which shows nothing else then. */
async function found(page: Page, words: string) {
  await page.goto('/admin/jurisprudence');
  await page.getByRole('searchbox').fill(words);
  const row = page.locator('.ad-row').filter({ hasText: words });
  await expect(row).toHaveCount(1);
  return row;
}

for (const language of LANGUAGES) {
  const c = caseLaw[language];
  const m = admin[language].meanwhile;
  test.describe(`decisions (${language})`, { tag: ['@admin', '@caseLaw', `@${language}`] }, () => {
    test('a decision is changed, verified, read, and deleted with a reason that no slip of the finger loses', async ({
      browser,
    }) => {
      const page = await administrator(browser, language);
      const { id, title, number } = await added(page);
      let row = await found(page, title);
      const edit = row.getByRole('button', { name: filled(c.list.editThis, { title }) });
      await edit.click();
      const form = dialogOf(page, c.form.editTitle);
      await form.locator('[name="parties"]').fill('C. c/ D.');
      await form.locator('[name="legalPrinciple"]').fill(`Le congé est nul. ${LONG}`);
      await form.getByRole('button', { name: c.form.save }).click();
      await expect(form).toBeHidden();
      await expect(edit).toBeFocused();
      await expect(row).toContainText('C. c/ D.');
      await expect(row).toContainText('Le congé est nul.');

      await page.goto(`/admin/jurisprudence?verify=${id}`);
      await page.getByRole('button', { name: c.verify.confirm }).click();
      await expect(page.getByText(c.verify.already)).toBeVisible();
      await page.goto(`/jurisprudence/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await expect(page.getByText('Le congé est nul.')).toBeVisible();

      row = await found(page, title);
      await row.getByRole('button', { name: filled(c.list.deleteThis, { title }) }).click();
      const dialog = dialogOf(page, c.delete.title);
      const reason = `Opposition reçue, ${number}`;
      await dialog.locator('[name="reason"]').fill(reason);
      await expectAccessible(page, 'before a decision is deleted');
      // However often: each second time the question itself goes, unless it is still about to.
      for (let press = 1; press <= 7; press += 1) await page.keyboard.press('Escape');
      const open = page.getByRole('dialog').filter({ has: page.locator('.dialog-actions') });
      await expect(async () => {
        if ((await open.count()) === 1) await page.keyboard.press('Escape');
        await expect(open).toHaveCount(2, { timeout: 1000 });
      }).toPass();
      await open.last().getByRole('button').first().click();
      await expect(dialog.locator('[name="reason"]')).toHaveValue(reason);

      await dialog.getByRole('button', { name: c.delete.confirm }).click();
      await expect(dialog).toBeHidden();
      await expect(row).toHaveCount(0);
      await page.goto('/admin/jurisprudence?state=withdrawn');
      await expect(page.locator('.ad-row').filter({ hasText: reason })).toContainText(number);
      await leave(page);
    });

    test('a decision that waits is named on the start page, read in the queue, and verified by keys', async ({
      browser,
    }) => {
      const page = await administrator(browser, language);
      const { id, title } = await added(page);
      await page.goto('/admin');
      await page.locator('.ad-waiting a').click();
      await expect(page).toHaveURL(/queue=pending/);
      await page.goto(`/admin/jurisprudence?queue=pending&decision=${id}`);
      await expect(page.locator('.cl-queue').getByText(title)).toBeVisible();
      await expectAccessible(page, 'the queue of decisions');
      await page.getByRole('button', { name: c.list.verify, exact: true }).press('Enter');
      // Nobody vouches for the next one by pressing twice.
      await expect(page.locator('.cl-queue > h2')).toBeFocused();
      await expect(page).not.toHaveURL(new RegExp(`decision=${id}(&|$)`));
      const known = await page.request.get(`/api/admin/jurisprudence/${id}`);
      expect(await known.json()).toMatchObject({ isVerified: true });
      await leave(page);
    });

    test('several decisions are verified once somebody says that they were read', async ({ browser }) => {
      const page = await administrator(browser, language);
      const { id, title } = await added(page);
      await page.goto('/admin/jurisprudence?state=unverified');
      await page.getByRole('searchbox').fill(title);
      await expect(page.locator('.ad-row')).toHaveCount(1);
      await page.getByRole('checkbox', { name: title }).check();
      await page.getByRole('button', { name: c.bulk.verify }).click();
      const dialog = dialogOf(page, filled(c.bulk.title_one, { count: '1' }));
      await dialog.getByRole('button', { name: c.bulk.confirm_one }).click();
      await expect(dialog.getByRole('checkbox')).toBeFocused();
      await expectAccessible(page, 'before several decisions are verified');
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: c.bulk.confirm_one }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('.ad-row').filter({ hasText: title })).toHaveCount(0);
      const known = await page.request.get(`/api/admin/jurisprudence/${id}`);
      expect(await known.json()).toMatchObject({ isVerified: true });
      await leave(page);
    });

    test(
      'two administrators change one decision: the second one loses nothing',
      { tag: ['@desktop', '@postgres'] },
      async ({ browser }) => {
        const [first, second] = [
          await administrator(browser, language),
          await administrator(browser, language),
        ];
        const { title } = await added(first);
        await found(first, title);
        await expectAccessible(first, 'the list of decisions');
        const forms = [];
        for (const page of [first, second]) {
          const row = await found(page, title);
          await row.getByRole('button', { name: filled(c.list.editThis, { title }) }).click();
          forms.push(dialogOf(page, c.form.editTitle));
        }
        const [theirs, mine] = forms;
        if (!theirs || !mine) throw new Error('two forms');
        await theirs.locator('[name="parties"]').fill('E. c/ F.');
        await theirs.locator('[name="keywords"]').fill('bail, renouvellement');
        await theirs.getByRole('button', { name: c.form.save }).click();
        await expect(theirs).toBeHidden();

        await mine.locator('[name="facts"]').fill(`Ce que j’ai écrit. ${LONG}`);
        await mine.locator('[name="keywords"]').fill('bail, prix');
        await mine.getByRole('button', { name: c.form.save }).click();
        const take = second.getByRole('button', { name: m.reload });
        const notice = mine.getByRole('group').filter({ has: take });
        await expect(notice).toBeFocused();
        await expectAccessible(second, 'somebody else was faster');
        await expect(mine.locator('[name="facts"]')).toHaveValue(`Ce que j’ai écrit. ${LONG}`);

        // By keys: what somebody else wrote comes in, and what both have changed takes the focus.
        await second.keyboard.press('Tab');
        await expect(take).toBeFocused();
        await second.keyboard.press('Enter');
        await expect(notice).toBeHidden();
        await expect(mine.locator('[name="keywords"]')).toBeFocused();
        await expect(mine.locator('[name="keywords"]')).toHaveValue('bail, prix');
        await expect(mine.locator('[name="parties"]')).toHaveValue('E. c/ F.');
        await expect(mine.locator('[name="facts"]')).toHaveValue(`Ce que j’ai écrit. ${LONG}`);
        await expect(second.getByText(filled(m.both, { fields: c.form.keywords }))).toBeVisible();
        // The notice leaves the button free, on a phone too.
        const save = mine.getByRole('button', { name: c.form.save });
        await mine.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
        const isFree = () =>
          save.evaluate((button) => {
            const { left, width, bottom } = button.getBoundingClientRect();
            return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
          });
        await expect.poll(isFree).toBe(true);
        await second.keyboard.press('Enter');
        await expect(mine).toBeHidden();

        const row = await found(first, title);
        await expect(row).toContainText('E. c/ F.');
        await expect(row).toContainText('prix');
        await expect(row).not.toContainText('renouvellement');
        await leave(first, second);
      },
    );
  });
}
