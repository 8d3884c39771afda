import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signedIn } from '../support/accounts';
import { LANGUAGES, speak } from '../support/languages';
import { expect, test } from '../support/test';

const words = {
  fr: {
    title: 'Abonnement Premium',
    test: /Mode test/,
    number: 'Numéro qui paie',
    year: /Premium, un an/,
    pay: /^Payer/,
    waiting: 'Confirmez sur votre téléphone',
    paid: 'Paiement reçu',
    active: /Votre Premium est actif jusqu’au/,
    receipt: 'Télécharger le reçu',
    failed: 'Le paiement n’a pas abouti',
    poor: /Le solde du compte est insuffisant/,
    retry: 'Réessayer',
    wrong: /Un numéro camerounais à 9 chiffres/,
    subscribe: 'Voir l’abonnement',
  },
  en: {
    title: 'Premium subscription',
    test: /Test mode/,
    number: 'Number that pays',
    year: /Premium, one year/,
    pay: /^Pay /,
    waiting: 'Confirm on your phone',
    paid: 'Payment received',
    active: /Your Premium is active until/,
    receipt: 'Download the receipt',
    failed: 'The payment did not go through',
    poor: /The balance is too low/,
    retry: 'Try again',
    wrong: /A Cameroonian number of 9 digits/,
    subscribe: 'See the subscription',
  },
} as const;

/** A number nobody else pays with in this run: the phone of the stand-in is everybody's. */
function freshNumber(): string {
  return `67${Date.now().toString().slice(-7)}`;
}

/** The payer confirms on the page that plays the phone. */
async function confirmOnPhone(page: Page, number: string): Promise<void> {
  const phone = await page.context().newPage();
  const prompt = phone.locator('.card').filter({ hasText: number });
  // The operator is asked beside the page that waits.
  await expect(async () => {
    await phone.goto('/operators-sandbox/phone');
    await expect(prompt).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await prompt.getByRole('button', { name: /Confirmer/ }).click();
  await phone.close();
}

for (const language of LANGUAGES) {
  const w = words[language];
  test.describe(`buying Premium, ${language}`, { tag: `@${language}` }, () => {
    test('from the dashboard to the receipt, over a closed page', async ({ page }) => {
      await speak(page, language);
      await signedIn(page, 'client', language);
      await page.goto('/dashboard?tab=assistant');
      await page.getByRole('link', { name: w.subscribe }).click();
      await expect(page.getByRole('heading', { name: w.title, level: 1 })).toBeVisible();
      await expect(page.getByRole('note')).toContainText(w.test);
      await expectAccessible(page, 'the form');

      await page.getByRole('textbox', { name: w.number }).fill('12');
      await page.getByRole('button', { name: w.pay }).click();
      await expect(page.getByText(w.wrong).first()).toBeVisible();

      const number = freshNumber();
      await page.getByRole('textbox', { name: w.number }).fill(number);
      await expect(page.getByRole('radio', { name: 'MTN MoMo' })).toBeChecked();
      await page.getByRole('radio', { name: w.year }).check();
      await page.getByRole('button', { name: w.pay }).click();
      await expect(page.getByRole('heading', { name: w.waiting })).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('timer')).toBeVisible();
      await expectAccessible(page, 'waiting');

      // The application is closed; the payer confirms; the page is opened again without any address.
      await page.goto('about:blank');
      await confirmOnPhone(page, number);
      await page.goto('/subscribe');
      const history = page.getByRole('listitem').filter({ has: page.locator('time') });
      await expect(history.first()).toBeVisible();
      const receipt = page.getByRole('link', { name: new RegExp(w.receipt) }).first();
      await expect(receipt).toBeVisible({ timeout: 45_000 });
      const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toContain('application/pdf');
      expect((await file.body()).length).toBeLessThan(100_000);
      await page.reload();
      await expect(page.getByText(w.active).first()).toBeVisible();
      await expectAccessible(page, 'paid');
    });

    test('a balance that is too low is told in words, and the way stays free', async ({ page }) => {
      await speak(page, language);
      await signedIn(page, 'avocat', language);
      await page.goto('/subscribe');
      await page.getByRole('textbox', { name: w.number }).fill('690 000 467');
      await expect(page.getByRole('radio', { name: 'Orange Money' })).toBeChecked();
      await page.getByRole('button', { name: w.pay }).click();
      await expect(page.getByRole('heading', { name: w.failed })).toBeVisible({ timeout: 45_000 });
      await expect(page.getByText(w.poor).first()).toBeVisible();
      await expectAccessible(page, 'failed');
      await page.getByRole('button', { name: w.retry }).click();
      await expect(page.getByRole('button', { name: w.pay })).toBeVisible();
    });
  });
}
