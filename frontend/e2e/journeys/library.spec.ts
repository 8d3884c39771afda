import en from '../../src/locales/en/library.json' with { type: 'json' };
import enLaws from '../../src/locales/en/adminLaws.json' with { type: 'json' };
import fr from '../../src/locales/fr/library.json' with { type: 'json' };
import frLaws from '../../src/locales/fr/adminLaws.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak } from '../support/languages';
import { leave, newcomer } from '../support/match';
import { expectToast } from '../support/page';
import { isPhone } from '../support/shell';
import { expect, test } from '../support/test';

const texts = { fr, en } as const;
const admin = { fr: frLaws, en: enLaws } as const;

/** Each run's own laws: tests run beside each other on one server. */
function lawsOf(mark: string): string {
  const line = (law: string, title: string, lang: string, article: string, text: string, status: string) =>
    JSON.stringify({
      law,
      law_title: title,
      lang,
      article,
      heading: 'TITRE I',
      text,
      status,
      quality: 'good',
    });
  return [
    line(
      `essai-${mark}`,
      `Loi d’essai ${mark}`,
      'fr',
      '1',
      `Le ${mark} est libre\nau sens de la loi.`,
      'in force',
    ),
    line(
      `essai-${mark}`,
      `Loi d’essai ${mark}`,
      'fr',
      '2',
      `Le ${mark} de l’article 1er est gratuit.`,
      'in force',
    ),
    line(`vieux-${mark}`, `Loi abrogée ${mark}`, 'fr', '9', `Le ${mark} était payant.`, 'repealed'),
    'no json',
  ].join('\n');
}

for (const language of LANGUAGES) {
  const w = texts[language];
  const a = admin[language];
  test.describe(`the library (${language})`, { tag: ['@library', `@${language}`] }, () => {
    test(
      'a decision is found with a slip of spelling, filtered, read and cited',
      { tag: ['@desktop', '@postgres'] },
      async ({ browser }) => {
        const page = await newcomer(browser, 'avocat', language);
        await page.goto('/jurisprudence');
        await expect(page.getByRole('heading', { level: 1, name: w.decisions.title })).toBeVisible();
        await expect(page.locator('.lb-row h2').first()).toBeVisible();

        await page.getByRole('searchbox').fill('denaturattion recours');
        await page.getByRole('searchbox').press('Enter');
        await expect(page).toHaveURL(/q=denaturattion\+recours/);
        const row = page.locator('.lb-row').filter({ hasText: '128/QD/2023' });
        await expect(row.locator('mark').first()).toBeVisible();
        await expectAccessible(page, 'what was found');

        await page.getByRole('searchbox').fill('');

        // On a phone the filters are in a sheet.
        const inSheet = isPhone(page);
        if (inSheet) await page.getByRole('button', { name: w.filters.open, exact: true }).click();
        const filters = inSheet ? page.getByRole('dialog') : page.locator('.lb-filters');
        await filters.getByLabel(w.filters.year).selectOption('2023');
        await filters.getByLabel(w.filters.article).fill('art. 17 loi n° 2006/022');
        await filters.getByLabel(w.filters.article).press('Enter');
        await expect(page).toHaveURL(/article=/);
        await expectAccessible(page, 'filters');
        if (inSheet)
          await filters.getByRole('button', { name: filled(w.decisions.show_one, { count: 1 }) }).click();
        await expect(page.locator('.lb-row')).toHaveCount(1);

        await page.locator('.lb-row a').first().click();
        await expect(page.getByRole('heading', { level: 1, name: /128\/QD/ })).toBeVisible();
        await expect(page.locator('.lb-citation')).toContainText('128/QD/2023');
        await expectAccessible(page, 'a decision');
        await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.getByRole('button', { name: w.citation.copy }).click();
        await expectToast(page, w.citation.copied);
        await page.goBack();
        await expect(page).toHaveURL(/year=2023/);
        await expect(page.locator('.lb-row')).toHaveCount(1);
        await leave(page);
      },
    );

    test(
      'a law is imported from a file, and found and read by everybody',
      { tag: ['@desktop', '@postgres', '@admin'] },
      async ({ browser }) => {
        const mark = `wouri${Date.now().toString(36)}${process.pid.toString(36)}`;
        const context = await browser.newContext();
        const page = await context.newPage();
        await speak(page, language);
        await signInAs(page, 'admin@demo.palabre.invalid');
        await page.goto('/admin/lois');
        await expect(page.getByRole('heading', { level: 1, name: a.title })).toBeVisible();
        await page.getByLabel(a.import.file).setInputFiles({
          name: 'lois.jsonl',
          mimeType: 'application/json',
          buffer: Buffer.from(lawsOf(mark)),
        });
        await page.getByRole('button', { name: a.import.check }).click();
        await expect(page.getByText(a.report.checked)).toBeVisible();
        await expect(page.getByText(filled(a.report.line, { line: 4 }))).toBeVisible();
        await expectAccessible(page, 'what a file would bring');
        await page.getByRole('button', { name: a.import.take, exact: true }).click();
        await expectToast(page, a.toast.imported);

        const reader = await newcomer(browser, 'client', language);
        await reader.goto(`/loi?q=${mark}`);
        await expect(reader.locator('.lb-row')).toHaveCount(3);
        await expect(reader.locator('.lb-row').last()).toContainText(w.standing.repealed);
        await expectAccessible(reader, 'articles found');
        await reader.goto(`/loi/essai-${mark}`);
        await expectAccessible(reader, 'a law');
        await reader
          .getByRole('link', { name: language === 'fr' ? 'Article 1er' : /^(Section|Article) 1$/ })
          .click();
        await expect(reader.getByText(`Le ${mark} est libre au sens de la loi.`)).toBeVisible();
        await expect(reader.getByText(w.article.articles)).toBeVisible();
        await expectAccessible(reader, 'an article');
        await reader.goto(`/loi/vieux-${mark}/9`);
        await expect(reader.getByText(w.warning.repealed)).toBeVisible();
        await leave(page, reader);
      },
    );
  });
}
