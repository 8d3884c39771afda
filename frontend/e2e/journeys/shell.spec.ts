import { signedIn } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { LANGUAGES, speak, texts } from '../support/languages';
import { isPhone, openNavigation, takenOver } from '../support/shell';
import { expect, test } from '../support/test';

for (const language of LANGUAGES) {
  const { about, assistant, auth, common, dashboard, demo, home } = texts[language];

  test.describe(`the shell (${language})`, { tag: ['@shell', `@${language}`] }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    test(
      'every page of the shell is accessible, in the theme of the device',
      { tag: ['@desktop', '@home'] },
      async ({ page, colorScheme }) => {
        await page.goto('/');
        await takenOver(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme ?? 'light');
        await page.getByRole('button', { name: about.try.assistant }).click();
        await page.getByRole('button', { name: assistant.examples.client.one }).click();
        await page.getByRole('button', { name: assistant.composer.send }).click();
        await expect(page.getByRole('log').getByText(demo.assistant.one.label).first()).toBeVisible();
        await expectAccessible(page, 'the home page with its demonstration');
        for (const tab of ['connexion', 'inscription']) {
          await page.goto(`/auth?tab=${tab}`);
          await expect(page.getByRole('tabpanel')).toBeVisible();
          await expectAccessible(page, tab);
        }
        await page.goto('/nulle-part');
        await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
        await expectAccessible(page, 'an unknown address');
        // Asked past the service worker, which has the shell for every address.
        expect((await page.request.get('/nulle-part')).status()).toBe(404);
        await signedIn(page, 'client', language);
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
        await expectAccessible(page, 'the dashboard');
      },
    );

    test(
      'by keys: the skip link, a new page with its focus, title and announcement, the menu',
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto('/');
        await takenOver(page);
        await expect(page).toHaveTitle('Palabre');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: common.nav.skip })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();

        await page.getByRole('link', { name: home.cta.auth }).press('Enter');
        await expect(page).toHaveTitle(`${auth.login.title} · Palabre`);
        await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeFocused();
        await expect(page.getByTestId(/announcer-/).filter({ hasText: auth.login.title })).toBeAttached();
        const visitors = await openNavigation(page, language);
        await visitors.getByRole('link', { name: common.nav.home, exact: true }).press('Enter');
        await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();

        const account = await signedIn(page, 'huissier', language);
        await page.goto('/dashboard');
        const navigation = await openNavigation(page, language);
        await expect(navigation.getByText(account.name)).toBeVisible();
        await expect(navigation.getByRole('link', { name: common.nav.dashboard })).toHaveAttribute(
          'aria-current',
          'page',
        );
        if (isPhone(page)) {
          await expect(navigation.getByText(common.roles.huissier)).toBeVisible();
          await expectAccessible(page, 'the menu');
          await page.keyboard.press('Escape');
          await expect(navigation).toBeHidden();
        }
      },
    );

    test('language and theme change at once, are kept, and lose nothing typed', async ({ page }) => {
      const other = language === 'fr' ? 'en' : 'fr';
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/auth?tab=inscription');
      await page.getByLabel(auth.fields.name).fill('Awa');
      await page.getByRole('button', { name: texts[other].common.languages[other] }).click();
      await expect(page.getByLabel(texts[other].auth.fields.name)).toHaveValue('Awa');
      await expect(page.locator('html')).toHaveAttribute('lang', other);

      const tools = isPhone(page) ? await openNavigation(page, other) : page.getByRole('banner');
      await tools.getByRole('button', { name: texts[other].common.theme.dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: texts[other].auth.register.title }),
      ).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 23, 20)');
    });
  });
}

test(
  'who is signed in gets the parts of the dashboard beside the first script, anybody else the shell alone',
  { tag: '@shell' },
  async ({ page, request }) => {
    const preloads = /<link rel="preload" as="(?:script|style)" href="(\/assets\/[^"]+)"/g;
    const plain = await request.get('/dashboard');
    expect(plain.status()).toBe(200);
    expect(await plain.text()).not.toMatch(preloads);
    expect((await request.get('/shells/dashboard.html')).status(), 'no address of its own').toBe(404);
    await signedIn(page);
    const own = await (await page.request.get('/dashboard')).text();
    const parts = [...own.matchAll(preloads)].map(([, address]) => address);
    expect(parts.length).toBeGreaterThan(3);
    // Each of them is used: none is fetched in vain. Scripts leave the document when they have run.
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof HTMLScriptElement) asked.push(new URL(node.src, location.href).pathname);
          if (node instanceof HTMLLinkElement && node.rel === 'stylesheet')
            asked.push(new URL(node.href).pathname);
        }
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/dashboard');
    const used = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked);
    await expect.poll(used).toEqual(expect.arrayContaining(parts));
  },
);
