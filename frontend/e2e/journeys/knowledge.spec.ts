import en from '../../src/locales/en/knowledge.json' with { type: 'json' };
import enAdmin from '../../src/locales/en/admin.json' with { type: 'json' };
import enAssistant from '../../src/locales/en/assistant.json' with { type: 'json' };
import enCitations from '../../src/locales/en/citations.json' with { type: 'json' };
import enQuality from '../../src/locales/en/quality.json' with { type: 'json' };
import fr from '../../src/locales/fr/knowledge.json' with { type: 'json' };
import frAdmin from '../../src/locales/fr/admin.json' with { type: 'json' };
import frAssistant from '../../src/locales/fr/assistant.json' with { type: 'json' };
import frCitations from '../../src/locales/fr/citations.json' with { type: 'json' };
import frQuality from '../../src/locales/fr/quality.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signedIn, signInAs } from '../support/accounts';
import { filled, LANGUAGES, speak, texts } from '../support/languages';
import { dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

const ADMIN = 'admin@demo.palabre.invalid';
const all = {
  fr: { note: fr, admin: frAdmin, assistant: frAssistant, citations: frCitations, quality: frQuality },
  en: { note: en, admin: enAdmin, assistant: enAssistant, citations: enCitations, quality: enQuality },
} as const;

for (const language of LANGUAGES) {
  const w = all[language];
  const ends = language === 'fr' ? 'Fr' : 'En';
  test.describe(language, { tag: `@${language}` }, () => {
    test('an administrator writes a note, changes it, reads what changed and switches it off', async ({
      page,
    }) => {
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

      await page.getByRole('button', { name: w.note.view.deactivate, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: w.note.confirm.deactivate.button }).click();
      await expect(page.getByText(w.note.view.inactive)).toBeVisible();
      await expectAccessible(page, 'a note that is switched off');
    });

    test('a note that somebody else has changed meanwhile is saved without losing either text', async ({
      page,
    }) => {
      const mark = `Z${Date.now().toString(36)}`;
      await speak(page, language);
      await signInAs(page, ADMIN);
      const text = {
        domain: 'travail',
        category: 'Essai',
        titleFr: `${mark} Fr`,
        titleEn: `${mark} En`,
        contentFr: `Un texte pour ${mark}.`,
        contentEn: `A text for ${mark}.`,
        articles: ['Code du travail (loi n° 92/007 du 14 août 1992), art. 34'],
        source: 'Code du travail',
        confidence: 'high',
      };
      const made = await page.request.post('/api/admin/knowledge', { data: text });
      expect(made.status(), await made.text()).toBe(201);
      const { id, revision } = (await made.json()) as { id: number; revision: number };
      await page.goto(`/admin/knowledge?note=${id}`);
      await page.getByRole('button', { name: w.note.view.edit, exact: true }).click();
      const edit = dialogOf(page, w.note.form.editTitle);
      const own = edit.locator('[name="contentFr"]');
      await own.fill(`Ce que j’ai écrit pour ${mark}.`);

      // Another administrator saves first.
      const theirs = { ...text, contentEn: `Their text for ${mark}.`, contentFr: `Leur texte pour ${mark}.` };
      const changed = await page.request.put(`/api/admin/knowledge/${id}`, { data: { ...theirs, revision } });
      expect(changed.status(), await changed.text()).toBe(200);

      await edit.getByRole('button', { name: w.note.form.save }).click();
      const take = page.getByRole('button', { name: w.admin.meanwhile.reload });
      await expect(edit.getByRole('group').filter({ has: take })).toBeFocused();
      await expectAccessible(page, 'a note that has changed meanwhile');
      await take.click();
      await expect(own).toBeFocused();
      await expect(own).toHaveValue(`Ce que j’ai écrit pour ${mark}.`);
      await expect(edit.locator('[name="contentEn"]')).toHaveValue(`Their text for ${mark}.`);
      await edit.getByRole('button', { name: w.note.form.save }).click();
      await expect(edit).toBeHidden();
      const view = page.locator('.kn-side');
      await expect(view.first()).toContainText(`Ce que j’ai écrit pour ${mark}.`);
      await expect(view.last()).toContainText(`Their text for ${mark}.`);
    });

    test('an opinion on an answer reaches the administrator, masked until it is opened', async ({
      browser,
      page,
    }) => {
      const mark = `Z${Date.now().toString(36)}`;
      await speak(page, language);
      await signedIn(page, 'client', language);
      const question =
        language === 'fr'
          ? 'Mon employeur me renvoie sans préavis, que puis-je demander ?'
          : 'My employer is dismissing me without notice, what can I ask for?';
      expect((await page.request.post('/api/ia/ask', { data: { question } })).status()).toBe(200);
      await page.goto('/dashboard');
      const bar = page.getByRole('group', { name: w.assistant.feedback.answer });
      await bar.getByRole('button', { name: w.assistant.feedback.notUseful }).click();
      await expect(page.getByText(w.assistant.feedback.thanks)).toBeVisible();
      await page.getByLabel(w.assistant.feedback.why).selectOption('incomplete');
      await page.getByLabel(w.assistant.feedback.comment).fill(mark);
      await expectAccessible(page, 'an opinion');
      await page.locator('.as-opinion-form').getByRole('button', { name: w.assistant.feedback.send }).click();
      await expect(page.locator('.as-opinion-form')).toBeHidden();
      await page.reload();
      await expect(
        bar.getByRole('button', { name: w.assistant.feedback.notUseful, pressed: true }),
      ).toBeVisible();

      const context = await browser.newContext();
      const admin = await context.newPage();
      await speak(admin, language);
      await signInAs(admin, ADMIN);
      await admin.goto('/admin?tab=feedback&reason=incomplete');
      const { id } = (await (await page.request.get('/api/user')).json()) as { id: number };
      const row = admin.locator('.ad-row').filter({ hasText: filled(w.admin.logs.user, { id }) });
      await expect(row.getByText(w.admin.feedback.masked)).toBeVisible();
      await expect(admin.getByText(mark)).toBeHidden();
      await expectAccessible(admin, 'masked opinions');
      await row.getByRole('button', { name: /\d/ }).first().click();
      await expect(row.getByText(mark)).toBeVisible();
      await expectAccessible(admin, 'an open opinion');
      await row.getByRole('button', { name: /\d/ }).last().click();
      await expectToast(admin, w.admin.feedback.reviewed);
      await context.close();
    });

    test('a gendarme checks the citations of a report', async ({ page }) => {
      await speak(page, language);
      await signedIn(page, 'gendarme', language);
      await page.goto('/dashboard');
      await page.getByRole('link', { name: texts[language].dashboard.citations }).click();
      await page.getByRole('button', { name: w.citations.tryExample }).click();
      await expectAccessible(page, 'a text to check');
      await page.getByRole('button', { name: w.citations.check }).click();
      await expect(page.locator('.ci-item')).toHaveCount(5);
      await expect(page.getByText(w.citations.status.found, { exact: true }).first()).toBeVisible();
      await expect(page.getByText(w.citations.status.doubtful, { exact: true }).first()).toBeVisible();
      await expectAccessible(page, 'checked citations');
      await page.locator('.ci-link').first().click();
      await expect(
        page.getByRole('dialog').getByRole('heading', { name: w.citations.note.articles }),
      ).toBeVisible();
      await expectAccessible(page, 'a note that cites it');
    });

    test('anybody reads how good the answers are', async ({ page }) => {
      await speak(page, language);
      await page.goto('/');
      await page
        .getByRole('link', { name: language === 'fr' ? /qualité des réponses/i : /quality of answers/i })
        .click();
      await expect(page).toHaveURL(/\/qualite$/);
      await expect(page.getByRole('heading', { level: 1, name: w.quality.title })).toBeVisible();
      await expect(page.getByText(w.quality.means.lawyer)).toBeVisible();
      await expectAccessible(page, 'the figures');
    });
  });
}
