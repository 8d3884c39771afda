import { expectAccessible } from '../support/accessible';
import { expectKept } from '../support/drafts';
import { filled, LANGUAGES, texts } from '../support/languages';
import { leave, matched, newcomer, ownTitle, person, proposed, published } from '../support/match';
import { cardOf, dialogOf, expectToast } from '../support/page';
import { isPhone } from '../support/shell';
import { expect, test } from '../support/test';

/** What the client tells the assistant, in two turns. */
const told = {
  fr: ['Mon bailleur garde ma caution de 150 000 FCFA depuis mon départ.', 'le 3 octobre à Douala'],
  en: ['My landlord keeps my deposit of 150,000 FCFA since I moved out.', 'on 3 October, in Douala'],
} as const;

const offers = {
  avocat: { title: 'Mise en demeure, puis référé', price: '90 000 FCFA', timeline: '3 semaines' },
  huissier: { title: 'Sommation de payer', price: '45 000 FCFA', timeline: '10 jours' },
} as const;

for (const language of LANGUAGES) {
  const { marketplace: m, proposals: p, profiles } = texts[language];

  test.describe(`the marketplace (${language})`, { tag: ['@marketplace', `@${language}`] }, () => {
    test('a client words a problem, finds what was written again, and publishes', async ({ browser }) => {
      const page = await newcomer(browser, 'client', language);
      await page.goto('/marketplace');
      await expect(page.getByText(m.mine.none)).toBeVisible();
      await page.getByRole('button', { name: m.new.open }).first().click();
      const dialog = dialogOf(page, m.new.title);
      await expect(dialog.getByRole('region', { name: m.chat.title })).toBeVisible();
      const [problem, place] = told[language];
      await dialog.getByLabel(m.chat.first).fill(problem);
      await dialog.getByLabel(m.chat.first).press('Enter');
      await expect(dialog.getByRole('log').locator('.mk-turn-ai')).toHaveCount(1);

      // The conversation is kept on the device.
      await page.reload();
      await expect(dialog.getByRole('log').getByText(problem)).toBeVisible();
      await dialog.getByLabel(m.chat.next).fill(place);
      await dialog.getByLabel(m.chat.next).press('Enter');
      await expect(dialog.getByRole('heading', { name: m.suggestion.title })).toBeFocused();
      await expectAccessible(page, 'a suggestion');
      await dialog.getByRole('button', { name: m.suggestion.apply }).click();
      const title = dialog.locator('[name="title"]');
      await expect(title).toBeFocused();
      await expect(title).toHaveValue(problem.replace(/\.$/, ''));
      await expect(dialog.locator('[name="description"]')).toHaveValue(/Douala/);
      await expect(dialog.getByLabel(m.form.domain)).toHaveValue('immobilier');

      const mine = ownTitle(language === 'fr' ? 'Caution gardée' : 'Deposit kept');
      await title.fill(mine);
      await expectKept(page, mine);
      await page.reload();
      await expect(dialog.getByText(m.form.restored)).toBeVisible();
      await expect(title).toHaveValue(mine);
      await expectAccessible(page, 'a form found again');

      await dialog.getByRole('button', { name: m.form.publish }).click();
      await expect(dialog).toBeHidden();
      await expect(cardOf(page, mine)).toContainText(m.status.open);
      await expectAccessible(page, 'my requests');
      await leave(page);
    });

    test(
      'an avocat finds a request under a pseudonym, and answers it once',
      { tag: ['@desktop', '@proposals'] },
      async ({ browser }) => {
        const client = await person(browser, 'client', language);
        const title = ownTitle();
        await published(client.page, title, 'high');
        const page = await newcomer(browser, 'avocat', language);
        await page.goto('/marketplace');
        const filters = page.getByRole('search');
        await filters.getByLabel(m.filter.text).fill(title);
        if (isPhone(page)) await filters.getByRole('button', { name: m.filter.more }).click();
        await filters.getByLabel(m.filter.domain, { exact: true }).selectOption('immobilier');
        await filters.getByLabel(m.filter.urgency).selectOption('high');
        await expect(page).toHaveURL(/domain=immobilier/);
        const card = cardOf(page, title);
        await expect(card).toContainText(/Client (n°|No\.)/);
        await expect(page.getByText(client.account.name)).toHaveCount(0);
        await expectAccessible(page, 'open requests');

        await card.getByRole('link', { name: title }).click();
        await expect(page.getByText(m.open.hidden)).toBeVisible();
        await expect(page.getByText(client.account.email)).toHaveCount(0);
        await page.getByRole('button', { name: m.open.offer }).click();
        const dialog = dialogOf(page, p.make.title);
        const offer = offers.avocat;
        await dialog.locator('[name="title"]').fill(offer.title);
        await dialog
          .locator('[name="description"]')
          .fill('Je commence par un écrit, puis je saisis le juge.');
        await dialog.locator('[name="price"]').fill(offer.price);
        await dialog.locator('[name="timeline"]').fill(offer.timeline);
        await expectAccessible(page, 'a proposal');
        await dialog.getByRole('button', { name: p.form.send }).click();
        await expect(dialog).toBeHidden();
        await expect(page.getByText(m.open.proposed)).toBeVisible();
        await expect(page.getByRole('region', { name: p.own.here })).toContainText(offer.title);
        // The list is as it was left.
        await page.getByRole('button', { name: m.open.back }).click();
        await expect(filters.getByLabel(m.filter.text)).toHaveValue(title);
        await expect(card).toContainText(m.open.proposed);
        await expect(card.getByRole('button', { name: m.open.offer })).toHaveCount(0);
        await leave(page, client.page);
      },
    );

    test(
      'a client compares side by side and chooses; the names become known',
      { tag: ['@desktop', '@postgres', '@proposals', '@contacts'] },
      async ({ browser }) => {
        const client = await person(browser, 'client', language);
        const avocat = await person(browser, 'avocat', language);
        const huissier = await person(browser, 'huissier', language);
        const title = ownTitle();
        const requestId = await published(client.page, title, 'high');
        await proposed(avocat.page, requestId, offers.avocat);
        await proposed(huissier.page, requestId, offers.huissier);
        await avocat.page.goto('/marketplace?tab=mine');
        const own = cardOf(avocat.page, offers.avocat.title);
        await expect(own).toContainText(p.status.pending);

        const { page } = client;
        await page.goto('/marketplace?tab=received');
        await expect(cardOf(page, offers.avocat.title)).toBeVisible();
        await expectAccessible(page, 'proposals received');
        await page.goto('/proposals');
        await page.getByRole('link', { name: new RegExp(`${p.overview.see}.*${title}`) }).click();
        await page
          .getByRole('group', { name: p.view.label })
          .getByRole('button', { name: p.view.compare })
          .click();
        const table = page.getByRole('table');
        await expect(table.getByRole('row', { name: new RegExp(p.facts.price) })).toContainText(
          p.compare.cheapest,
        );
        await expectAccessible(page, 'side by side');
        await table.getByRole('button', { name: `${p.actions.select} – ${avocat.account.name}` }).click();
        const choosing = dialogOf(page, filled(p.select.title, { name: avocat.account.name }));
        await choosing.getByRole('button', { name: p.select.confirm }).click();
        await expect(choosing).toBeHidden();
        await expect(cardOf(page, offers.avocat.title)).toContainText(p.selected);
        await expect(cardOf(page, offers.huissier.title)).toContainText(p.status.rejected);
        await expect(page.getByRole('button', { name: new RegExp(p.actions.select) })).toHaveCount(0);

        // The names are known to each other now: the page that was open is read anew by itself.
        await expect(own).toContainText(client.account.name);
        await expect(own.getByRole('link', { name: client.account.email })).toBeVisible();
        await page.goto('/dashboard?tab=contacts');
        await expect(cardOf(page, avocat.account.name)).toContainText(title);
        await expectAccessible(page, 'contacts');
        await page.goto('/proposals');
        await expect(page.getByRole('region', { name: p.overview.assigned })).toContainText(
          p.overview.running,
        );
        await expectAccessible(page, 'requests that were assigned');
        await leave(page, avocat.page, huissier.page);
      },
    );

    test(
      'a professional has a profile, where a client’s rating of the service stands',
      { tag: ['@desktop', '@profiles', '@proposals'] },
      async ({ browser }) => {
        // Hours count as no day: the deadline is the moment of the proposal.
        const { client, professional, requestId, professionalId } = await matched(
          browser,
          language,
          'huissier',
          { timeline: '24 heures' },
        );
        await professional.goto('/profile');
        await expect(professional.getByText(profiles.own.unverified)).toBeVisible();
        await expect(professional.getByRole('heading', { name: profiles.week.title })).toBeVisible();
        await expectAccessible(professional, 'the profile and the week');
        await professional.locator('[name="specialty"]').fill('Constats et recouvrement');
        await professional.locator('[name="city"]').fill('Garoua');
        await professional.locator('[name="rollNumber"]').fill('CNH-0412');
        await professional.getByLabel(m.domain.immobilier).check();
        await professional.getByRole('button', { name: profiles.form.save }).click();
        await expectToast(professional, profiles.toast.saved);

        await client.goto(`/proposals?request=${requestId}`);
        await client.getByRole('button', { name: p.actions.rate }).click();
        const dialog = dialogOf(client, p.rate.title);
        await dialog.locator('.pr-star').nth(3).click();
        await expect(
          dialog.getByRole('radio', { name: filled(p.rate.star_other, { count: 4 }) }),
        ).toBeChecked();
        await dialog.getByLabel(p.rate.comment).fill('Clair, rapide, et joignable.');
        await dialog.getByLabel(p.rate.recommend).check();
        await expectAccessible(client, 'a rating');
        await dialog.getByRole('button', { name: p.rate.send, exact: true }).click();
        await expect(dialog).toBeHidden();
        await expect(client.getByText(m.status.closed, { exact: true })).toBeVisible();

        await client.goto(`/professionals/${professionalId}`);
        const mean = filled(m.rating.mean, { mean: language === 'fr' ? '4,0' : '4.0' });
        await expect(client.locator('.rating').first()).toContainText(mean);
        await expect(client.getByText('Clair, rapide, et joignable.')).toBeVisible();
        await expect(client.getByText('CNH-0412')).toHaveCount(0);
        await expectAccessible(client, 'a public profile with a rating');
        await leave(client, professional);
      },
    );
  });
}
