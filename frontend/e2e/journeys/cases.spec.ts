import en from '../../src/locales/en/cases.json' with { type: 'json' };
import fr from '../../src/locales/fr/cases.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { leave, newcomer } from '../support/match';
import { LANGUAGES } from '../support/languages';
import { expect, test } from '../support/test';

const texts = { fr, en } as const;

for (const language of LANGUAGES) {
  const w = texts[language];
  test.describe(`cases (${language})`, { tag: ['@cases', `@${language}`] }, () => {
    test('a huissier keeps a case by hand', { tag: '@desktop' }, async ({ browser }) => {
      const page = await newcomer(browser, 'huissier', language);
      await page.goto('/dashboard?tab=cases');
      await expect(page.getByText(w.list.none)).toBeVisible();

      await page.getByRole('button', { name: w.create.open }).click();
      const dialog = page.getByRole('dialog');
      await dialog.locator('[name="title"]').fill('Saisie conservatoire, Akwa');
      await dialog.locator('[name="court"]').fill('TPI de Douala-Bonanjo');
      await dialog.locator('[name="caseNumber"]').fill('45/2026');
      await dialog.getByRole('button', { name: w.create.confirm }).click();
      await expect(page).toHaveURL(/case=\d+/);
      await expect(page.getByRole('heading', { level: 2, name: 'Saisie conservatoire, Akwa' })).toBeVisible();

      await page.getByRole('button', { name: w.events.add }).click();
      await dialog.locator('[name="title"]').fill('Première audience');
      const inAMonth = new Date(Date.now() + 30 * 24 * 3600 * 1000).toISOString().slice(0, 10);
      await dialog.locator('[name="day"]').fill(inAMonth);
      await dialog.locator('[name="time"]').fill('09:30');
      await dialog.locator('[name="place"]').fill('Salle 2');
      await expectAccessible(page, 'a new date');
      await dialog.getByRole('button', { name: w.events.save }).click();
      await expect(dialog).toBeHidden();
      await expect(page.locator('.part-row').filter({ hasText: 'Première audience' })).toContainText('09:30');

      await page.getByRole('button', { name: w.parties.add }).click();
      await dialog.locator('[name="name"]').fill('Société Wouri');
      await dialog.locator('[name="quality"]').fill('débiteur');
      await dialog.getByRole('button', { name: w.parties.add }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText('Société Wouri')).toBeVisible();

      await page.getByRole('textbox', { name: w.notes.new }).fill('Appeler le greffe lundi.');
      await page.getByRole('button', { name: w.notes.add }).click();
      await expect(page.locator('.part-content')).toHaveText('Appeler le greffe lundi.');
      await expectAccessible(page, 'a case with everything in it');

      await page.locator('.case-status select').selectOption('active');
      await page.getByRole('button', { name: w.back }).click();
      const row = page.locator('.case-row').filter({ hasText: 'Saisie conservatoire' });
      await expect(row).toContainText(w.status.active);
      await expect(row).toContainText('Première audience');
      await expectAccessible(page, 'the list of cases');
      await leave(page);
    });
  });
}
