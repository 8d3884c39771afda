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
    second: 'Mon locataire ne paie plus son loyer depuis deux mois : que faire ?',
    nextStep: 'Prochaine étape',
    quiet: /Information juridique, pas un conseil d’avocat/,
    panel: 'Sources',
    close: 'Fermer les sources',
    clear: 'Effacer',
    cleared: 'L’historique est effacé de cette vue.',
    undo: 'Annuler l’effacement',
  },
  en: {
    input: 'Your question',
    useFree: 'Use a free consultation',
    premium: 'Premium Access Required',
    example: /My employer is dismissing me without notice/,
    second: 'My tenant has not paid rent for two months: what can I do?',
    nextStep: 'Next step',
    quiet: /Legal information, not advice from a lawyer/,
    panel: 'Sources',
    close: 'Close the sources',
    clear: 'Clear',
    cleared: 'The history is cleared from this view.',
    undo: 'Undo',
  },
} as const;

async function ask(page: Page, language: Language, question: string): Promise<void> {
  const input = page.getByRole('textbox', { name: words[language].input });
  await input.fill(question);
  await input.press('Enter');
}

for (const language of LANGUAGES) {
  const w = words[language];
  test.describe(`the assistant (${language})`, { tag: ['@assistant', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
    });

    test(
      'a new client asks, reads the sources, asks again, clears the view and takes it back',
      { tag: '@desktop' },
      async ({ page }) => {
        await signedIn(page, 'client', language);
        await page.goto('/dashboard?tab=assistant');
        await expect(page.getByRole('heading', { name: w.premium })).toBeVisible();
        await expect(page.getByText('0/3')).toBeVisible();

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

        await ask(page, language, w.second);
        await expect(page.getByText('2/3')).toBeVisible();

        // What was asked is there after a reload, oldest first.
        await page.reload();
        await expect(log.getByText(w.second)).toBeAttached();
        await expect(log.locator('.as-exchange')).toHaveCount(2);
        await page.getByRole('button', { name: w.clear }).click();
        await expect(page.getByText(w.cleared)).toBeVisible();
        await expect(log.locator('.as-exchange')).toHaveCount(0);
        await page.getByRole('button', { name: w.undo, exact: true }).click();
        await expect(log.locator('.as-exchange')).toHaveCount(2);
      },
    );
  });
}
