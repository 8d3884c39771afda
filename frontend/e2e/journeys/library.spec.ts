import en from '../../src/locales/en/library.json' with { type: 'json' };
import enLaws from '../../src/locales/en/adminLaws.json' with { type: 'json' };
import fr from '../../src/locales/fr/library.json' with { type: 'json' };
import frLaws from '../../src/locales/fr/adminLaws.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak } from '../support/languages';
import { leave, newcomer } from '../support/match';
import { expectToast } from '../support/page';
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
  test.describe(language, { tag: `@${language}` }, () => {
    test('a decision is found with a slip of spelling, filtered, read and cited', async ({ browser }) => {
      const page = await newcomer(browser, 'avocat', language);
      await page.goto('/jurisprudence');
      await expect(page.getByRole('heading', { level: 1, name: w.decisions.title })).toBeVisible();
      await expect(page.locator('.lb-row h2').first()).toBeVisible();
      await expectAccessible(page, 'all decisions');

      await page.getByRole('searchbox').fill('denaturattion recours');
      await page.getByRole('searchbox').press('Enter');
      await expect(page).toHaveURL(/q=denaturattion\+recours/);
      const row = page.locator('.lb-row').filter({ hasText: '128/QD/2023' });
      await expect(row.locator('mark').first()).toBeVisible();
      await expectAccessible(page, 'what was found');

      await page.getByRole('searchbox').fill('zzzzzz');
      await expect(page.getByText(w.decisions.none)).toBeVisible();
      await expectAccessible(page, 'nothing was found');
      await page.getByRole('searchbox').fill('');

      // On a phone the filters are in a sheet.
      const sheet = page.getByRole('button', { name: w.filters.open, exact: true });
      const isPhone = await sheet.isVisible();
      if (isPhone) await sheet.click();
      const filters = isPhone ? page.getByRole('dialog') : page.locator('.lb-filters');
      await filters.getByLabel(w.filters.year).selectOption('2023');
      await filters.getByLabel(w.filters.article).fill('art. 17 loi n° 2006/022');
      await filters.getByLabel(w.filters.article).press('Enter');
      await expect(page).toHaveURL(/article=/);
      await expectAccessible(page, 'filters');
      if (isPhone)
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
    });

    test('decisions are filtered by court and subject, put in another order and turned page by page', async ({
      browser,
    }) => {
      const page = await newcomer(browser, 'avocat', language);
      await page.goto('/jurisprudence');
      const rows = page.locator('.lb-results .lb-row:has(h2)');
      const pager = page.getByRole('navigation', { name: w.pager.label, exact: true });
      await expect(rows).toHaveCount(20);
      const first = await rows.first().innerText();
      await pager.getByRole('button', { name: w.pager.next }).click();
      await expect(page).toHaveURL(/page=2/);
      await expect(rows.filter({ hasText: first })).toHaveCount(0);
      await expect(pager.locator('[aria-current="page"]')).toHaveText(
        new RegExp(`^${filled(w.pager.where, { page: 2, pages: '\\d+' })}$`),
      );
      await expectAccessible(page, 'a second page');
      await page.goBack();
      await expect(rows.first()).toHaveText(first, { useInnerText: true });

      // On a phone the filters are in a sheet.
      const sheet = page.getByRole('button', { name: w.filters.open });
      const isPhone = await sheet.isVisible();
      const filters = isPhone ? page.getByRole('dialog') : page.locator('.lb-filters');
      const choose = async (label: string, option: string) => {
        if (isPhone) await sheet.click();
        const choice = filters.getByLabel(label, { exact: true });
        const value = await choice.locator('option', { hasText: option }).first().getAttribute('value');
        await choice.selectOption(value);
        if (isPhone) await filters.getByRole('button', { name: /\d/ }).click();
      };
      await choose(w.filters.court, 'Conseil constitutionnel');
      await expect(page).toHaveURL(/court=/);
      await expect(rows.filter({ hasNotText: 'Conseil constitutionnel' })).toHaveCount(0);
      await expect(rows.first()).toBeVisible();
      await expectAccessible(page, 'one court');
      await page
        .getByRole('button', { name: filled(w.filters.remove, { label: 'Conseil constitutionnel' }) })
        .click();
      await expect(rows).toHaveCount(20);

      await choose(w.filters.subject, w.subjects.commercial);
      await expect(page).toHaveURL(/subject=commercial/);
      await expect(rows.filter({ hasNotText: w.subjects.commercial })).toHaveCount(0);
      await expect(rows.first()).toBeVisible();

      const years = async () => {
        const said = await rows.locator('h2 + p').allInnerTexts();
        return said.map((line) => Number(/\b(?:19|20)\d\d(?= ·)/.exec(line)?.[0] ?? 0));
      };
      await choose(w.filters.sort, w.filters.sorts.oldest);
      await expect(page).toHaveURL(/sort=oldest/);
      await expect.poll(async () => (await years())[0]).toBe(Math.min(...(await years())));
      const oldest = await years();
      expect(oldest).toEqual(oldest.toSorted((one, other) => one - other));
      await choose(w.filters.sort, w.filters.sorts.newest);
      await expect(page).toHaveURL(/sort=newest/);
      await expect.poll(years).toEqual(oldest.toReversed());
      await leave(page);
    });

    test('a law is imported, read by everybody, repealed and withdrawn', async ({ browser }) => {
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
      await expectAccessible(reader, 'a repealed article');

      // The law itself is repealed: its articles with it.
      const title = `Loi d’essai ${mark}`;
      await page.getByRole('button', { name: filled(a.list.editThis, { title }) }).click();
      const dialog = page.getByRole('dialog', { name: a.edit.title });
      await dialog.locator('[name="status"]').selectOption('repealed');
      await expectAccessible(page, 'a law being changed');
      await dialog.getByRole('button', { name: a.edit.save }).click();
      await expect(dialog).toBeHidden();
      await reader.goto(`/loi/essai-${mark}/1`);
      await expect(reader.getByText(w.warning.repealed)).toBeVisible();

      await page.getByRole('button', { name: filled(a.list.withdrawThis, { title }) }).click();
      await page.getByRole('dialog').getByRole('button', { name: a.withdraw.confirm }).click();
      await expect(page.getByRole('button', { name: filled(a.list.restoreThis, { title }) })).toBeVisible();
      await expectAccessible(page, 'a withdrawn law');
      await reader.goto(`/loi/essai-${mark}`);
      await expect(reader.getByRole('heading', { level: 1, name: w.law.unknown })).toBeVisible();
      await expectAccessible(reader, 'a law that is not there');
      await leave(page, reader);
    });
  });
}
