import { signedIn } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { filled, LANGUAGES, speak, texts } from '../support/languages';
import { mailTo } from '../support/mailbox';
import { leave, ownTitle, person, proposed } from '../support/match';
import { cardOf, dialogOf, expectToast } from '../support/page';
import {
  askedFromHere,
  expectOpened,
  linkOf,
  proofOf,
  proposalsTitle,
  publishAsVisitor,
  visitor,
} from '../support/visitor';
import { expect, test } from '../support/test';

const QUESTION = 'Mon bailleur refuse de rendre ma caution, que puis-je faire ?';
const mails = {
  fr: { news: 'Il y a du nouveau', link: 'Votre lien privé' },
  en: { news: 'There is something new', link: 'Your private link' },
} as const;

for (const language of LANGUAGES) {
  const { anonymous: a, auth, common, home, marketplace } = texts[language];

  test.describe(`without an account (${language})`, { tag: `@${language}` }, () => {
    test('ten free messages, counted by the server, then the form', async ({ browser }) => {
      const page = await visitor(browser, language);
      await page.goto('/');
      await page.getByRole('link', { name: home.cta.anonymous }).click();
      await expect(page.getByRole('heading', { level: 1, name: a.title })).toBeVisible();
      await expect(page).toHaveTitle('Palabre');
      const counter = (used: number) => page.getByText(filled(a.chat.used, { used, limit: 10 }));
      await expect(counter(0)).toBeVisible();
      await expectAccessible(page, 'no question yet');

      const input = page.getByRole('textbox', { name: a.chat.label });
      await input.fill('Appelez le 699 12 34 56');
      await expect(page.getByText(a.personal.title)).toBeVisible();
      await expectAccessible(page, 'a warning');
      await input.fill(QUESTION);
      await input.press('Enter');
      await expect(page.getByText(a.chat.nextStep)).toBeVisible();
      await expect(counter(1)).toBeVisible();
      await expectAccessible(page, 'an answer');

      // The browser's own number is not asked for.
      for (let used = 2; used <= 8; used += 1) {
        expect(await askedFromHere(page, QUESTION)).toMatchObject({ messageCount: used });
      }
      for (const used of [9, 10]) {
        await input.fill(QUESTION);
        await input.press('Enter');
        await expect(counter(used)).toBeVisible();
        await expectToast(page, used === 10 ? a.toast.limit : a.toast.limitSoon);
        await page.getByRole('button', { name: common.actions.closeNotice }).click();
      }
      await expect(input).toBeDisabled();
      await expect(input).toHaveAttribute('placeholder', a.chat.limitPlaceholder);
      const banner = page.getByRole('alert').filter({ hasText: filled(a.limit.title, { limit: 10 }) });
      await expect(banner).toBeVisible();
      await expectAccessible(page, 'the limit');

      await banner.getByRole('button', { name: a.chat.publish }).click();
      await expectToast(page, a.toast.prefilled);
      await expect(page.getByLabel(a.form.fields.title)).toHaveValue(
        new RegExp(`^${a.prefill.title.replace('{{date}}', '')}`),
      );
      const description = await page.getByLabel(a.form.fields.description).inputValue();
      expect(description.startsWith(QUESTION)).toBe(true);
      expect(description).toContain(filled(a.prefill.question, { text: QUESTION }));

      // Neither a reload nor a dropped cookie gives messages back, and nothing of the conversation is left.
      await page.goto('/marketplace-anonymous');
      await expect(counter(10)).toBeVisible();
      await expect(page.getByText(QUESTION)).toBeHidden();
      await page.context().clearCookies();
      await page.reload();
      await expect(counter(10)).toBeVisible();
      await expect(input).toBeDisabled();
      expect(await askedFromHere(page, QUESTION)).toMatchObject({ code: 'message_limit_reached' });
      await leave(page);
    });

    test('a request: published, opened elsewhere, answered, decided, erased', async ({ browser }) => {
      const page = await visitor(browser, language);
      await page.goto('/marketplace-anonymous?tab=marketplace');
      await page.getByRole('button', { name: a.form.submit }).click();
      await expectToast(page, a.toast.missing);
      await expectAccessible(page, 'the form with errors');
      const proof = proofOf(page);
      const { title, email, link, token, words } = await publishAsVisitor(page, language);
      expect(await proof, 'the work asked for under load, done in this browser').toBeGreaterThanOrEqual(16);
      await expect(page.getByRole('img', { name: a.created.qrImage })).toBeVisible();
      await expectAccessible(page, 'the link');
      await page.getByRole('button', { name: a.created.mail.button }).click();
      await expect(page.getByText(a.created.mail.sent)).toBeVisible();

      await page.getByRole('button', { name: a.created.go }).click();
      await expect(page.getByText(a.created.notedMissing)).toBeVisible();
      await page.getByRole('link', { name: 'Palabre' }).first().click();
      await expect(dialogOf(page, a.created.leave.title)).toBeVisible();
      await expectAccessible(page, 'the question before leaving');
      await dialogOf(page, a.created.leave.title)
        .getByRole('button', { name: common.actions.cancel })
        .click();
      await page.getByLabel(a.created.noted).check();
      await page.getByRole('button', { name: a.created.go }).click();
      await expectOpened(page, title);
      await expect(page.getByText(a.access.urgency.high, { exact: true })).toBeVisible();
      await expect(page.getByText(a.proposals.empty, { exact: true })).toBeVisible();
      await expectAccessible(page, 'no proposal yet');
      expect((await page.content()).toLowerCase()).not.toContain(token);

      const [one, other] = [
        await person(browser, 'avocat', language),
        await person(browser, 'huissier', language),
      ];
      const open = await one.page.request.get('/api/client-requests');
      const seen = ((await open.json()) as { id: number; title: string }[]).find((r) => r.title === title);
      expect(JSON.stringify(seen)).not.toContain(email);
      const requestId = seen?.id ?? 0;
      await proposed(one.page, requestId, { title: 'Mise en demeure' });
      await proposed(other.page, requestId, { title: 'Constat' });
      const news = await mailTo(email, mails[language].news);
      expect(`${news.text} ${news.html}`).not.toContain(title);

      // On another device.
      const elsewhere = await visitor(browser, language);
      await elsewhere.goto(link);
      await expectOpened(elsewhere, title);
      await expect(elsewhere.getByRole('heading', { name: proposalsTitle(language, 2) })).toBeVisible();
      await expectAccessible(elsewhere, 'two proposals');
      await elsewhere.goBack().catch(() => null);
      expect(elsewhere.url()).not.toContain(token);
      await elsewhere.goto('/access');
      await expectOpened(elsewhere, title);
      const chosen = cardOf(elsewhere, 'Mise en demeure');
      await expect(chosen.getByText(one.account.name)).toBeVisible();
      await chosen.getByRole('button', { name: a.proposals.select }).click();
      await elsewhere.getByRole('button', { name: a.proposals.confirm.button }).click();
      await expectToast(elsewhere, a.toast.selected);
      await expect(chosen.getByText(a.proposals.selected, { exact: true })).toBeVisible();
      await expect(chosen.getByRole('link', { name: a.proposals.contact })).toHaveAttribute(
        'href',
        `mailto:${one.account.email}`,
      );
      await expect(cardOf(elsewhere, 'Constat').getByText(a.proposals.other)).toBeVisible();
      await expectAccessible(elsewhere, 'one is chosen');

      const message = filled(a.messages.label, { name: one.account.name });
      await elsewhere.getByRole('textbox', { name: message }).fill('Bonjour, j’ai gardé l’état des lieux.');
      await elsewhere.getByRole('button', { name: a.messages.send, exact: true }).click();
      const log = elsewhere.getByRole('log', { name: a.messages.log });
      await expect(log.getByText('j’ai gardé l’état des lieux')).toBeVisible();

      await one.page.goto(`/messages/${requestId}`);
      await expect(one.page.getByRole('log').getByText('j’ai gardé l’état des lieux')).toBeVisible();
      expect(await one.page.content()).not.toContain(email);
      await one.page.getByRole('textbox').last().fill('Envoyez-moi une copie.');
      await one.page.getByRole('button', { name: texts[language].messages.composer.send }).click();
      await expect(one.page.getByRole('log').getByText('Envoyez-moi une copie.')).toBeVisible();
      await elsewhere.getByRole('button', { name: a.access.refresh }).click();
      await expect(log.getByText('Envoyez-moi une copie.')).toBeVisible();
      await expectAccessible(elsewhere, 'the reply channel');

      await elsewhere.getByRole('button', { name: a.settings.extend.button }).click();
      await expectToast(elsewhere, a.toast.extended);
      await elsewhere.getByRole('button', { name: a.settings.mail.again }).click();
      // One was asked for above.
      await expectToast(elsewhere, a.toast.sentBefore);
      const sent = await mailTo(email, mails[language].link);
      expect(sent.text).toContain(`/access/${token}`);
      expect(`${sent.text} ${sent.html}`).not.toContain(title);

      // The mail's other link ends the notices, with one click and without a word of the case.
      const stop = /https?:\/\/\S+\/access\/stop\/\S+/.exec(news.text ?? '')?.[0] ?? '';
      await page.goto(stop);
      await expect(page.getByRole('heading', { level: 1, name: a.stop.title })).toBeVisible();
      await expectAccessible(page, 'the notices are stopped');
      expect(new URL(page.url()).pathname).toBe('/access');

      // By the words, in a third browser; then all of it goes.
      const third = await visitor(browser, language);
      await third.goto('/access');
      const typed = third.getByRole('textbox', { name: a.words.label });
      await expectAccessible(third, 'the form for the words');
      await typed.fill(words.split(' ').slice(0, 6).join(' '));
      await third.getByRole('button', { name: a.words.open }).click();
      await expect(third.getByText(filled(a.errors.words, { count: 6 }))).toBeVisible();
      await expectAccessible(third, 'a word is missing');
      await typed.fill(words.toUpperCase().replaceAll(' ', ', '));
      await third.getByRole('button', { name: a.words.open }).click();
      await expectOpened(third, title);
      await expect(third.getByRole('button', { name: a.settings.mail.start })).toBeVisible();
      await third.getByRole('button', { name: a.settings.erase.button }).click();
      await expectAccessible(third, 'the question before erasing');
      await third.getByRole('button', { name: a.settings.erase.confirm }).click();
      await expect(third.getByRole('heading', { level: 1, name: a.erased.title })).toBeVisible();
      await expectAccessible(third, 'erased');

      await elsewhere.reload();
      await expect(elsewhere.getByRole('heading', { level: 1, name: a.words.title })).toBeVisible();
      await elsewhere.goto(link);
      await expect(elsewhere.getByRole('heading', { level: 1, name: a.invalid.title })).toBeVisible();
      await expectAccessible(elsewhere, 'not valid');
      const left = await one.page.request.get('/api/client-requests');
      expect(await left.text()).not.toContain(title);
      await leave(page, elsewhere, third, one.page, other.page);
    });

    test('a link that has expired says so', async ({ browser }) => {
      const page = await visitor(browser, language);
      const link = await linkOf(page, ownTitle());
      // Seven days do not pass in a test: the server's answer is made older on its way.
      await page.route(/\/api\/anonymous-(open|access\/current)$/, async (route) => {
        const answer = await route.fetch();
        const record = (await answer.json()) as Record<string, unknown>;
        await route.fulfill({
          response: answer,
          json: {
            ...record,
            isExpired: true,
            expiresAt: '2026-11-10T10:00:00Z',
            email: null,
            canExtend: false,
            extensionsLeft: 0,
          },
        });
      });
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: a.expired.title })).toBeVisible();
      await expect(page.getByText(language === 'fr' ? '10 novembre 2026' : '10 November 2026')).toBeVisible();
      await expectAccessible(page, 'expired');
      expect(new URL(page.url()).pathname).toBe('/access');
      await page.getByRole('button', { name: a.settings.erase.button }).click();
      await page.getByRole('button', { name: a.settings.erase.confirm }).click();
      await expect(page.getByRole('heading', { level: 1, name: a.erased.title })).toBeVisible();
      expect((await page.request.get(`/api/anonymous-access/${link.split('/').at(-1)}`)).status()).toBe(404);
      await leave(page);
    });

    test('leaving quickly closes the access and leaves nothing to go back to', async ({ browser }) => {
      const page = await visitor(browser, language);
      await page.route('https://*.wikipedia.org/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Wikipedia</title>' }),
      );
      const title = ownTitle();
      const link = await linkOf(page, title);
      await page.goto(link);
      await expectOpened(page, title);
      const closed = page.waitForRequest('**/api/anonymous-leave');
      await page.getByRole('button', { name: a.safety.exit }).click();
      await closed;
      await expect(page).toHaveURL(`https://${language}.wikipedia.org/`);
      await page.goto('/access');
      await expect(page.getByRole('heading', { level: 1, name: a.words.title })).toBeVisible();
      await expect(page.getByText(title)).toBeHidden();

      await page.goto(link);
      await expectOpened(page, title);
      await page.getByRole('button', { name: a.access.close }).click();
      await expect(page.getByText(a.words.closed)).toBeVisible();
      await page.reload();
      await expect(page.getByText(title)).toBeHidden();

      // Over an open question too, which closes the page behind it.
      await page.goto(link);
      await expectOpened(page, title);
      const exit = await page.getByRole('button', { name: a.safety.exit }).boundingBox();
      await page.getByRole('button', { name: a.settings.erase.button }).click();
      await expect(dialogOf(page, a.settings.erase.confirmTitle)).toBeVisible();
      await page.mouse.click((exit?.x ?? 0) + 20, (exit?.y ?? 0) + 20);
      await expect(page).toHaveURL(`https://${language}.wikipedia.org/`);
      await leave(page);
    });

    test('a client takes the request into the account', async ({ browser }) => {
      const context = await browser.newContext();
      const page = await context.newPage();
      await speak(page, language);
      const title = ownTitle();
      const link = await linkOf(page, title);
      await page.goto(link);
      await expectOpened(page, title);
      await expect(page.getByRole('link', { name: a.settings.claim.signIn })).toHaveAttribute(
        'href',
        '/auth?next=%2Faccess',
      );
      await signedIn(page, 'client', language);
      await page.reload();
      await page.getByRole('button', { name: a.settings.claim.button }).click();
      await dialogOf(page, a.settings.claim.confirmTitle)
        .getByRole('button', { name: a.settings.claim.button })
        .click();
      await expectToast(page, a.toast.claimed);
      await expect(page.getByRole('heading', { level: 1, name: marketplace.mine.title })).toBeVisible();
      await expect(page.getByText(title).first()).toBeVisible();
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1, name: a.invalid.title })).toBeVisible();
      await leave(page);
    });

    test('the sign-in page leads here', async ({ page }) => {
      await speak(page, language);
      await page.goto('/auth');
      await page.getByRole('link', { name: auth.anonymous.go }).click();
      await expect(page.getByRole('heading', { level: 1, name: a.title })).toBeFocused();
    });
  });
}

