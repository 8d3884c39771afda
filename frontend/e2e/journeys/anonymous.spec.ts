import { expectAccessible } from '../support/accessible';
import { filled, LANGUAGES, texts } from '../support/languages';
import { leave, ownTitle, person, proposed } from '../support/match';
import { cardOf, dialogOf, expectToast, sent } from '../support/page';
import { expect, test } from '../support/test';
import { expectOpened, linkOf, proofOf, publishAsVisitor, visitor } from '../support/visitor';

const QUESTIONS = {
  fr: 'Mon bailleur refuse de rendre ma caution, que puis-je faire ?',
  en: 'My landlord refuses to return my deposit, what can I do?',
};

for (const language of LANGUAGES) {
  const { anonymous: a, answer, home, messages } = texts[language];
  const question = QUESTIONS[language];

  test.describe(`without an account (${language})`, { tag: ['@anonymous', `@${language}`] }, () => {
    test(
      'free messages are counted by the server, and become the words of the form',
      { tag: '@desktop' },
      async ({ browser }) => {
        const page = await visitor(browser, language);
        await page.goto('/');
        await page.getByRole('link', { name: home.cta.anonymous }).click();
        await expect(page.getByRole('heading', { level: 1, name: a.title })).toBeVisible();
        await expect(page).toHaveTitle('Palabre');
        const counter = (used: number) => page.getByText(filled(a.chat.used, { used, limit: 10 }));
        await expect(counter(0)).toBeVisible();
        const input = page.getByRole('textbox', { name: a.chat.label });
        await input.fill(question);
        await input.press('Enter');
        await expect(page.locator('.ans-answer')).toBeVisible();
        await expect(counter(1)).toBeVisible();
        // On a phone the chat is the screen: one thing scrolls, input, counter and the way out stay in sight.
        if ((page.viewportSize()?.width ?? 0) < 800) {
          await expect(input).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('button', { name: a.safety.exit })).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('contentinfo')).toBeHidden();
        }
        await expectAccessible(page, 'an answer');
        const basis = page.locator('.ans-basis button');
        await basis.click();
        await expect(basis).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('.an-sources li').first()).toBeVisible();
        await expectAccessible(page, 'its sources');
        await page.getByRole('button', { name: answer.wholeNote }).click();
        const note = page.getByRole('dialog');
        await expect(note.getByRole('heading', { name: answer.note.articles })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(note).toBeHidden();

        await page.getByRole('button', { name: a.chat.publish }).first().click();
        // Said above the fields: a notice would lie over one of them.
        await expect(page.getByRole('group', { name: a.form.prefilled })).toBeFocused();
        await expect(page.getByLabel(a.form.fields.title)).toBeInViewport({ ratio: 1 });
        await expect(page.locator('.toast')).toHaveCount(0);
        await expect(page.getByLabel(a.form.fields.title)).toHaveValue(
          new RegExp(`^${a.prefill.title.replace('{{date}}', '')}`),
        );
        await expect(page.getByLabel(a.form.fields.description)).toHaveValue(
          new RegExp(`^${question.replace('?', '\\?')}`),
        );
        await expectAccessible(page, 'the form');

        // A reload gives no message back, and nothing of the conversation is left.
        await page.goto('/marketplace-anonymous');
        await expect(counter(1)).toBeVisible();
        await expect(page.getByText(question)).toBeHidden();
        await leave(page);
      },
    );

    test('a question asked on the home page is answered in the chat, also before the application is here', async ({
      browser,
    }) => {
      const page = await visitor(browser, language);
      await page.goto('/');
      const box = page.locator('.home-ask textarea').locator('visible=true');
      await box.fill(question);
      await box.press('Enter');
      await expect(page.locator('.ans-answer')).toBeVisible();
      await expect(page.getByText(question).first()).toBeVisible();
      expect(page.url()).not.toContain('caution');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

      // The plain page's own button, while the application's first script has not come.
      const quick = await visitor(browser, language);
      const held: (() => void)[] = [];
      await quick.route('**/assets/main*.js', async (route) => {
        if (new URL(quick.url()).pathname === '/') await new Promise<void>((go) => held.push(go));
        await route.continue();
      });
      await quick.goto(language === 'en' ? '/?lang=en' : '/', { waitUntil: 'commit' });
      await quick.locator('.home-ask textarea').fill(question);
      await quick.getByRole('button', { name: home.ask.send }).click();
      await expect(quick).toHaveURL(/\/marketplace-anonymous/);
      for (const go of held) go();
      await expect(quick.locator('.ans-answer')).toBeVisible();
      expect(quick.url()).not.toContain('caution');
      expect(await quick.evaluate(() => sessionStorage.length)).toBe(0);
      await leave(page, quick);
    });

    test(
      'a request: published, opened elsewhere, answered, decided, erased',
      { tag: ['@desktop', '@postgres'] },
      async ({ browser }) => {
        const page = await visitor(browser, language);
        const proof = proofOf(page);
        const { title, email, link, token } = await publishAsVisitor(page, language);
        expect(await proof, 'the work asked for under load, done in this browser').toBeGreaterThanOrEqual(16);
        await expect(page.getByRole('img', { name: a.created.qrImage })).toBeVisible();
        await expectAccessible(page, 'the link');
        await page.getByLabel(a.created.noted).check();
        await page.getByRole('button', { name: a.created.go }).click();
        await expectOpened(page, title);
        await expect(page.getByText(a.proposals.empty, { exact: true })).toBeVisible();
        expect((await page.content()).toLowerCase()).not.toContain(token);

        const avocat = await person(browser, 'avocat', language);
        const open = await avocat.page.request.get('/api/client-requests');
        const seen = ((await open.json()) as { id: number; title: string }[]).find((r) => r.title === title);
        const requestId = seen?.id ?? 0;
        await proposed(avocat.page, requestId, { title: 'Mise en demeure' });

        // On another device, where the token is in no address and no step back.
        const elsewhere = await visitor(browser, language);
        await elsewhere.goto('/');
        await elsewhere.goto(link);
        await expectOpened(elsewhere, title);
        await elsewhere.goBack();
        expect(elsewhere.url()).not.toContain(token);
        await elsewhere.goto('/access');
        await expectOpened(elsewhere, title);
        const chosen = cardOf(elsewhere, 'Mise en demeure');
        await expect(chosen.getByText(avocat.account.name)).toBeVisible();
        await chosen.getByRole('button', { name: a.proposals.select }).click();
        await elsewhere.getByRole('button', { name: a.proposals.confirm.button }).click();
        await expectToast(elsewhere, a.toast.selected);
        await expect(chosen.getByText(a.proposals.selected, { exact: true })).toBeVisible();

        const message = filled(a.messages.label, { name: avocat.account.name });
        await elsewhere.getByRole('textbox', { name: message }).fill('Bonjour, j’ai gardé l’état des lieux.');
        await elsewhere.getByRole('button', { name: a.messages.send, exact: true }).click();
        const log = elsewhere.getByRole('log', { name: a.messages.log });
        await expect(log.getByText('j’ai gardé l’état des lieux')).toBeVisible();

        await avocat.page.goto(`/messages/${requestId}`);
        const received = avocat.page.getByRole('log');
        await expect(received.getByText('j’ai gardé l’état des lieux')).toBeVisible();
        expect(await avocat.page.content()).not.toContain(email);
        await avocat.page.getByPlaceholder(messages.composer.placeholder).fill('Envoyez-moi une copie.');
        await avocat.page.getByRole('button', { name: messages.composer.send }).click();
        await expect(sent(avocat.page, 'Envoyez-moi une copie.')).toBeVisible();
        await elsewhere.getByRole('button', { name: a.access.refresh }).click();
        await expect(log.getByText('Envoyez-moi une copie.')).toBeVisible();
        await expectAccessible(elsewhere, 'the reply channel');

        await elsewhere.getByRole('button', { name: a.settings.erase.button }).click();
        await expectAccessible(elsewhere, 'the question before erasing');
        await elsewhere.getByRole('button', { name: a.settings.erase.confirm }).click();
        await expect(elsewhere.getByRole('heading', { level: 1, name: a.erased.title })).toBeVisible();
        await page.reload();
        await expect(page.getByRole('heading', { level: 1, name: a.words.title })).toBeVisible();
        await page.goto(link);
        await expect(page.getByRole('heading', { level: 1, name: a.invalid.title })).toBeVisible();
        await expectAccessible(page, 'not valid, with the form for the words');
        await leave(page, elsewhere, avocat.page);
      },
    );

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
  });
}

test('these pages and calls are stored nowhere', { tag: ['@anonymous', '@offline'] }, async ({ browser }) => {
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
