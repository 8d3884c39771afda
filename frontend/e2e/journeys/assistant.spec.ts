import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signedIn } from '../support/accounts';
import { LANGUAGES, speak, type Language } from '../support/languages';
import { expect, test } from '../support/test';

const words = {
  fr: {
    input: 'Votre question',
    useFree: 'Utiliser une consultation gratuite',
    premium: 'Accès Premium Requis',
    example: /Mon employeur me renvoie sans préavis/,
    questions: [
      'Mon locataire ne paie plus son loyer depuis deux mois : que faire ?',
      'Quelle est la durée légale du travail par semaine ?',
    ],
    nextStep: 'Prochaine étape',
    quiet: /Information juridique, pas un conseil d’avocat/,
    panel: 'Sources',
    close: 'Fermer les sources',
    exhausted: /Vos 3 consultations gratuites du mois sont utilisées/,
    clear: 'Effacer',
    cleared: 'L’historique est effacé de cette vue.',
    undo: 'Annuler l’effacement',
    outside: 'Quelle est la recette du ndolé de ma grand-mère ?',
    rephrase: 'Reformuler ma question',
    summons: 'Prépare-moi une convocation',
    draft: 'Document en préparation',
    giveUp: 'Abandonner',
    procedure: 'Procédure',
  },
  en: {
    input: 'Your question',
    useFree: 'Use a free consultation',
    premium: 'Premium Access Required',
    example: /My employer is dismissing me without notice/,
    questions: [
      'My tenant has not paid rent for two months: what can I do?',
      'How many days of paid leave do I get a year?',
    ],
    nextStep: 'Next step',
    quiet: /Legal information, not advice from a lawyer/,
    panel: 'Sources',
    close: 'Close the sources',
    exhausted: /Your 3 free consultations of this month are used/,
    clear: 'Clear',
    cleared: 'The history is cleared from this view.',
    undo: 'Undo',
    outside: 'What is the recipe of my grandmother’s ndole?',
    rephrase: 'Rephrase my question',
    summons: 'Draft me an official summons',
    draft: 'Document in preparation',
    giveUp: 'Give up',
    procedure: 'Procedure',
  },
} as const;

async function ask(page: Page, language: Language, question: string): Promise<void> {
  const input = page.getByRole('textbox', { name: words[language].input });
  await input.fill(question);
  await input.press('Enter');
}

for (const language of LANGUAGES) {
  const w = words[language];
  test.describe(language, { tag: `@${language}` }, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
    });

    test('a new client asks, reads the sources, asks again, and uses the month up', async ({ page }) => {
      await signedIn(page, 'client', language);
      await page.goto('/dashboard?tab=assistant');
      await expect(page.getByRole('heading', { name: w.premium })).toBeVisible();
      await expect(page.getByText('0/3')).toBeVisible();
      await expectAccessible(page, 'before the first question');

      await page.getByRole('button', { name: w.useFree }).click();
      await page.getByRole('button', { name: w.example }).click();
      await expect(page.getByRole('textbox', { name: w.input })).toBeFocused();
      await page.getByRole('textbox', { name: w.input }).press('Enter');
      const log = page.getByRole('log');
      await expect(log.getByText(w.nextStep)).toBeVisible();
      await expect(log.getByText(w.quiet)).toBeAttached();
      await expect(page.getByText('1/3')).toBeVisible();
      await expectAccessible(page, 'an answer');

      await log.locator('.as-tab').first().click();
      const panel = page.locator('.as-panel, .as-sheet');
      await expect(panel.getByRole('heading', { name: w.panel })).toBeFocused();
      await expect(panel.locator('.as-source').first()).toBeVisible();
      await expectAccessible(page, 'the sources');
      await panel.getByRole('button', { name: w.close }).click();
      await expect(panel).toBeHidden();
      await expect(log.locator('.as-tab').first()).toBeFocused();

      await ask(page, language, w.questions[0]);
      await expect(page.getByText('2/3')).toBeVisible();
      await ask(page, language, w.questions[1]);
      await expect(page.getByText('3/3')).toBeVisible();
      await expect(page.getByText(w.exhausted)).toBeVisible();
      await expect(page.getByRole('button', { name: w.useFree })).toBeHidden();
      await expectAccessible(page, 'the month is used up');

      // What was asked is there after a reload, oldest first.
      await page.reload();
      await expect(log.getByText(w.questions[0])).toBeAttached();
      await expect(log.locator('.as-exchange')).toHaveCount(3);
      await page.getByRole('button', { name: w.clear }).click();
      await expect(page.getByText(w.cleared)).toBeVisible();
      await expect(log.locator('.as-exchange')).toHaveCount(0);
      await page.getByRole('button', { name: w.undo, exact: true }).click();
      await expect(log.locator('.as-exchange')).toHaveCount(3);
    });

    test('a question outside the law is not counted and leads on', async ({ page }) => {
      await signedIn(page, 'huissier', language);
      await page.goto('/dashboard?tab=assistant');
      await page.getByRole('button', { name: w.useFree }).click();
      await ask(page, language, w.outside);
      await expect(page.getByRole('button', { name: w.rephrase })).toBeVisible();
      await expect(page.getByText('0/3')).toBeVisible();
      await expectAccessible(page, 'no match');
      await page.getByRole('button', { name: w.rephrase }).click();
      await expect(page.getByRole('textbox', { name: w.input })).toHaveValue(w.outside);
    });

    test('a failed call keeps the question', async ({ page }) => {
      await signedIn(page, 'client', language);
      await page.goto('/dashboard?tab=assistant');
      await page.getByRole('button', { name: w.useFree }).click();
      await page.route('**/api/ia/ask', (route) => route.abort());
      await ask(page, language, w.questions[0]);
      await expect(page.locator('.as-failed')).toBeVisible();
      await expectAccessible(page, 'a failure');
      await page.unroute('**/api/ia/ask');
      await page.locator('.as-failed').getByRole('button').first().click();
      await expect(page.getByRole('log').getByText(w.nextStep)).toBeVisible();
      await expect(page.locator('.as-exchange')).toHaveCount(1);
    });

    test('a police officer uses a quick prompt, begins a document and gives it up', async ({ page }) => {
      await signedIn(page, 'policier', language);
      await page.goto('/dashboard?tab=assistant');
      await page.getByRole('button', { name: w.useFree }).click();
      await page.getByRole('button', { name: w.procedure, exact: true }).click();
      await expect(page.getByRole('textbox', { name: w.input })).not.toHaveValue('');
      await ask(page, language, w.summons);
      const draft = page.getByRole('region', { name: w.draft });
      await expect(draft).toBeVisible();
      await expectAccessible(page, 'a document in the making');
      await page.reload();
      await expect(draft).toBeVisible();
      await draft.getByRole('button', { name: w.giveUp }).click();
      await expect(draft).toBeHidden();
      // Fields asked for are no consultations.
      await expect(page.getByText('0/3')).toBeVisible();
    });
  });
}