test('these pages and calls are stored nowhere', async ({ browser }) => {
  const page = await visitor(browser, 'fr');
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  const title = ownTitle();
  const link = await linkOf(page, title);
  for (const address of [
    link,
    '/access',
    '/marketplace-anonymous',
    '/marketplace-anonymous?tab=marketplace',
  ]) {
    const answer = await page.goto(address);
    // The server's own answer, with its headers: the stored shell has none of them.
    const headers = answer?.headers() ?? {};
    expect(headers['cache-control'], address).toContain('no-store');
    expect(headers['referrer-policy'], address).toBe('no-referrer');
    expect(headers['x-robots-tag'], address).toContain('noindex');
  }
  // The token leaves the page once, in the body of one call: in no address and no referrer after the first.
  const token = link.split('/').at(-1) ?? '';
  const said: string[] = [];
  page.on('request', (request) => said.push(request.url(), request.headers().referer ?? ''));
  await page.goto(link);
  await expectOpened(page, title);
  await page.goto('/');
  await page.goto('/access');
  await expectOpened(page, title);
  expect(said.filter((text) => text.includes(token)).map((url) => new URL(url).pathname)).toEqual([link]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map((request) => request.url)),
    );
    const databases = await indexedDB.databases();
    return {
      addresses: addresses.flat(),
      databases: databases.map(({ name }) => name),
      keys: Object.keys(localStorage),
    };
  });
  const paths = kept.addresses.map((address) => new URL(address).pathname);
  expect(paths.filter((path) => /anonymous|\/access/.test(path))).toEqual([]);
  expect(kept.keys).toEqual(['language']);
  expect(kept.databases.filter((name) => name?.startsWith('palabre'))).toEqual([]);
  await leave(page);
});
