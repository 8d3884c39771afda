import { signedIn } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { LANGUAGES, speak, texts } from '../support/languages';
import { isPhone, openNavigation, takenOver } from '../support/shell';
import { expect, test } from '../support/test';

for (const language of LANGUAGES) {
  const { auth, common, dashboard, home } = texts[language];

  test.describe(`the shell (${language})`, { tag: `@${language}` }, () => {
    test.beforeEach(async ({ page }) => speak(page, language));

    for (const scheme of ['light', 'dark'] as const) {
      test(`every page is accessible (${scheme})`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto('/');
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', scheme);
        await expectAccessible(page);
        for (const tab of ['connexion', 'inscription']) {
          await page.goto(`/auth?tab=${tab}`);
          await expect(page.getByRole('tabpanel')).toBeVisible();
          await expectAccessible(page);
        }
        await page.goto('/nulle-part');
        await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
        await expectAccessible(page);
        await signedIn(page);
        await page.goto('/dashboard');
        await expect(page.getByRole('heading', { level: 1, name: dashboard.title })).toBeVisible();
        await expectAccessible(page);
      });
    }

    test('navigation: title, focus and announcement follow; the current page is said', async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveTitle('Palabre');
      await page.getByRole('link', { name: home.cta.auth }).click();
      await expect(page).toHaveTitle(`${auth.login.title} · Palabre`);
      await expect(page.getByRole('heading', { level: 1, name: auth.login.title })).toBeFocused();
      await expect(page.getByTestId(/announcer-/).filter({ hasText: auth.login.title })).toBeAttached();
      const navigation = await openNavigation(page, language);
      await navigation.getByRole('link', { name: common.nav.home, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeFocused();
    });

    test('the menu carries the name and role, and closes with Escape', async ({ page }) => {
      const account = await signedIn(page, 'huissier');
      await page.goto('/dashboard');
      const navigation = await openNavigation(page, language);
      await expect(navigation.getByText(account.name)).toBeVisible();
      await expect(navigation.getByRole('link', { name: common.nav.dashboard })).toHaveAttribute(
        'aria-current',
        'page',
      );
      if (isPhone(page)) {
        await expect(navigation.getByText(common.roles.huissier)).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(navigation).toBeHidden();
      }
    });

    test('the skip link leads to the content', async ({ page }) => {
      await page.goto('/');
      await takenOver(page);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: common.nav.skip })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    test('the language changes at once, is kept, and loses nothing typed', async ({ page }) => {
      const other = language === 'fr' ? 'en' : 'fr';
      await page.goto('/auth?tab=inscription');
      await page.getByLabel(auth.fields.name).fill('Awa');
      await page.getByRole('button', { name: texts[other].common.languages[other] }).click();
      await expect(page.getByLabel(texts[other].auth.fields.name)).toHaveValue('Awa');
      await expect(page.locator('html')).toHaveAttribute('lang', other);
      await page.reload();
      await expect(
        page.getByRole('heading', { level: 1, name: texts[other].auth.register.title }),
      ).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
    });

    test('the theme changes at once and is kept', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto('/');
      const tools = isPhone(page) ? await openNavigation(page, language) : page.getByRole('banner');
      await tools.getByRole('button', { name: common.theme.dark }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
        'rgb(17, 23, 20)',
      );
    });

    test('an unknown address answers 404 and says so', async ({ page }) => {
      const response = await page.goto('/nulle-part');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: common.notFound.title })).toBeVisible();
      await page.getByRole('link', { name: common.notFound.home }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
    });
  });
}

test('the first page is readable without JavaScript, in both languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL === undefined ? {} : { baseURL }),
  });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    await page.goto(language === 'en' ? '/?lang=en' : '/');
    await expect(
      page.getByRole('heading', { level: 1, name: texts[language].home.hero.title }),
    ).toBeVisible();
  }
  // What needs a script says so, and is not the home page in its place.
  for (const path of ['/nulle-part', '/handbook', '/marketplace-anonymous', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('Palabre');
    await expect(page.locator('.noscript:visible'), `${path}: said once`).toHaveCount(0);
    for (const language of LANGUAGES) {
      const { common, reading } = texts[language];
      await expect(page.getByRole('heading', { level: 2, name: reading.plain.title }), path).toBeVisible();
      await expect(page.getByRole('link', { name: common.footer.emergency })).toBeVisible();
    }
  }
  await context.close();
});

test('who is signed in gets the parts of the dashboard beside the first script, anybody else the shell alone', async ({
  page,
  request,
}) => {
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
  await expect(page.getByRole('tabpanel')).toBeVisible();
  const used = await page.evaluate(() => (window as unknown as { asked: string[] }).asked);
  expect(used).toEqual(expect.arrayContaining(parts));
});
