import enCaseLaw from '../../src/locales/en/caseLaw.json' with { type: 'json' };
import frCaseLaw from '../../src/locales/fr/caseLaw.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak } from '../support/languages';
import { ownTitle } from '../support/match';
import { expectToast } from '../support/page';
import { expect, test } from '../support/test';

const caseLaw = { fr: frCaseLaw, en: enCaseLaw } as const;
const ADMIN = 'admin@demo.palabre.invalid';
const NAME = 'Abena Mvondo';

/** A decision nobody else has, as Juricaf would give it. */
function decision(number: string, text: string, country = 'Cameroun') {
  const document = {
    pays: country,
    juridiction: 'Cour suprême',
    formation: 'chambre judiciaire, section civile',
    num_arret: number,
    date_arret: '2019-02-12',
    titre: `${country}, Cour suprême, 12 février 2019, ${number}`,
    texte_arret: text,
  };
  return {
    name: `${number.replaceAll('/', '-')}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(document)),
  };
}

for (const language of LANGUAGES) {
  const c = caseLaw[language];
  test.describe(`imports of decisions (${language})`, { tag: ['@admin', '@caseLaw', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
      await signInAs(page, ADMIN);
      await page.goto('/admin/jurisprudence');
      await page.getByRole('link', { name: c.views.import, exact: true }).click();
      await expect(page.getByRole('heading', { name: c.import.title })).toBeVisible();
    });

    test(
      'the whole list is imported with a bar to watch, and the run is cancelled',
      { tag: '@postgres' },
      async ({ page }) => {
        await page.getByRole('button', { name: c.import.reread }).click();
        await page.getByRole('button', { name: c.import.rereadConfirm }).click();
        const cancel = page.getByRole('button', { name: c.import.cancel });
        await expect(page.getByRole('progressbar')).toBeVisible();
        await expect(cancel).toBeVisible();
        await expectAccessible(page, 'an import under way');
        await cancel.click();
        await expect(page.getByRole('button', { name: c.import.submit, exact: true })).toBeVisible();
        const runs = page.getByRole('list', { name: c.import.runs });
        await expect(runs.getByText(c.runStates.cancelled).first()).toBeVisible();
      },
    );

    test(
      'files are taken, summarised beside their text, masked, verified and compared',
      { tag: ['@desktop', '@postgres'] },
      async ({ page }) => {
        const number = ownTitle('9/CIV/').replace(' ', '');
        const text = `Le pourvoi de Maître ${NAME} est recevable.\nLa cour casse l’arrêt ${number} et renvoie l’affaire.`;
        const files = page.getByTestId('decision-files');
        await files.setInputFiles([
          decision(number, text),
          decision(`${number}/G`, `Un autre pays, ${text}`, 'Gabon'),
          {
            name: 'page.json',
            mimeType: 'application/json',
            buffer: Buffer.from('<!doctype html><p>Anubis'),
          },
        ]);
        const results = page.getByRole('list', { name: c.files.results });
        await expect(results.getByRole('listitem')).toHaveCount(3);
        await expect(results.getByText(c.outcomes.failed)).toBeVisible();
        await results.getByRole('button', { name: c.import.takeAnyway }).click();
        await expect(results.getByText(c.outcomes.imported)).toHaveCount(2);

        // The text beside the summary; a name is taken out of it for good.
        const row = results.getByRole('listitem').filter({ hasText: `${number.replaceAll('/', '-')}.json` });
        await row.getByRole('link', { name: c.import.toVerify }).click();
        const received = page.getByRole('region', { name: c.text.label });
        await expect(received).toContainText(NAME);
        await expect(page.getByRole('heading', { name: c.verify.fields })).toBeVisible();
        await expectAccessible(page, 'a decision beside its text');
        await page.getByRole('button', { name: filled(c.names.mask, { name: NAME }) }).press('Enter');
        await page.getByRole('dialog').getByRole('button', { name: c.names.confirm }).click();
        await expect(received).not.toContainText(NAME);
        // The dialog goes a moment after the name, and what is typed until then goes nowhere.
        await expect(page.getByRole('dialog')).toBeHidden();

        // What is missing is said where it is missing, and what was written stays.
        await page.locator('[name="parties"]').fill('A. c/ B.');
        const verify = page.getByRole('button', { name: c.verify.saveAndConfirm });
        await verify.click();
        await expect(page.locator('[name="keywords"]')).toBeFocused();
        await page.locator('[name="keywords"]').fill('pourvoi, cassation');
        for (const name of ['facts', 'legalPrinciple', 'decision']) {
          await page.locator(`[name="${name}"]`).fill('Résumé écrit d’après le texte. '.repeat(3));
        }
        await verify.click();
        await expect(page.getByText(c.verify.already)).toBeVisible();

        // The source says something else now: the old text stays until somebody decides.
        await page.goto('/admin/jurisprudence?view=import');
        await files.setInputFiles([decision(number, `${text}\nUne phrase de plus, ${number}.`)]);
        await results.getByRole('link', { name: c.import.toReview }).click();
        const review = page.getByRole('article').filter({ hasText: number });
        await expect(review).toHaveCount(1);
        await review.getByText(c.reviews.compare).click();
        await expect(
          review.getByRole('region', { name: c.reviews.textReceived }).locator('mark').last(),
        ).toContainText('Une phrase de plus');
        await expectAccessible(page, 'a text that has changed');
        await review.getByRole('button', { name: c.reviews.answers.accept }).click();
        await expectToast(page, c.toast.accepted);
        await expect(review).toHaveCount(0);
      },
    );
  });
}
