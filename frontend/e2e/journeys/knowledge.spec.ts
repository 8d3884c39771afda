import en from '../../src/locales/en/knowledge.json' with { type: 'json' };
import enAdmin from '../../src/locales/en/admin.json' with { type: 'json' };
import enCitations from '../../src/locales/en/citations.json' with { type: 'json' };
import fr from '../../src/locales/fr/knowledge.json' with { type: 'json' };
import frAdmin from '../../src/locales/fr/admin.json' with { type: 'json' };
import frCitations from '../../src/locales/fr/citations.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signedIn, signInAs } from '../support/accounts';
import { LANGUAGES, speak, texts } from '../support/languages';
import { dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

const ADMIN = 'admin@demo.palabre.invalid';
const all = {
  fr: { note: fr, admin: frAdmin, citations: frCitations },
  en: { note: en, admin: enAdmin, citations: enCitations },
} as const;

for (const language of LANGUAGES) {
  const w = all[language];
  const ends = language === 'fr' ? 'Fr' : 'En';
  test.describe(`legal knowledge (${language})`, { tag: ['@knowledge', `@${language}`] }, () => {
    test(
      'an administrator writes a note, changes it and reads what changed',
      { tag: ['@desktop', '@admin'] },
      async ({ page }) => {
        const mark = `Z${Date.now().toString(36)}`;
        await speak(page, language);
        await signInAs(page, ADMIN);
        await page.goto('/admin');
        await page.getByRole('link', { name: w.admin.more.knowledge }).click();
        await expect(page.getByRole('heading', { level: 1, name: w.note.title })).toBeVisible();
        await expect(page.locator('.ad-row').first()).toBeVisible();
        await expectAccessible(page, 'the list of notes');

        await page.getByRole('button', { name: w.note.add }).click();
        const form = dialogOf(page, w.note.form.addTitle);
        await form.getByRole('button', { name: w.note.form.save }).click();
        await expect(form.locator('[name="domain"]')).toBeFocused();
        await expectAccessible(page, 'a refused note');
        await form.locator('[name="domain"]').selectOption('travail');
        await form.locator('[name="category"]').fill('Essai');
        for (const side of ['Fr', 'En']) {
          await form.locator(`[name="title${side}"]`).fill(`${mark} ${side}`);
          await form.locator(`[name="content${side}"]`).fill(`Un texte de trois phrases pour ${mark}.`);
        }
        await form
          .locator('[name="articles"]')
          .fill('Code du travail (loi n° 92/007 du 14 août 1992), art. 34');
        await form.locator('[name="source"]').fill('Code du travail');
        await form.getByRole('button', { name: w.note.form.save }).click();
        await expectToast(page, w.note.toast.added);
        await expect(page.getByRole('heading', { level: 1, name: `${mark} ${ends}` })).toBeVisible();

        await page.getByRole('button', { name: w.note.view.edit, exact: true }).click();
        const edit = dialogOf(page, w.note.form.editTitle);
        await edit.locator(`[name="content${ends}"]`).fill(`Un texte de quatre phrases pour ${mark}.`);
        await edit.getByRole('button', { name: w.note.form.save }).click();
        await expectToast(page, w.note.toast.saved);
        await page.getByText(w.note.history.changes).first().click();
        await expect(page.locator('ins')).toContainText('quatre');
        await expect(page.locator('del')).toContainText('trois');
        await expectAccessible(page, 'a note with its history');
      },
    );

    test(
      'an administrator changes a direct answer of a note, reads what changed, and puts it back',
      { tag: ['@desktop', '@admin'] },
      async ({ page }) => {
        await speak(page, language);
        await signInAs(page, ADMIN);
        // A note for each language: journeys share a server.
        const shipped = { fr: 'travail-paiement-salaire-delai', en: 'travail-conges-payes' }[language];
        await page.goto('/admin/knowledge');
        await page.getByRole('searchbox', { name: w.note.list.search }).fill(shipped);
        await expect(page.locator('.ad-row')).toHaveCount(1);
        await page.locator('.ad-row').getByRole('link').click();
        const unit = page.locator('.kn-unit').first();
        const answer = unit.locator('.kn-answer').nth(language === 'fr' ? 0 : 1);
        const before = await answer.innerText();

        const edit = unit.getByRole('button').first();
        await edit.click();
        const form = dialogOf(page, w.note.units.editTitle);
        const field = form.locator(`[name="answer${ends}"]`);
        await expect(field).toHaveValue(before);
        await expectAccessible(page, 'a direct answer');
        // A unit says no number that its note does not say.
        await field.fill(`${before} 4321`);
        await form.getByRole('button', { name: w.note.units.form.save }).click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expectAccessible(page, 'a refused direct answer');
        await field.fill(`Essai : ${before}`);
        await form.getByRole('button', { name: w.note.units.form.save }).click();
        await expectToast(page, w.note.units.toast.saved);
        await expect(form).toBeHidden();
        await expect(answer).toHaveText(`Essai : ${before}`);

        const history = page.getByRole('region', { name: w.note.history.title }).locator('.ad-row');
        await expect(history.first()).toContainText(w.note.history.deeds.edited);
        await history.first().getByText(w.note.history.changes).click();
        await expect(history.first().locator('ins')).toContainText('Essai');
        await expectAccessible(page, 'what changed in a direct answer');

        await page.getByRole('button', { name: w.note.view.restore }).click();
        await dialogOf(page, w.note.confirm.restore.title)
          .getByRole('button', { name: w.note.confirm.restore.button })
          .click();
        await expectToast(page, w.note.toast.restore);
        await expect(answer).toHaveText(before);
        await expect(history.first()).toContainText(w.note.history.deeds.restored);
      },
    );

    test(
      'a gendarme checks the citations of a report',
      { tag: ['@desktop', '@citations'] },
      async ({ page }) => {
        await speak(page, language);
        await signedIn(page, 'gendarme', language);
        await page.goto('/dashboard');
        await page.getByRole('link', { name: texts[language].dashboard.citations }).click();
        await page.getByRole('button', { name: w.citations.tryExample }).click();
        await page.getByRole('button', { name: w.citations.check }).click();
        await expect(page.locator('.ci-item')).toHaveCount(5);
        await expect(page.getByText(w.citations.status.found, { exact: true }).first()).toBeVisible();
        await expect(page.getByText(w.citations.status.doubtful, { exact: true }).first()).toBeVisible();
        await expectAccessible(page, 'checked citations');
        await page.locator('.ci-link').first().click();
        await expect(
          page.getByRole('dialog').getByRole('heading', { name: texts[language].answer.note.articles }),
        ).toBeVisible();
      },
    );
  });
}
