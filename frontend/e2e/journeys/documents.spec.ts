import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { signInAs } from '../support/accounts';
import { expectKept } from '../support/drafts';
import { LANGUAGES, speak } from '../support/languages';
import { isPhone } from '../support/shell';
import { expect, test } from '../support/test';

const words = {
  fr: {
    lease: /Contrat de bail commercial/,
    generate: 'Générer le document',
    missing: /à compléter avant de signer/,
    preview: 'Aperçu',
    pdf: 'Télécharger le PDF',
    edit: 'Modifier',
    text: 'Texte du document',
    save: 'Enregistrer',
    back: 'Tous les documents',
    search: 'Rechercher par titre',
    words: /cent cinquante mille francs CFA/,
    reset: 'Revenir au modèle',
    fields: {
      bailleur: 'Mme Ngo Mbock Esther',
      adresse: 'Douala, Akwa, face à la pharmacie',
      montant: '150 000',
      duree: '3 ans',
    },
    rename: 'Renommer',
  },
  en: {
    lease: /Commercial Lease Contract/,
    generate: 'Create the document',
    missing: /to complete before signing/,
    preview: 'Preview',
    pdf: 'Download the PDF',
    edit: 'Edit',
    text: 'Text of the document',
    save: 'Save',
    back: 'All documents',
    search: 'Search by title',
    words: /one hundred and fifty thousand CFA francs/,
    reset: 'Back to the template',
    fields: {
      bailleur: 'Mrs Ngo Mbock Esther',
      adresse: 'Douala, Akwa, opposite the pharmacy',
      montant: '150,000',
      duree: '3 years',
    },
    rename: 'Rename',
  },
} as const;

/** The file as it arrives: a real PDF, small enough for a slow line. */
async function expectSmallPdf(page: Page, link: string): Promise<void> {
  const address = await page.getByRole('link', { name: link }).getAttribute('href');
  const answer = await page.request.get(address ?? '');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toContain('application/pdf');
  expect(answer.headers()['content-disposition']).toContain('filename');
  const body = await answer.body();
  expect(body.subarray(0, 4).toString('latin1')).toBe('%PDF');
  expect(body.length).toBeLessThan(100_000);
}

async function fill(page: Page, name: string, value: string): Promise<void> {
  await page.locator(`[name="${name}"]`).fill(value);
}

/** On a phone the form and the preview take turns. */
async function show(page: Page, side: string): Promise<void> {
  if (isPhone(page)) await page.locator('.doc-sides').getByRole('button', { name: side }).click();
}

for (const language of LANGUAGES) {
  const w = words[language];
  test.describe(`documents (${language})`, { tag: ['@documents', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => {
      await speak(page, language);
    });

    test(
      'a Premium client makes a lease, reads it, edits it and downloads it',
      { tag: '@desktop' },
      async ({ page }) => {
        await signInAs(page, 'premium@demo.palabre.invalid');
        const tenant = `Tchoumi Alain ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
        await page.goto('/dashboard?tab=documents');
        await page.locator('.doc-card').filter({ hasText: w.lease }).click();
        await page.getByRole('button', { name: w.generate }).click();
        await expect(page.locator('.error-summary')).toBeVisible();
        await expect(page.locator('[name="bailleur"]')).toBeFocused();
        await expectAccessible(page, 'a refused form');

        for (const [name, value] of Object.entries(w.fields)) await fill(page, name, value);
        await fill(page, 'preneur', tenant);
        await expect(page.getByText(w.words).first()).toBeAttached();

        // What was written is kept on the device.
        await expectKept(page, tenant);
        await page.reload();
        await expect(page.locator('[name="preneur"]')).toHaveValue(tenant);

        await show(page, w.preview);
        const preview = page.locator('.doc-preview');
        await expect(preview.getByText(tenant)).toBeVisible();
        await expect(preview.getByRole('heading', { name: w.missing })).toBeVisible();
        await expectAccessible(page, 'the preview');
        if (isPhone(page)) await page.locator('.doc-sides button').first().click();

        await page.getByRole('button', { name: w.generate }).click();
        await expect(page).toHaveURL(/document=\d+/);
        await expect(page.locator('.doc-sheet').getByText(tenant)).toBeVisible();
        await expect(page.locator('.doc-mentions')).toBeVisible();
        await expectAccessible(page, 'a stored document');
        await expectSmallPdf(page, w.pdf);

        await page.getByRole('button', { name: w.edit, exact: true }).click();
        const text = page.getByRole('textbox', { name: w.text });
        await expect(text).toBeFocused();
        await expectAccessible(page, 'editing');
        await text.locator('h1').first().click();
        await page.keyboard.press('End');
        await page.keyboard.type(' BIS');
        await page.getByRole('button', { name: w.save, exact: true }).click();
        await expect(text).toBeHidden();
        await expect(page.locator('.doc-sheet h1').first()).toContainText('BIS');

        await page.locator('.doc-more summary').click();
        await page.getByRole('button', { name: w.reset }).click();
        await page.getByRole('dialog').getByRole('button', { name: w.reset }).click();
        await expect(page.locator('.doc-sheet h1').first()).not.toContainText('BIS');

        await page.getByRole('button', { name: w.rename }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('textbox').fill(`Bail ${tenant}`);
        await dialog.getByRole('button', { name: w.rename, exact: true }).click();
        await expect(page.getByRole('heading', { name: `Bail ${tenant}` })).toBeVisible();

        await page.getByRole('button', { name: w.back }).click();
        await page.getByLabel(w.search).fill(tenant);
        const row = page.locator('.doc-row');
        await expect(row).toHaveCount(1);
        await expectAccessible(page, 'the list');
      },
    );
  });
}
