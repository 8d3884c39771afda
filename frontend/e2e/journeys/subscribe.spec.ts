import { randomInt } from 'node:crypto';
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
    subscribe: 'See the subscription',
  },
} as const;

/** A number nobody else pays with in this run: the phone of the stand-in is everybody's. */
function freshNumber(): string {
  return `677${randomInt(1_000_000).toString().padStart(6, '0')}`;
}

/**
 * The payer confirms on the page that plays the phone: by its form, without a browser, since that
 * page is loaded anew every few seconds, and a press that falls together with it is lost.
 */
async function confirmOnPhone(page: Page, number: string): Promise<void> {
  const phone = '/operators-sandbox/phone';
  let action = '';
  const asked = async () => {
    const cards = (await (await page.request.get(phone)).text()).split('<section');
    const card = cards.find((each) => each.includes(number)) ?? '';
    action = /action="phone(\/[^"]+\/confirm)"/.exec(card)?.[1] ?? '';
    return action;
  };
  // The operator is asked beside the page that waits.
  await expect.poll(asked, { timeout: 60_000, message: `a question on the phone ${number}` }).not.toBe('');
  const answer = await page.request.post(`${phone}${action}`);
  expect(answer.ok(), await answer.text()).toBe(true);
}

for (const language of LANGUAGES) {
  const w = words[language];
  test.describe(`buying Premium, ${language}`, { tag: ['@subscribe', '@payments', `@${language}`] }, () => {
    test(
      'from the dashboard to the receipt, over a closed page',
      { tag: ['@desktop', '@postgres'] },
      async ({ page }) => {
        await speak(page, language);
        await signedIn(page, 'client', language);
        await page.goto('/dashboard?tab=assistant');
        await page.getByRole('link', { name: w.subscribe }).click();
        await expect(page.getByRole('heading', { name: w.title, level: 1 })).toBeVisible();
        await expect(page.getByRole('note')).toContainText(w.test);
        await expectAccessible(page, 'the form');

        const number = freshNumber();
        await page.getByRole('textbox', { name: w.number }).fill(number);
        await expect(page.getByRole('radio', { name: 'MTN MoMo' })).toBeChecked();
        await page.getByRole('radio', { name: w.year }).check();
        await page.getByRole('button', { name: w.pay }).click();
        await expect(page.getByRole('heading', { name: w.waiting })).toBeVisible();
        await expect(page.getByRole('timer')).toBeVisible();
        await expectAccessible(page, 'waiting');

        // The application is closed; the payer confirms; the page is opened again without any address.
        await page.goto('about:blank');
        await confirmOnPhone(page, number);
        await page.goto('/subscribe');
        const receipt = page.getByRole('link', { name: new RegExp(w.receipt) }).first();
        await expect(receipt).toBeVisible({ timeout: 45_000 });
        const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
        expect(file.headers()['content-type']).toContain('application/pdf');
        expect((await file.body()).length).toBeLessThan(100_000);
        await page.reload();
        await expect(page.getByText(w.active).first()).toBeVisible();
      },
    );
  });
}
