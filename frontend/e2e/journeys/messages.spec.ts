import fs from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { expectKept } from '../support/drafts';
import { filled, LANGUAGES, texts } from '../support/languages';
import { chosen, leave, matched, newcomer, ownTitle, person, proposed, published } from '../support/match';
import { dialogOf, sent } from '../support/page';
import { expect, test } from '../support/test';

/** One empty page, with its table of objects where the file says it is. */
function smallPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${place}`.padStart(10, '0');
  });
  const table = file.length;
  file += `xref\n0 4\n0000000000 65535 f \n${places.map((place) => `${place} 00000 n \n`).join('')}`;
  file += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

for (const language of LANGUAGES) {
  const { messages: w, notices, common } = texts[language];

  const write = async (page: Page, text: string): Promise<void> => {
    await page.getByPlaceholder(w.composer.placeholder).fill(text);
    await page.getByRole('button', { name: w.composer.send, exact: true }).click();
  };
  const bell = (page: Page, count: number) =>
    page.getByRole('button', {
      name: count === 0 ? notices.bell.none : filled(notices.bell.unread_one, { count }),
      exact: true,
    });

  test.describe(`messages (${language})`, { tag: ['@messages', `@${language}`] }, () => {
    test(
      'both write and read each other without a reload',
      { tag: ['@desktop', '@postgres'] },
      async ({ browser }) => {
        const { client, professional, title } = await matched(browser, language);
        const row = (page: Page) => page.locator('.msg-row').filter({ hasText: title });
        await client.goto('/messages');
        await expect(row(client)).toContainText(w.list.nothingYet);
        await row(client).click();
        await expect(client.getByRole('log')).toBeAttached();
        await expect(client.locator('.msg-first')).toBeVisible();

        await professional.goto('/messages');
        await expect(row(professional)).toBeVisible();
        await write(client, 'Bonjour, quand pouvez-vous me recevoir ?');
        await expect(sent(client, 'quand pouvez-vous')).toHaveCount(1);
        // It arrives in the list that is open, without a reload.
        await expect(row(professional)).toContainText(filled(w.list.unread_one, { count: 1 }));
        await expect(row(professional)).toContainText('quand pouvez-vous');
        await expectAccessible(professional, 'something unread');
        await row(professional).click();
        await expect(sent(professional, 'quand pouvez-vous')).toBeVisible();
        await expect(professional.getByText(w.new, { exact: true })).toBeVisible();
        await write(professional, 'Lundi à 9 heures,\nà mon cabinet.');
        await expect(sent(client, 'Lundi à 9 heures')).toBeVisible();
        await expect(client.locator('.msg-own .msg-meta').filter({ hasText: w.read })).toHaveCount(1);
        await write(client, 'Très bien.');
        await expect(sent(professional, 'Très bien.')).toBeVisible();
        await expect(client.getByRole('log').locator('li.msg')).toHaveCount(3);
        await expectAccessible(client, 'a conversation');

        // What is being written survives a reload, and is not sent by it.
        await client.getByPlaceholder(w.composer.placeholder).fill('Je voulais aussi');
        await expectKept(client, 'Je voulais aussi');
        await client.reload();
        await expect(client.getByPlaceholder(w.composer.placeholder)).toHaveValue('Je voulais aussi');
        await expect(client.getByRole('log').locator('li.msg')).toHaveCount(3);
        await professional.goto('/messages');
        await expect(row(professional)).toContainText('Très bien.');
        await expect(row(professional).locator('.msg-unread')).toHaveCount(0);
        await leave(client, professional);
      },
    );

    test('a file goes with a message, and arrives as it was', async ({ browser }) => {
      const { client, professional, requestId } = await matched(browser, language);
      await client.goto(`/messages/${requestId}`);
      await professional.goto(`/messages/${requestId}`);
      const pdf = { name: 'bail signé.pdf', mimeType: 'application/pdf', buffer: smallPdf() };
      await client.getByTestId('file-picker').setInputFiles(pdf);
      // Without its bar: it has arrived.
      const arrived = client.locator('.msg-chosen:not(:has(progress))').filter({ hasText: pdf.name });
      await expect(arrived).toBeVisible();
      await expectAccessible(client, 'a file that arrived');
      await write(client, 'Voici le bail.');
      await expect(sent(client, 'Voici le bail.')).toBeVisible();
      await expect(client.locator('.msg-chosen')).toHaveCount(0);

      const link = sent(professional, 'Voici le bail.').getByRole('link', { name: new RegExp(pdf.name) });
      await expect(link).toBeVisible();
      const [download] = await Promise.all([professional.waitForEvent('download'), link.click()]);
      expect(download.suggestedFilename()).toBe(pdf.name);
      expect(await fs.readFile(await download.path())).toEqual(pdf.buffer);
      await leave(client, professional);
    });

    test(
      'without a network what was written waits, and leaves once',
      { tag: '@offline' },
      async ({ browser }) => {
        const { client, professional, requestId } = await matched(browser, language);
        await professional.goto(`/messages/${requestId}`);
        await client.goto(`/messages/${requestId}`);
        await expect(client.locator('.msg-first')).toBeVisible();
        await client.context().setOffline(true);
        await expect(client.getByText(common.offline.banner)).toBeVisible();
        await write(client, 'Écrit dans le taxi.');
        await write(client, 'Et encore ceci.');
        await expect(client.locator('li.msg-waiting')).toHaveCount(2);
        await expect(client.locator('li.msg-waiting').first()).toContainText(w.unsent.waiting);
        await expect(client.getByPlaceholder(w.composer.placeholder)).toHaveValue('');
        await expectAccessible(client, 'messages that wait');
        expect(await professional.getByRole('log').locator('li.msg').count()).toBe(0);

        await client.context().setOffline(false);
        await expect(sent(client, 'Et encore ceci.')).toHaveCount(1);
        await expect(client.locator('li.msg-waiting, li.msg-sending')).toHaveCount(0);
        // Once, and in the order they were written.
        await expect(professional.getByRole('log').locator('.msg-text')).toHaveText([
          'Écrit dans le taxi.',
          'Et encore ceci.',
        ]);
        await client.reload();
        await expect(client.getByRole('log').locator('li.msg')).toHaveCount(2);
        await leave(client, professional);
      },
    );

    test(
      'the bell tells at once, leads there and is quiet again',
      { tag: ['@desktop', '@postgres', '@notices'] },
      async ({ browser }) => {
        const [client, professional] = [
          (await person(browser, 'client', language)).page,
          await newcomer(browser, 'huissier', language),
        ];
        const title = ownTitle();
        const requestId = await published(client, title);
        await client.goto(`/proposals?request=${requestId}`);
        await bell(client, 0).click();
        const panel = dialogOf(client, notices.title);
        await expect(panel.getByText(notices.empty)).toBeVisible();
        await panel.getByRole('button', { name: common.actions.close }).click();

        await professional.goto('/marketplace?tab=mine');
        const proposalId = await proposed(professional, requestId, { title: 'Sommation de payer' });
        await expect(bell(client, 1)).toBeVisible();
        // The page that is open is read anew, too.
        await expect(client.getByRole('heading', { name: 'Sommation de payer' })).toBeVisible();
        await client.goto('/dashboard');
        await bell(client, 1).click();
        await expect(panel.getByText(notices.kinds.proposal_received.title)).toBeVisible();
        await expect(panel.getByText(title)).toHaveCount(0);
        await expectAccessible(client, 'a notice');
        await panel.getByText(notices.kinds.proposal_received.title).click();
        await expect(panel).toBeHidden();
        await expect(client).toHaveURL(new RegExp(`request=${requestId}`));
        await expect(bell(client, 0)).toBeVisible();
        await client.reload();
        await expect(bell(client, 0)).toBeVisible();

        await chosen(client, proposalId);
        await expect(bell(professional, 1)).toBeVisible();
        await bell(professional, 1).click();
        const own = dialogOf(professional, notices.title);
        await expect(own.getByText(notices.kinds.proposal_selected.title)).toBeVisible();
        await own.getByRole('button', { name: notices.readAll }).click();
        await expect(own.getByRole('button', { name: notices.readAll })).toBeDisabled();
        await professional.keyboard.press('Escape');
        await expect(own).toBeHidden();
        await expect(bell(professional, 0)).toBeVisible();
        await leave(client, professional);
      },
    );
  });
}
