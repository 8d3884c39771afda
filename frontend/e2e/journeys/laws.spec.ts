import type { Page } from '@playwright/test';
import enLaws from '../../src/locales/en/adminLaws.json' with { type: 'json' };
import en from '../../src/locales/en/library.json' with { type: 'json' };
import frLaws from '../../src/locales/fr/adminLaws.json' with { type: 'json' };
import fr from '../../src/locales/fr/library.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak } from '../support/languages';
import { dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

const texts = { fr, en } as const;
const admin = { fr: frLaws, en: enLaws } as const;

interface Line {
  law: string;
  title: string;
  article: string;
  text: string;
}

/** A file of whole laws: one article a line. */
function file(lines: Line[]): Buffer {
  const written = lines.map(({ law, title, article, text }) =>
    JSON.stringify({
      law,
      law_title: title,
      lang: 'fr',
      article,
      heading: '',
      text,
      status: 'in force',
      quality: 'good',
    }),
  );
  return Buffer.from(written.join('\n'));
}

/** The same through the API. */
async function imported(page: Page, lines: Line[]): Promise<void> {
  const answer = await page.request.post('/api/admin/laws/import?name=lois.jsonl', {
    headers: { 'Content-Type': 'application/octet-stream' },
    data: file(lines),
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A word that no other law has: tests run beside each other on one server. */
function ownWord(): string {
  return `sanaga${Date.now().toString(36)}${process.pid.toString(36)}`;
}

for (const language of LANGUAGES) {
  const w = texts[language];
  const a = admin[language];
  test.describe(language, { tag: `@${language}` }, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
      await signInAs(page, 'admin@demo.palabre.invalid');
    });

    test('articles are put in each order that is offered', async ({ page }) => {
      const word = ownWord();
      const newer = { law: `neuve-${word}`, title: `Loi n° 2015/006 du 20 mai 2015 d’essai ${word}` };
      const older = { law: `ancienne-${word}`, title: `Loi n° 2001/001 du 5 janvier 2001 d’essai ${word}` };
      await imported(page, [
        { ...older, article: '1', text: 'Le fleuve est libre.' },
        { ...older, article: '2', text: 'Sa rive est à tous.' },
        { ...newer, article: '1', text: 'Le fleuve est gardé.' },
      ]);
      await page.goto(`/loi?q=${word}`);
      const rows = page.locator('.lb-row');
      await expect(rows).toHaveCount(3);

      // On a phone the choice is in a sheet.
      const sheet = page.getByRole('button', { name: w.filters.open, exact: true });
      const isPhone = await sheet.isVisible();
      const [old, late] = [older.title, newer.title];
      const orders = [
        ['text', [old, old, late]],
        ['newest', [late, old, old]],
        ['oldest', [old, old, late]],
      ] as const;
      for (const [order, laws] of orders) {
        if (isPhone) await sheet.click();
        const place = isPhone ? page.getByRole('dialog') : page.locator('.lb-filters');
        await place.getByLabel(w.filters.sort, { exact: true }).selectOption(order);
        await expect(page).toHaveURL(new RegExp(`sort=${order}`));
        if (isPhone) await page.keyboard.press('Escape');
        await expect(page.locator('.lb-row .lb-law')).toHaveText([...laws]);
      }
      await expectAccessible(page, 'articles in another order');
      await page.goto(`/loi?q=${word}&sort=text&law=${older.law}`);
      await expect(page.locator('.lb-row h2 a')).toHaveText([/1/, /2/]);

      // The first choice is the order of relevance, which needs no place in the address.
      await page.goto(`/loi?q=${word}&sort=newest`);
      await expect(rows).toHaveCount(3);
      if (isPhone) await sheet.click();
      const place = isPhone ? page.getByRole('dialog') : page.locator('.lb-filters');
      await place.getByLabel(w.filters.sort, { exact: true }).selectOption({
        label: w.filters.lawSorts.relevance,
      });
      await expect(page).not.toHaveURL(/sort=/);
      await expect(rows).toHaveCount(3);
    });

    test('a whole law is looked at before it takes articles away, and takes them once that is confirmed', async ({
      page,
    }) => {
      const word = ownWord();
      const law = { law: `entiere-${word}`, title: `Loi d’essai ${word}` };
      const known = [
        { ...law, article: '1', text: `Le ${word} est libre.` },
        { ...law, article: '2', text: `Le ${word} est gratuit.` },
        { ...law, article: '3', text: `Le ${word} est à tous.` },
      ];
      await imported(page, known);
      await page.goto('/admin/lois');
      await page.getByLabel(a.import.file, { exact: true }).setInputFiles({
        name: 'loi.jsonl',
        mimeType: 'application/json',
        buffer: file([
          known[0] as Line,
          { ...law, article: '2', text: `Le ${word} est payant.` },
          { ...law, article: '4', text: `Le ${word} est gardé.` },
        ]),
      });
      await page.getByRole('checkbox', { name: a.import.whole }).check();
      await page.getByRole('button', { name: a.import.check, exact: true }).click();
      await expect(page.getByText(a.report.checked)).toBeVisible();
      const report = page.locator('.lw-result');
      await expect(report).toContainText(filled(a.report.counts, { inserted: 1, updated: 1, unchanged: 1 }));
      await expect(report).toContainText(filled(a.report.toRemove_one, { count: 1, list: '3' }));
      await expectAccessible(page, 'what a whole law would take away');

      const take = page.getByRole('button', { name: a.import.take, exact: true });
      const question = dialogOf(page, a.import.removeTitle);
      await take.click();
      await expect(question).toContainText(filled(a.import.removeOf, { title: law.title, list: '3' }));
      await expectAccessible(page, 'before articles are taken away');
      await question.getByRole('button').first().click();
      await expect(question).toBeHidden();
      const contents = async () => {
        const answer = await page.request.get(`/api/laws/${law.law}`);
        const { contents: articles } = (await answer.json()) as { contents: { number: string }[] };
        return articles.map(({ number }) => number);
      };
      expect(await contents()).toEqual(['1', '2', '3']);

      await take.click();
      await question.getByRole('button', { name: a.import.removeConfirm }).click();
      await expectToast(page, a.toast.imported);
      await expect(report).toContainText(filled(a.report.removed_one, { count: 1, list: '3' }));
      expect(await contents()).toEqual(['1', '2', '4']);
      await page.goto(`/loi/${law.law}/2`);
      await expect(page.getByText(`Le ${word} est payant.`)).toBeVisible();
    });
  });
}
