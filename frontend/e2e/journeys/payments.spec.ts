import type { Browser, Page } from '@playwright/test';
import en from '../../src/locales/en/admin.json' with { type: 'json' };
import fr from '../../src/locales/fr/admin.json' with { type: 'json' };
import { expectAccessible } from '../support/accessible';
import { signInAs, signedIn } from '../support/accounts';
import { filled, LANGUAGES, speak, type Language } from '../support/languages';
import { dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

const texts = { fr, en } as const;
/** The stand-in takes another amount from this number than is asked for. */
const DISPUTED = '670000466';

interface Payment {
  id: number;
  step: string | null;
  transactionId: string;
}

async function disputed(page: Page): Promise<Payment> {
  const data = { plan: 'monthly', paymentMethod: 'mtn_momo', phoneNumber: DISPUTED };
  const answer = await page.request.post('/api/payments', { data });
  expect(answer.status()).toBe(202);
  const { id } = (await answer.json()) as Payment;
  const now = async () => (await (await page.request.get(`/api/payments/${id}`)).json()) as Payment;
  await expect.poll(async () => (await now()).step, { timeout: 45_000 }).toBe('review');
  return now();
}

async function administrator(browser: Browser, email: string, language: Language): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await speak(page, language);
  await signInAs(page, email);
  await page.goto('/admin?tab=payments');
  await expect(page.getByRole('heading', { name: texts[language].payments.title, level: 2 })).toBeVisible();
  return page;
}

async function opened(page: Page, { id, transactionId }: Payment, language: Language) {
  const w = texts[language].payments;
  await page.getByRole('searchbox').fill(transactionId);
  await page.getByRole('button', { name: filled(w.openThis, { id }) }).click();
  const dialog = dialogOf(page, filled(w.dialogTitle, { id }));
  await expect(dialog.getByText(transactionId)).toBeVisible();
  return dialog;
}

for (const language of LANGUAGES) {
  const { payments: w, books, toast } = texts[language];
  test.describe(
    `payments in the administration, ${language}`,
    { tag: ['@payments', '@admin', `@${language}`] },
    () => {
      test(
        'two administrators decide about money that does not agree',
        { tag: ['@desktop', '@postgres'] },
        async ({ browser, page }) => {
          await speak(page, language);
          await signedIn(page, 'client', language);
          const payment = await disputed(page);

          const one = await administrator(browser, 'admin@demo.palabre.invalid', language);
          await one.getByLabel(w.filter, { exact: true }).selectOption('manual_review');
          let dialog = await opened(one, payment, language);
          await expect(dialog.getByText(w.entry.held)).toBeVisible();
          await expectAccessible(one, 'a payment to decide');
          await dialog.getByText(w.decide, { exact: true }).click();
          await dialog.getByRole('textbox', { name: w.note }).fill('49 000 on the statement, fees taken off');
          await dialog.getByRole('button', { name: w.propose }).click();
          await expectToast(one, toast.paymentProposed);
          await expect(dialog.getByText(w.needsOther).first()).toBeVisible();
          await expect(dialog.getByRole('button', { name: w.confirm })).toHaveCount(0);

          const two = await administrator(browser, 'admin2@demo.palabre.invalid', language);
          dialog = await opened(two, payment, language);
          await expect(dialog.getByText(w.needsYou)).toBeVisible();
          await dialog.getByRole('button', { name: w.confirm }).click();
          await expectToast(two, toast.paymentDecided);
          await expect(dialog.getByText(w.entry.released)).toBeVisible();

          const user = await page.request.get('/api/user');
          expect(((await user.json()) as { isPremium: boolean }).isPremium).toBe(true);

          // A line of the operator's statement that nobody here paid.
          await two.goto('/admin?tab=payments');
          const lines = `External Id;Amount\nnobody-${payment.id};700\n`;
          await two
            .getByLabel(books.file)
            .setInputFiles({ name: 's.csv', mimeType: 'text/csv', buffer: Buffer.from(lines) });
          await two.getByRole('button', { name: books.compare, exact: true }).click();
          const result = two.locator('.ad-statement .ad-result');
          await expect(result.getByText(books.finding.unknown_to_us)).toBeVisible();
          await expect(result.getByRole('status')).toContainText(
            filled(books.result, { lines: 1, matched: 0 }),
          );
          await expectAccessible(two, 'a compared statement');
          await Promise.all([one.context().close(), two.context().close()]);
        },
      );
    },
  );
}
