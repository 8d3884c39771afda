import type { Page } from '@playwright/test';
import { signedIn } from '../support/accounts';
import { expectAccessible } from '../support/accessible';
import { drafts, expectKept } from '../support/drafts';
import { LANGUAGES, speak, texts, type Language } from '../support/languages';
import { expectToast } from '../support/page';
import { openNavigation, takenOver } from '../support/shell';
import { expect, test } from '../support/test';

const pages = ['/blog', '/blog/creer-une-sarl', '/terms', '/privacy', '/emergency', '/handbook', '/qualite'];

const WRITTEN = 'Mon bailleur garde ma caution';

async function controlled(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Begins a question in the assistant and leaves it unsent. */
async function write(page: Page, language: Language): Promise<void> {
  const { assistant } = texts[language];
  await page.goto('/dashboard?tab=assistant');
  await page.getByRole('textbox', { name: assistant.composer.label }).fill(WRITTEN);
  await expectKept(page, WRITTEN);
}

async function signOut(page: Page, language: Language): Promise<void> {
  const { common, home } = texts[language];
  const navigation = await openNavigation(page, language);
  await navigation.getByRole('button', { name: common.nav.logout }).click();
  await expectToast(page, common.toast.signedOut);
  await expect(page.getByRole('heading', { level: 1, name: home.hero.title })).toBeVisible();
}

interface Shift {
  value: number;
  /** What moved, and from where to where, for the message of a failure. */
  moved: string[];
}

/** How far things have moved by themselves since the page was asked for. */
function shiftsOf(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    await document.fonts.ready;
    const entries: PerformanceEntryList = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    // Two frames: what was drawn last is told of, too.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((drawn) => {
        requestAnimationFrame(() => setTimeout(drawn));
      });
    entries.push(...observer.takeRecords());
    const rect = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map(Math.round).join(' ');
    return (entries as LayoutShift[]).map(({ value, startTime, sources }) => ({
      value,
      moved: sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = element ? `${element.localName}.${element.className}` : 'what is gone';
        return `${Math.round(startTime)} ms: ${name} from ${rect(previousRect)} to ${rect(currentRect)}`;
      }),
    }));
  });
}

const addressIn = (path: string, language: Language) => (language === 'en' ? `${path}?lang=en` : path);

for (const language of LANGUAGES) {
  const { auth, common, handbook, reading } = texts[language];

  test.describe(`the public pages (${language})`, { tag: ['@public', `@${language}`] }, () => {
    test(
      'each is accessible',
      { tag: ['@desktop', '@reading', '@handbook', '@quality'] },
      async ({ page }) => {
        await speak(page, language);
        for (const path of pages) {
          await page.goto(path);
          await expect(page.getByRole('contentinfo')).toBeVisible();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectAccessible(page, path);
        }
      },
    );

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
      const shown = [
        ['/emergency', page.getByRole('heading', { level: 1 })],
        ['/blog/creer-une-sarl', page.getByRole('heading', { name: reading.laws.title })],
        ['/auth', page.getByRole('button', { name: auth.actions.login, exact: true })],
      ] as const;
      for (const [path, last] of shown) {
        await page.goto(addressIn(path, language));
        await takenOver(page);
        await expect(page.getByRole('contentinfo')).toHaveCount(1);
        await expect(last).toBeVisible();
        await page.waitForLoadState('load');
        const shifts = await shiftsOf(page);
        const moved = shifts.flatMap((shift) => shift.moved).join('\n');
        expect(
          shifts.reduce((sum, { value }) => sum + value, 0),
          `${path}\n${moved}`,
        ).toBeLessThan(0.02);
      }
    });

    test(
      'the emergency page and the handbook are read without a network',
      { tag: ['@offline', '@handbook'] },
      async ({ page, context }) => {
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
      },
    );

    test('signing out leaves nothing personal behind, also beside a tab that stays open', async ({
      page,
      context,
    }) => {
      await speak(page, language);
      await signedIn(page, 'client', language);
      await page.goto('/dashboard');
      await controlled(page);
      await write(page, language);
      await signOut(page, language);
      expect(await drafts(page)).toEqual([]);
      const left = await page.evaluate(async () => {
        const names = await caches.keys();
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
        return lists.flat().map(({ url }) => new URL(url).pathname);
      });
      const personal = /^\/(access|marketplace-anonymous|api\/(?!site-info))/;
      expect(left.filter((path) => personal.test(path))).toEqual([]);

      const second = await context.newPage();
      await speak(second, language);
      await signedIn(second, 'client', language);
      await write(second, language);
      await second.reload();
      // Seen before anything is pressed.
      await expect(
        second.getByRole('textbox', { name: texts[language].assistant.composer.label }),
      ).toHaveValue(WRITTEN);
      await signOut(second, language);
      expect(await drafts(second)).toEqual([]);
    });
  });
}

test(
  'the public pages are real HTML, at the addresses that robots and the sitemap name',
  { tag: '@public' },
  async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? '');
    for (const path of ['/', '/blog', '/blog/creer-une-sarl', '/terms', '/privacy', '/emergency'])
      for (const language of LANGUAGES) expect(listed).toContain(`${baseURL}${addressIn(path, language)}`);
    expect(listed.some((url) => url.includes('succession'))).toBe(false);
    await Promise.all(
      listed.map(async (url) => {
        const answer = await request.get(url);
        expect(answer.status(), url).toBe(200);
        const html = await answer.text();
        expect(html, url).not.toContain('palabre.invalid');
        const language = new URL(url).searchParams.get('lang') ?? 'fr';
        expect(html, url).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
        expect(html, url).toContain(`<link rel="canonical" href="${url}"`);
        expect(html.match(/<link rel="alternate" hreflang="/g), url).toHaveLength(3);
        expect(html, url).toMatch(/<meta name="description" content="[^"]{40,}"/);
        expect(html, url).toMatch(/<meta property="og:title" content="[^"]+"/);
        for (const [, block] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
          expect(JSON.parse(block ?? ''), url).toHaveProperty('@type');
      }),
    );
    for (const language of LANGUAGES) {
      const answer = await request.get(`/manifest.${language}.webmanifest`);
      expect(answer.headers()['content-type']).toBe('application/manifest+json');
      const manifest = (await answer.json()) as { lang: string; icons: { src: string }[] };
      expect(manifest.lang).toBe(language);
      for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
    }
  },
);

test(
  'without JavaScript the public pages are read in both languages, and the others say what they need',
  { tag: '@public' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL === undefined ? {} : { baseURL }),
    });
    const page = await context.newPage();
    for (const language of LANGUAGES) {
      await page.goto(addressIn('/', language));
      await expect(
        page.getByRole('heading', { level: 1, name: texts[language].home.hero.title }),
      ).toBeVisible();
      await page.goto(addressIn('/blog/creer-une-sarl', language));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1, name: /SARL/ })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
    // The other language is one link away.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Français$/ })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
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
  },
);
