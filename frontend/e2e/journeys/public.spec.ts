import type { Page } from '@playwright/test';
import { signedIn } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { drafts } from '../support/drafts';
import { LANGUAGES, speak, texts, type Language } from '../support/languages';
import { expectToast } from '../support/page';
import { openNavigation, takenOver } from '../support/shell';
import { expect, test } from '../support/test';

const pages = [
  '/blog',
  '/blog/creer-une-sarl',
  '/blog/succession',
  '/terms',
  '/privacy',
  '/emergency',
  '/handbook',
];

const WRITTEN = 'Mon bailleur garde ma caution';

async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Begins a question in the assistant and leaves it unsent. */
async function write(page: Page, language: Language): Promise<void> {
  const { assistant } = texts[language];
  await page.goto('/dashboard?tab=assistant');
  await page.getByRole('button', { name: assistant.premium.useFree }).click();
  await page.getByRole('textbox', { name: assistant.composer.label }).fill(WRITTEN);
  await expect.poll(() => drafts(page)).toBe(1);
}

const addressIn = (path: string, language: Language) => (language === 'en' ? `${path}?lang=en` : path);

for (const language of LANGUAGES) {
  const { common, home, handbook, reading } = texts[language];

  test.describe(`the public pages (${language})`, { tag: `@${language}` }, () => {
    for (const scheme of ['light', 'dark'] as const) {
      test(`each is accessible (${scheme})`, async ({ page }) => {
        await speak(page, language);
        await page.emulateMedia({ colorScheme: scheme });
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page, `${path} ${scheme}`);
        }
      });
    }

    test('are real HTML without JavaScript, in the language of their address', async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        ...(baseURL === undefined ? {} : { baseURL }),
      });
      const page = await context.newPage();
      for (const path of ['/', ...pages.filter((each) => each !== '/handbook')]) {
        const answer = await page.goto(addressIn(path, language));
        expect(answer?.status(), path).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        const own = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(own).toBe(`${new URL(page.url()).origin}${addressIn(path, language)}`);
        await expect(page.locator('link[hreflang]')).toHaveCount(3);
        await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{40,}/);
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /.+/);
        const html = await page.content();
        expect(html, path).not.toContain('palabre.invalid');
        for (const block of await page.locator('script[type="application/ld+json"]').allTextContents()) {
          expect(JSON.parse(block)).toHaveProperty('@type');
        }
        if (path !== '/') expect(await page.getByRole('main').innerText()).not.toBe('');
      }
      // The other language is one link away.
      await page
        .getByRole('banner')
        .getByRole('link', { name: /^(English|Français)$/ })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'fr' ? 'en' : 'fr');
      await context.close();
    });

    test('an article is found, read and shared; one that is none says so', async ({ page, context }) => {
      await speak(page, language);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/blog');
      await takenOver(page);
      await page.getByRole('link', { name: /SARL/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: /SARL/ })).toBeFocused();
      await expect(page.getByRole('heading', { name: reading.laws.title })).toBeVisible();
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
      });
      await page.getByRole('button', { name: reading.share.button }).click();
      await expectToast(page, reading.share.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/blog/creer-une-sarl');
      // Asked past the service worker, which has the shell for every address.
      expect((await page.request.get('/blog/rien')).status()).toBe(404);
      await page.goto('/blog/rien');
      await expect(page.getByRole('heading', { level: 1, name: reading.article.notFound })).toBeVisible();
      await page.getByRole('link', { name: reading.article.back }).click();
      await expect(page.getByRole('heading', { level: 1, name: reading.blog.title })).toBeVisible();
    });

    test('the English address is English for who never chose, and gives way to a choice', async ({
      page,
    }) => {
      await page.goto('/terms?lang=en');
      await expect(page.getByRole('heading', { level: 1, name: 'Terms of use' })).toBeVisible();
      await page.goto('/blog');
      await expect(page.getByRole('heading', { level: 1, name: texts.en.reading.blog.title })).toBeVisible();
      await page.goto('/privacy?lang=en');
      await page.getByRole('button', { name: texts.fr.common.languages.fr }).click();
      await expect(
        page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' }),
      ).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
    });

    test('nothing jumps when the application takes over from the plain page', async ({ page, context }) => {
      // As slow as the line of a phone: the plain page is seen before its style sheets and scripts are here.
      const line = await context.newCDPSession(page);
      await line.send('Network.enable');
      await line.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 100,
        downloadThroughput: 200_000,
        uploadThroughput: 100_000,
      });
      for (const path of ['/emergency', '/blog/creer-une-sarl', '/auth']) {
        await page.goto(addressIn(path, language));
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await page.waitForLoadState('load');
        const shift = await page.evaluate(
          () =>
            new Promise<number>((done) => {
              let sum = 0;
              new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
              }).observe({ type: 'layout-shift', buffered: true });
              setTimeout(() => done(sum), 1_500);
            }),
        );
        expect(shift, path).toBeLessThan(0.02);
      }
    });

    test('the emergency page and the handbook are read without a network', async ({ page, context }) => {
      await speak(page, language);
      await page.goto('/handbook');
      await controlled(page);
      await page.getByRole('button', { name: new RegExp(handbook.fetchPlain) }).click();
      const search = page.getByRole('searchbox', { name: handbook.shelf.search });
      await expect(search).toBeVisible();
      await expectAccessible(page, 'the handbook');

      await context.setOffline(true);
      await page.goto('/emergency');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText(common.offline.banner)).toBeVisible();
      await page.goto('/handbook');
      await search.fill(language === 'fr' ? 'garde à vue' : 'police custody');
      const found = page.getByRole('main').getByRole('group').first();
      await found.locator('summary').click();
      await expect(found.getByRole('list', { name: handbook.note.articles })).toBeVisible();
      await page.goto('/blog/acheter-un-terrain');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: reading.laws.title })).toBeVisible();
      await context.setOffline(false);

      await page.goto('/handbook');
      await page.getByRole('button', { name: handbook.drop.button }).click();
      await page.getByRole('button', { name: handbook.drop.confirm, exact: true }).click();
      await expect(page.getByRole('button', { name: new RegExp(handbook.fetchPlain) })).toBeVisible();
    });

    test('signing out leaves nothing personal behind, and nothing of private links was ever there', async ({
      page,
    }) => {
      await speak(page, language);
      await signedIn(page);
      await page.goto('/dashboard');
      await controlled(page);
      await write(page, language);
      const navigation = await openNavigation(page, language);
      await navigation.getByRole('button', { name: common.nav.logout }).click();
      await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
      const left = await page.evaluate(async () => ({
        urls: (
          await Promise.all(
            (await caches.keys()).map(async (name) =>
              (await (await caches.open(name)).keys()).map((request) => new URL(request.url).pathname),
            ),
          )
        ).flat(),
      }));
      expect(left.urls.filter((path) => /^\/(api|access|marketplace-anonymous)/.test(path))).toEqual([]);
      expect(await drafts(page)).toBe(0);
    });

    test('a tab that stays open after signing out holds up nobody in another one', async ({
      page,
      context,
    }) => {
      await speak(page, language);
      const leave = async (tab: Page) => {
        const navigation = await openNavigation(tab, language);
        await navigation.getByRole('button', { name: common.nav.logout }).click();
        await expect(tab.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
        await expectToast(tab, common.toast.signedOut);
      };
      await signedIn(page);
      await write(page, language);
      await leave(page);
      const second = await context.newPage();
      await speak(second, language);
      await signedIn(second);
      await write(second, language);
      await second.reload();
      // Seen before anything is pressed.
      await expect(second.getByText(WRITTEN)).toBeVisible();
      await second.getByRole('button', { name: texts[language].assistant.premium.useFree }).click();
      await expect(
        second.getByRole('textbox', { name: texts[language].assistant.composer.label }),
      ).toHaveValue(WRITTEN);
      await leave(second);
      expect(await drafts(second)).toBe(0);
    });

    test('the home page demonstrates without a call, and its examples are marked', async ({ page }) => {
      const { about, assistant, demo } = texts[language];
      await speak(page, language);
      await page.goto('/');
      await takenOver(page);
      await expect(page.getByText(about.dashboard.badge, { exact: true }).first()).toBeVisible();
      // The footer's own call is over.
      await expect(page.getByRole('contentinfo').getByRole('link', { name: /@/ }).first()).toBeVisible();
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/api/')) calls.push(pathname);
      });
      await page.getByRole('button', { name: about.try.assistant }).click();
      await page.getByRole('button', { name: assistant.examples.client.one }).click();
      await page.getByRole('button', { name: assistant.composer.send }).click();
      await expect(page.getByRole('log').getByText(demo.assistant.one.label).first()).toBeVisible();
      await expectAccessible(page, 'the assistant’s demonstration');
      await page.getByRole('button', { name: about.try.documents }).click();
      await page
        .getByRole('textbox', { name: demo.documents.templates['contrat-bail'].fields.bailleur })
        .fill('Awa Njoya');
      await expect(page.locator('.doc-sheet').getByText('Awa Njoya')).toBeVisible();
      await expectAccessible(page, 'the document’s demonstration');
      expect(calls).toEqual([]);
    });
  });
}

test('robots and the sitemap name the site’s own addresses', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
  expect(listed).toContain(`${baseURL}/blog/creer-une-sarl?lang=en`);
  expect(listed.some((url) => url.includes('succession'))).toBe(false);
  for (const url of listed) expect((await request.get(url)).status(), url).toBe(200);
});
