import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { LANGUAGES, texts } from '../support/languages';
import { chosen, leave, matched, newcomer, ownTitle, proposed, published } from '../support/match';
import { cardOf, dialogOf, expectToast } from '../support/page';
import { expect, test } from '../support/test';

/** The day of the editor, Monday first. */
function dayOf(page: Page, place: number): Locator {
  return page.locator('.week-day').nth(place);
}

for (const language of LANGUAGES) {
  const { appointments: a, profiles, common } = texts[language];

  /** Opens the booking dialog, chooses the first hour and says what it is about. */
  const choose = async (page: Page, subject: string): Promise<{ dialog: Locator; hour: string }> => {
    await page.goto('/dashboard?tab=appointments');
    await page.getByRole('button', { name: a.book.open }).click();
    const dialog = dialogOf(page, a.book.title);
    await expect(dialog.locator('.apt-time').first()).toBeVisible();
    await dialog.locator('.apt-time').first().click();
    const hour = await dialog.getByRole('radio', { checked: true }).getAttribute('value');
    await dialog.locator('[name="title"]').fill(subject);
    return { dialog, hour: hour ?? '' };
  };

  test.describe(language, { tag: `@${language}` }, () => {
    test('a professional opens their week, with what is wrong said at its place', async ({ browser }) => {
      const page = await newcomer(browser, 'avocat', language);
      await page.goto('/dashboard?tab=appointments');
      await expect(page.getByText(a.empty.professional)).toBeVisible();
      await expectAccessible(page, 'no appointment yet');
      await page.getByRole('link', { name: a.empty.toProfile }).click();
      await expect(page.getByRole('heading', { name: profiles.week.title })).toBeVisible();

      const monday = dayOf(page, 0);
      await monday.getByRole('checkbox').check();
      await monday.getByRole('button', { name: new RegExp(profiles.week.add) }).click();
      await monday.getByLabel(profiles.week.from, { exact: true }).nth(1).fill('11:00');
      const save = page.getByRole('button', { name: profiles.week.save });
      await save.click();
      await expect(monday.getByText(profiles.week.problems.overlap)).toBeVisible();
      await expect(monday.getByLabel(profiles.week.from, { exact: true }).nth(1)).toBeFocused();
      await expectAccessible(page, 'a week with an overlap');
      await monday.getByLabel(profiles.week.from, { exact: true }).nth(1).fill('14:00');
      await monday.getByLabel(profiles.week.to, { exact: true }).nth(1).fill('16:30');
      await dayOf(page, 2).getByRole('checkbox').check();
      await save.click();
      await expectToast(page, profiles.toast.weekSaved);

      await page.reload();
      await expect(monday.getByLabel(profiles.week.to, { exact: true }).nth(1)).toHaveValue('16:30');
      await expect(dayOf(page, 2).getByRole('checkbox')).toBeChecked();
      await expect(dayOf(page, 1).getByText(profiles.week.closed)).toBeVisible();
      await expectAccessible(page, 'a week');
      await leave(page);
    });

    test('a client books an hour that another wanted too; it is confirmed, kept and called off', async ({
      browser,
    }) => {
      const { client, professional, professionalId } = await matched(browser, language);
      const second = await newcomer(browser, 'client', language);
      const requestId = await published(second, ownTitle());
      await chosen(second, await proposed(professional, requestId));

      await client.goto('/dashboard?tab=appointments');
      await expect(client.getByText(a.empty.client)).toBeVisible();
      await client.getByRole('button', { name: a.book.open }).click();
      await expect(dialogOf(client, a.book.title)).toContainText(/disponibilités|availability/);
      await expect(client.getByRole('link', { name: a.book.write })).toBeVisible();
      await expectAccessible(client, 'nobody to book yet');

      const week = [1, 2, 3, 4, 5].map((dayOfWeek) => ({
        dayOfWeek,
        startTime: '09:00',
        endTime: '12:00',
        isActive: true,
      }));
      expect((await professional.request.put('/api/availability', { data: week })).status()).toBe(200);

      await client.goto(`/dashboard?tab=appointments&book=${professionalId}`);
      const dialog = dialogOf(client, a.book.title);
      await dialog.getByRole('button', { name: a.book.confirm }).click();
      await expect(dialog.locator('[name="title"]')).toBeFocused();
      await expectAccessible(client, 'a refused booking');
      await dialog.locator('[name="title"]').fill('Premier entretien');
      await dialog.getByRole('button', { name: a.book.confirm }).click();
      await expect(dialog.getByText(a.book.chooseFirst)).toBeVisible();
      await dialog.locator('.apt-time').first().click();
      const hour = await dialog.getByRole('radio', { checked: true }).getAttribute('value');
      await dialog.locator('[name="location"]').fill('Au cabinet');
      await expectAccessible(client, 'a booking');

      // Somebody else has the same hour before their eyes.
      const other = await choose(second, 'Conseil');
      expect(other.hour).toBe(hour);
      await dialog.getByRole('button', { name: a.book.confirm }).click();
      await expectToast(client, a.toast.booked);
      const card = cardOf(client, 'Premier entretien');
      await expect(card).toContainText(a.status.pending);
      await expectAccessible(client, 'an appointment that waits');

      await other.dialog.getByRole('button', { name: a.book.confirm }).click();
      const hours = other.dialog.getByRole('group', { name: a.book.hours, exact: true });
      await expect(hours).toBeFocused();
      await expect(hours.getByRole('alert').filter({ hasText: /\S/ })).toBeInViewport();
      await expect(other.dialog.locator(`input[value="${hour}"]`)).toHaveCount(0);
      await expect(other.dialog.locator('[name="title"]')).toHaveValue('Conseil');
      await expectAccessible(second, 'an hour that is taken');
      await other.dialog.locator('.apt-time').first().click();
      await other.dialog.getByRole('button', { name: a.book.confirm }).click();
      await expectToast(second, a.toast.booked);

      // The professional answers both.
      await professional.goto('/dashboard?tab=appointments');
      await expectAccessible(professional, 'two appointments to answer');
      await cardOf(professional, 'Premier entretien')
        .getByRole('button', { name: a.actions.confirm, exact: true })
        .click();
      const confirming = dialogOf(professional, a.decision.confirm.title);
      await confirming.locator('[name="meetingLink"]').fill('example.cm');
      await confirming.getByRole('button', { name: a.decision.confirm.confirm }).click();
      await expect(confirming.getByText(a.errors.link, { exact: true })).toBeVisible();
      await confirming.locator('[name="meetingLink"]').fill('');
      await confirming.locator('[name="notes"]').fill('Apportez le contrat et les quittances.');
      await expectAccessible(professional, 'confirming');
      await confirming.getByRole('button', { name: a.decision.confirm.confirm }).click();
      await expectToast(professional, a.toast.confirm);
      await expect(cardOf(professional, 'Premier entretien')).toContainText(a.status.confirmed);
      await cardOf(professional, 'Conseil')
        .getByRole('button', { name: a.actions.decline, exact: true })
        .click();
      const declining = dialogOf(professional, a.decision.decline.title);
      await declining.locator('[name="notes"]').fill('Audience ce jour-là.');
      await expectAccessible(professional, 'declining');
      await declining.getByRole('button', { name: a.decision.decline.confirm }).click();
      await expectToast(professional, a.toast.decline);
      await expectAccessible(professional, 'one confirmed, one declined');

      await second.reload();
      await expect(cardOf(second, 'Conseil')).toContainText('Audience ce jour-là.');
      await expect(cardOf(second, 'Conseil')).toContainText(a.status.declined);

      await client.reload();
      await expect(card).toContainText(a.status.confirmed);
      await expect(card).toContainText('Apportez le contrat et les quittances.');
      await expectAccessible(client, 'a confirmed appointment');
      const [download] = await Promise.all([
        client.waitForEvent('download'),
        card.getByRole('link', { name: a.actions.ics }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/\.ics$/);
      const answer = await client.request.get(download.url());
      expect(answer.headers()['content-type']).toContain('text/calendar');
      const calendar = await answer.text();
      expect(calendar).toContain('BEGIN:VEVENT');
      expect(calendar).toContain('Premier entretien');
      expect(calendar).toContain((hour ?? '').replace(/[-:]/g, '').slice(0, 13));
      // It is nobody else's.
      expect((await second.request.get(download.url())).status()).toBe(404);

      await card.getByRole('button', { name: a.actions.cancel }).click();
      const cancelling = dialogOf(client, a.decision.cancel.title);
      await expectAccessible(client, 'before calling off');
      await cancelling.locator('[name="notes"]').fill('Nous nous sommes arrangés.');
      await cancelling.getByRole('button', { name: a.decision.cancel.confirm }).click();
      await expectToast(client, a.toast.cancel);
      await expect(card).toContainText(a.status.cancelled);
      await expect(client.getByText(a.noUpcoming)).toBeVisible();
      await expectAccessible(client, 'an appointment that was called off');

      // The hour is free again.
      const again = await choose(second, 'Conseil, de nouveau');
      expect(again.hour).toBe(hour);
      await again.dialog.getByRole('button', { name: common.actions.cancel }).click();
      await leave(client, professional, second);
    });
  });
}
