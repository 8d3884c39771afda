import { expectAccessible } from '../support/accessible';
import { LANGUAGES, texts } from '../support/languages';
import { chosen, leave, matched, newcomer, ownTitle, proposed, published } from '../support/match';
import { cardOf, dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

for (const language of LANGUAGES) {
  const { appointments: a } = texts[language];

  test.describe(`appointments (${language})`, { tag: ['@appointments', `@${language}`] }, () => {
    test(
      'a client books an hour that another wanted too, and it is confirmed',
      { tag: ['@desktop', '@postgres'] },
      async ({ browser }) => {
        const { client, professional, professionalId } = await matched(browser, language);
        const second = await newcomer(browser, 'client', language);
        const requestId = await published(second, ownTitle());
        await chosen(second, await proposed(professional, requestId));
        const week = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
          dayOfWeek,
          startTime: '09:00',
          endTime: '12:00',
          isActive: true,
        }));
        expect((await professional.request.put('/api/availability', { data: week })).status()).toBe(200);

        // Both have the same hour before their eyes.
        const wishes = [];
        for (const [page, subject] of [
          [client, 'Premier entretien'],
          [second, 'Conseil'],
        ] as const) {
          await page.goto(`/dashboard?tab=appointments&book=${professionalId}`);
          const dialog = dialogOf(page, a.book.title);
          await dialog.locator('.apt-time').first().click();
          const hour = await dialog.getByRole('radio', { checked: true }).getAttribute('value');
          await dialog.locator('[name="title"]').fill(subject);
          wishes.push({ dialog, hour: hour ?? '' });
        }
        const [first, late] = wishes;
        if (!first || !late) throw new Error('two wishes');
        expect(late.hour).toBe(first.hour);
        await expectAccessible(client, 'a booking');
        await first.dialog.getByRole('button', { name: a.book.confirm }).click();
        await expectToast(client, a.toast.booked);
        const card = cardOf(client, 'Premier entretien');
        await expect(card).toContainText(a.status.pending);

        await late.dialog.getByRole('button', { name: a.book.confirm }).click();
        const hours = late.dialog.getByRole('group', { name: a.book.hours, exact: true });
        await expect(hours).toBeFocused();
        await expect(hours.getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport();
        await expect(late.dialog.locator(`input[value="${late.hour}"]`)).toHaveCount(0);
        await expect(late.dialog.locator('[name="title"]')).toHaveValue('Conseil');

        await professional.goto('/dashboard?tab=appointments');
        await cardOf(professional, 'Premier entretien')
          .getByRole('button', { name: a.actions.confirm, exact: true })
          .click();
        const confirming = dialogOf(professional, a.decision.confirm.title);
        await confirming.locator('[name="notes"]').fill('Apportez le contrat et les quittances.');
        await expectAccessible(professional, 'confirming');
        await confirming.getByRole('button', { name: a.decision.confirm.confirm }).click();
        await expect(cardOf(professional, 'Premier entretien')).toContainText(a.status.confirmed);

        await client.reload();
        await expect(card).toContainText(a.status.confirmed);
        await expect(card).toContainText('Apportez le contrat et les quittances.');
        await expectAccessible(client, 'a confirmed appointment');
        const [download] = await Promise.all([
          client.waitForEvent('download'),
          card.getByRole('link', { name: a.actions.ics }).click(),
        ]);
        expect(download.suggestedFilename()).toMatch(/\.ics$/);
        await leave(client, professional, second);
      },
    );
  });
}
