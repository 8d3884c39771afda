import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import type { Role } from '../support/accounts';
import { filled, LANGUAGES, texts } from '../support/languages';
import {
  idOf,
  leave,
  matched,
  newcomer,
  ownTitle,
  person,
  proposed,
  published,
  type Person,
} from '../support/match';
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
  const { marketplace: m, proposals: p, profiles, common } = texts[language];

  /** Answers the request that is open in the list, in the dialog. */
  const propose = async (page: Page, role: 'avocat' | 'huissier'): Promise<void> => {
    const offer = offers[role];
    const dialog = dialogOf(page, p.make.title);
    await expect(dialog).toBeVisible();
    await dialog.locator('[name="title"]').fill(offer.title);
    await dialog.locator('[name="description"]').fill('Je commence par un écrit, puis je saisis le juge.');
    await dialog.locator('[name="price"]').fill(offer.price);
    await dialog.locator('[name="timeline"]').fill(offer.timeline);
    await dialog.locator('[name="experience"]').fill('Une vingtaine de dossiers semblables.');
    await expectAccessible(page, `the proposal of the ${role}`);
    await dialog.getByRole('button', { name: p.form.send }).click();
    await expectToast(page, p.toast.sent);
    await expect(dialog).toBeHidden();
  };

  test.describe(language, { tag: `@${language}` }, () => {
    test('a client words a problem, keeps a draft, deletes it, and publishes another', async ({
      browser,
    }) => {
      const page = await newcomer(browser, 'client', language);
      await page.goto('/marketplace');
      await expect(page.getByText(m.mine.none)).toBeVisible();
      await expectAccessible(page, 'no request yet');

      await page.getByRole('button', { name: m.new.open }).first().click();
      const dialog = dialogOf(page, m.new.title);
      await expect(dialog.getByRole('region', { name: m.chat.title })).toBeVisible();
      await expectAccessible(page, 'the assistant, before the first word');
      const [problem, place] = told[language];
      await dialog.getByLabel(m.chat.first).fill(problem);
      await dialog.getByLabel(m.chat.first).press('Enter');
      await expect(dialog.getByRole('log').locator('.mk-turn-ai')).toHaveCount(1);
      await expectAccessible(page, 'the assistant asks');

      // The conversation is kept on the device.
      await page.reload();
      await expect(dialog.getByRole('log').getByText(problem)).toBeVisible();
      await dialog.getByLabel(m.chat.next).fill(place);
      await dialog.getByLabel(m.chat.next).press('Enter');
      await expect(dialog.getByRole('heading', { name: m.suggestion.title })).toBeFocused();
      await expectAccessible(page, 'a suggestion');
      await dialog.getByRole('button', { name: m.suggestion.apply }).click();
      await expectToast(page, m.toast.applied);
      const title = dialog.locator('[name="title"]');
      await expect(title).toBeFocused();
      await expect(title).toHaveValue(problem.replace(/\.$/, ''));
      await expect(dialog.locator('[name="description"]')).toHaveValue(/Douala/);
      await expect(dialog.getByLabel(m.form.domain)).toHaveValue('immobilier');

      const mine = ownTitle(language === 'fr' ? 'Caution gardée' : 'Deposit kept');
      await title.fill(mine);
      await page.waitForTimeout(800);
      await page.reload();
      await expect(dialog.getByText(m.form.restored)).toBeVisible();
      await expect(title).toHaveValue(mine);
      await expectAccessible(page, 'a form found again');

      await dialog.getByRole('button', { name: m.form.keepDraft }).click();
      await expectToast(page, m.toast.created);
      await expect(page.getByRole('heading', { level: 2, name: mine })).toBeVisible();
      await expect(page.getByText(m.state.draft)).toBeVisible();
      await page.getByRole('button', { name: m.summary.make }).click();
      await expect(page.getByText(m.summary.check)).toBeVisible();
      await expect(page.getByRole('button', { name: m.action.validate })).toBeVisible();
      await expectAccessible(page, 'a draft with its summary');

      await page.getByRole('button', { name: m.action.edit }).click();
      const editing = dialogOf(page, m.edit.title);
      await editing.locator('[name="budget"]').fill('50 000 FCFA');
      await expectAccessible(page, 'editing a draft');
      await editing.getByRole('button', { name: m.edit.save }).click();
      await expect(editing).toBeHidden();
      await expect(page.getByText('50 000 FCFA', { exact: true })).toBeVisible();

      await page.getByRole('button', { name: m.mine.back }).click();
      await expect(cardOf(page, mine)).toContainText(m.status.draft);
      await cardOf(page, mine)
        .getByRole('link', { name: new RegExp(m.card.finish) })
        .click();
      await page.getByRole('button', { name: m.action.delete }).click();
      const asking = dialogOf(page, m.confirm.delete.title);
      await expectAccessible(page, 'before deleting');
      await asking.getByRole('button', { name: common.actions.cancel }).click();
      await expect(page.getByRole('heading', { level: 2, name: mine })).toBeVisible();
      await page.getByRole('button', { name: m.action.delete }).click();
      await asking.getByRole('button', { name: m.confirm.delete.button }).click();
      await expectToast(page, m.toast.deleted);
      await expect(page.getByText(m.mine.none)).toBeVisible();

      // Whoever knows what to write goes straight to the form.
      await page.getByRole('button', { name: m.new.open }).first().click();
      await dialog.getByRole('button', { name: m.chat.skip }).click();
      await dialog.getByRole('button', { name: m.form.publish }).click();
      await expect(title).toBeFocused();
      await expectAccessible(page, 'a refused form');
      await title.fill(mine);
      await dialog.locator('[name="description"]').fill(problem);
      await dialog.getByRole('button', { name: m.form.publish }).click();
      await expectToast(page, m.toast.created);
      await expect(page.getByText(m.toast.createdText)).toBeVisible();
      await expect(cardOf(page, mine)).toContainText(m.status.open);
      await expectAccessible(page, 'my requests');
      await leave(page);
    });

    test('avocat and huissier find a request under a pseudonym, and answer it once', async ({ browser }) => {
      const client = await person(browser, 'client', language);
      const title = ownTitle();
      await published(client.page, title, 'high');
      for (const role of ['avocat', 'huissier'] as const) {
        const page = await newcomer(browser, role, language);
        await page.goto('/marketplace');
        const filters = page.getByRole('search');
        if (role === 'avocat') {
          await filters.getByLabel(m.filter.text).fill('nothing of the kind at all');
          await expect(page.getByText(m.open.noneFound)).toBeVisible();
          await expectAccessible(page, 'nothing found');
          await filters.getByRole('button', { name: m.filter.clear }).click();
        }
        await filters.getByLabel(m.filter.text).fill(title);
        if (isPhone(page)) await filters.getByRole('button', { name: m.filter.more }).click();
        await filters.getByLabel(m.filter.domain, { exact: true }).selectOption('immobilier');
        await filters.getByLabel(m.filter.urgency).selectOption('high');
        await expect(page).toHaveURL(/domain=immobilier/);
        const card = cardOf(page, title);
        await expect(card).toContainText(/Client (n°|No\.)/);
        await expect(page.getByText(client.account.name)).toHaveCount(0);

        if (role === 'avocat') {
          await expectAccessible(page, 'open requests');
          await card.getByRole('link', { name: title }).click();
          await expect(page.getByText(m.open.hidden)).toBeVisible();
          await expect(page.getByText(client.account.email)).toHaveCount(0);
          await expectAccessible(page, 'an open request');
          await page.getByRole('button', { name: m.open.offer }).click();
          await propose(page, role);
          await expect(page.getByText(m.open.proposed)).toBeVisible();
          await expect(page.getByRole('region', { name: p.own.here })).toContainText(offers.avocat.title);
          await expectAccessible(page, 'a request that was answered');
          // The list is as it was left.
          await page.getByRole('button', { name: m.open.back }).click();
          await expect(filters.getByLabel(m.filter.text)).toHaveValue(title);
        } else {
          await card.getByRole('button', { name: m.open.offer }).click();
          await propose(page, role);
        }
        await expect(cardOf(page, title)).toContainText(m.open.proposed);
        await expect(cardOf(page, title).getByRole('button', { name: m.open.offer })).toHaveCount(0);
        await page.getByRole('tab', { name: m.tabs.mine }).click();
        await expect(cardOf(page, offers[role].title)).toContainText(p.status.pending);
        await expectAccessible(page, `the proposals of the ${role}`);
        await leave(page);
      }
      await client.page.goto('/marketplace?tab=received');
      await expect(cardOf(client.page, offers.huissier.title)).toBeVisible();
      await leave(client.page);
    });

    test('a client compares, refuses, takes it back and chooses; the names become known', async ({
      browser,
    }) => {
      const client = await person(browser, 'client', language);
      const pros: Record<'avocat' | 'huissier', Person> = {
        avocat: await person(browser, 'avocat', language),
        huissier: await person(browser, 'huissier', language),
      };
      const title = ownTitle();
      const requestId = await published(client.page, title, 'high');
      for (const role of ['avocat', 'huissier'] as const) {
        await proposed(pros[role].page, requestId, offers[role]);
        await pros[role].page.goto('/marketplace?tab=mine');
      }

      const { page } = client;
      await page.goto('/marketplace?tab=received');
      await expect(cardOf(page, offers.avocat.title)).toBeVisible();
      await expectAccessible(page, 'proposals received');
      await page.goto('/proposals');
      await expectAccessible(page, 'requests that wait');
      await page.getByRole('link', { name: new RegExp(`${p.overview.see}.*${title}`) }).click();
      await page
        .getByRole('group', { name: p.view.label })
        .getByRole('button', { name: p.view.compare })
        .click();
      const table = page.getByRole('table');
      await expect(table.getByRole('row', { name: new RegExp(p.facts.price) })).toContainText(
        p.compare.cheapest,
      );
      await expect(table.getByRole('row', { name: new RegExp(p.facts.timeline) })).toContainText(
        p.compare.fastest,
      );
      await expectAccessible(page, 'side by side');

      const { huissier, avocat } = pros;
      await table.getByRole('button', { name: `${p.actions.refuse} – ${huissier.account.name}` }).click();
      const refusing = dialogOf(page, p.refuse.title);
      await refusing.getByLabel(p.refuse.reason).fill('Je cherche aussi un conseil.');
      await expectAccessible(page, 'refusing');
      await refusing.getByRole('button', { name: p.refuse.confirm }).click();
      await expectToast(page, p.toast.rejected);
      const refused = cardOf(page, offers.huissier.title);
      await expect(refused).toContainText('Je cherche aussi un conseil.');
      await huissier.page.reload();
      await expect(cardOf(huissier.page, offers.huissier.title)).toContainText(
        'Je cherche aussi un conseil.',
      );
      await expectAccessible(page, 'one refused');
      await refused.getByRole('button', { name: new RegExp(p.actions.undo) }).click();
      await expectToast(page, p.toast.restored);
      // Both can be compared again.
      const choice = table.getByRole('button', { name: `${p.actions.select} – ${avocat.account.name}` });
      await expect(table.getByRole('button', { name: new RegExp(p.actions.select) })).toHaveCount(2);
      await choice.click();
      const choosing = dialogOf(page, filled(p.select.title, { name: avocat.account.name }));
      await expectAccessible(page, 'before choosing');
      await choosing.getByRole('button', { name: p.select.confirm }).click();
      await expectToast(page, p.toast.selected);
      await expect(cardOf(page, offers.avocat.title)).toContainText(p.selected);
      await expect(cardOf(page, offers.huissier.title)).toContainText(p.status.rejected);
      await expect(page.getByRole('button', { name: new RegExp(p.actions.select) })).toHaveCount(0);
      await expectAccessible(page, 'one chosen');

      // The names are known to each other now, and to nobody else.
      await avocat.page.reload();
      await expect(cardOf(avocat.page, offers.avocat.title)).toContainText(client.account.name);
      await expect(
        cardOf(avocat.page, offers.avocat.title).getByRole('link', { name: client.account.email }),
      ).toBeVisible();
      await expectAccessible(avocat.page, 'a proposal that was chosen');
      await huissier.page.reload();
      await expect(cardOf(huissier.page, offers.huissier.title)).toContainText(p.own.notChosen);
      await huissier.page.goto(`/marketplace?request=${requestId}`);
      await expect(huissier.page.getByText(client.account.name)).toHaveCount(0);
      await page.goto('/dashboard?tab=contacts');
      const contact = cardOf(page, avocat.account.name);
      await expect(contact).toContainText(title);
      await expectAccessible(page, 'contacts');
      await page.goto('/proposals');
      await expect(page.getByRole('region', { name: p.overview.assigned })).toContainText(p.overview.running);
      await expectAccessible(page, 'requests that were assigned');
      await leave(page, avocat.page, huissier.page);
    });

    test('a client rates the service once its deadline has passed', async ({ browser }) => {
      // Hours count as no day: the deadline is the moment of the proposal.
      const { client, professional, requestId, professionalId } = await matched(
        browser,
        language,
        'huissier',
        { timeline: '24 heures' },
      );
      await professional.goto('/profile');
      await expect(professional.getByText(profiles.own.unverified)).toBeVisible();
      await expectAccessible(professional, 'an empty profile');
      await professional.locator('[name="specialty"]').fill('Constats et recouvrement');
      await professional.locator('[name="city"]').fill('Garoua');
      await professional.locator('[name="languages"]').fill('français, fulfuldé');
      await professional.locator('[name="rollNumber"]').fill('CNH-0412');
      await professional.locator('[name="yearsOfPractice"]').fill('6');
      await professional.locator('[name="bio"]').fill('Constats, significations et recouvrement amiable.');
      await professional.getByLabel(m.domain.immobilier).check();
      await professional.getByRole('button', { name: profiles.form.save }).click();
      await expectToast(professional, profiles.toast.saved);
      await professional.getByRole('link', { name: profiles.own.seePublic }).click();
      await expect(professional.getByText(profiles.public.noRatings)).toBeVisible();
      await expect(professional.getByText('CNH-0412')).toHaveCount(0);
      await expectAccessible(professional, 'a public profile without ratings');

      await client.goto(`/proposals?request=${requestId}`);
      await client.getByRole('button', { name: p.actions.rate }).click();
      const dialog = dialogOf(client, p.rate.title);
      const send = dialog.getByRole('button', { name: p.rate.send, exact: true });
      await expect(send).toBeDisabled();
      await expectAccessible(client, 'before rating');
      await dialog.locator('.pr-star').nth(4).click();
      await expect(
        dialog.getByRole('radio', { name: filled(p.rate.star_other, { count: 5 }) }),
      ).toBeChecked();
      await dialog.getByLabel(p.rate.comment).fill('Clair, rapide, et joignable.');
      await dialog.getByLabel(p.rate.deadlineMet).check();
      await dialog.getByLabel(p.rate.recommend).check();
      await expectAccessible(client, 'a rating');
      await send.click();
      await expectToast(client, p.toast.rated);
      await expect(client.getByText(p.toast.ratedText)).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(client.getByText(m.status.closed, { exact: true })).toBeVisible();

      // It may be changed for a while.
      await client.getByRole('button', { name: p.actions.editRating }).click();
      const changing = dialogOf(client, p.rate.editTitle);
      await expect(changing.getByLabel(p.rate.comment)).toHaveValue('Clair, rapide, et joignable.');
      await expect(changing.getByLabel(p.rate.recommend)).toBeChecked();
      await expectAccessible(client, 'a rating to change');
      await changing.locator('.pr-star').nth(3).click();
      await changing.getByRole('button', { name: p.rate.save }).click();
      await expect(changing).toBeHidden();

      const mean = filled(m.rating.mean, { mean: language === 'fr' ? '4,0' : '4.0' });
      for (const page of [client, professional]) {
        await page.goto(`/professionals/${professionalId}`);
        await expect(page.locator('.rating').first()).toContainText(mean);
        await expect(page.locator('.rating').first()).toContainText(filled(m.rating.count_one, { count: 1 }));
        await expect(page.getByText('Clair, rapide, et joignable.')).toBeVisible();
        await expect(page.getByText(/100\s*%/).first()).toBeVisible();
        await expectAccessible(page, 'a public profile with a rating');
      }
      await client.goto(`/marketplace?request=${requestId}`);
      await expect(client.getByText(m.status.closed, { exact: true })).toBeVisible();
      await expectAccessible(client, 'a request that is over');
      await leave(client, professional);
    });

    test('a professional withdraws, a client closes', async ({ browser }) => {
      const [client, professional] = [
        await newcomer(browser, 'client', language),
        await newcomer(browser, 'avocat', language),
      ];
      const title = ownTitle();
      const requestId = await published(client, title);
      await proposed(professional, requestId, { title: 'Première offre' });
      await professional.goto('/marketplace?tab=mine');
      await professional.getByRole('button', { name: new RegExp(p.own.withdraw) }).click();
      const withdrawing = dialogOf(professional, p.withdraw.title);
      await expectAccessible(professional, 'before withdrawing');
      await withdrawing.getByRole('button', { name: p.withdraw.confirm }).click();
      await expectToast(professional, p.toast.withdrawn);
      await expect(cardOf(professional, 'Première offre')).toContainText(p.status.withdrawn);
      // Who withdrew may answer again while the request is open.
      await professional.goto(`/marketplace?request=${requestId}`);
      await professional.getByRole('button', { name: m.open.offer }).click();
      await propose(professional, 'avocat');
      await expect(professional.getByText(m.open.proposed)).toBeVisible();

      await client.goto(`/marketplace?request=${requestId}`);
      await client.getByRole('button', { name: m.action.close }).click();
      const closing = dialogOf(client, m.confirm.close.title);
      await expectAccessible(client, 'before closing');
      await closing.getByRole('button', { name: m.confirm.close.button }).click();
      await expectToast(client, m.toast.closed);
      await expect(client.getByText(m.status.closed, { exact: true })).toBeVisible();
      await expect(client.getByRole('button', { name: m.action.close })).toHaveCount(0);
      await expectAccessible(client, 'a closed request');
      await professional.goto(`/marketplace?tab=open&q=${encodeURIComponent(title)}`);
      await expect(professional.getByText(m.open.noneFound)).toBeVisible();
      await leave(client, professional);
    });

    test('who has nothing yet is told what comes next', async ({ browser }) => {
      const places: readonly [Role, string, string][] = [
        ['client', '/marketplace?tab=received', p.received.none],
        ['client', '/proposals', p.overview.none],
        ['client', '/dashboard?tab=contacts', profiles.contacts.empty],
        ['avocat', '/marketplace?tab=mine', p.own.none],
        ['avocat', '/proposals', p.page.clientsOnly],
        ['policier', '/marketplace', m.notForYou.officer],
        ['gendarme', '/profile', profiles.own.professionalsOnly],
      ];
      const pages = new Map<Role, Page>();
      for (const [role, address, words] of places) {
        const page = pages.get(role) ?? (await newcomer(browser, role, language));
        pages.set(role, page);
        await page.goto(address);
        await expect(page.getByText(words)).toBeVisible();
        await expectAccessible(page, `${role} at ${address}`);
      }
      // Nothing is listed to whom the marketplace is not for.
      const officer = pages.get('policier');
      const answer = await officer?.request.get('/api/client-requests');
      expect(answer?.status()).toBe(403);
      expect(officer === undefined ? 0 : await idOf(officer)).toBeGreaterThan(0);
      await leave(...pages.values());
    });
  });
}
