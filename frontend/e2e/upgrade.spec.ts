import type { Page } from '@playwright/test';
import { signInAs } from './support/accounts';
import { expectKept } from './support/drafts';
import { LANGUAGES, speak, texts, type Language } from './support/languages';
import { startReleases, type Releases } from './support/releases';
import { openNavigation } from './support/shell';
import { expect, test } from './support/test';

const QUESTION = 'Mon bailleur garde ma caution depuis trois mois.';

/** Which files started the page that is shown; none while another one comes. */
const started = (page: Page) =>
  page
    .evaluate(() => [...document.scripts].map(({ src }) => new URL(src || location.href).pathname))
    .catch(() => [] as string[]);

/** What the worker stored when it was installed. */
const precached = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });

/** The assistant with a worker of the older release that controls it, and a question that is being written. */
async function writeInOlder(page: Page, language: Language, { url, main }: Releases): Promise<void> {
  await speak(page, language);
  await signInAs(page, 'premium@demo.palabre.invalid');
  await page.goto(`${url}/dashboard?tab=assistant`);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  const written = page.getByLabel(texts[language].assistant.composer.label);
  await expect(written).toBeVisible();
  await expect.poll(() => started(page)).toContain(`/${main.older}`);
  await expect.poll(() => precached(page)).toContain(`/${main.older}`);
  await written.fill(QUESTION);
  await expectKept(page, QUESTION);
}

async function expectNewer(page: Page, { main }: Releases): Promise<void> {
  await expect.poll(() => started(page)).toContain(`/${main.newer}`);
  await expect.poll(() => precached(page)).not.toContain(`/${main.older}`);
  await expect.poll(() => precached(page)).toContain(`/${main.newer}`);
}

for (const language of LANGUAGES) {
  const { assistant, common, marketplace } = texts[language];

  test.describe(`an upgrade of the server (${language})`, { tag: ['@upgrade', `@${language}`] }, () => {
    let releases: Releases;
    test.beforeEach(async ({ baseURL }) => {
      releases = await startReleases(baseURL ?? '');
    });
    test.afterEach(() => releases.stop());

    test('an open page whose next part is gone comes back as the new version, and what was written stays', async ({
      page,
    }) => {
      await writeInOlder(page, language, releases);
      releases.upgrade();
      const navigation = await openNavigation(page, language);
      await navigation.getByRole('link', { name: common.nav.marketplace, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: common.boundary.chunk.title })).toBeVisible();

      await page.getByRole('button', { name: common.actions.reload }).click();
      await expect(page.getByRole('heading', { level: 1, name: marketplace.mine.title })).toBeVisible();
      await expectNewer(page, releases);
      await page.goto(`${releases.url}/dashboard?tab=assistant`);
      await expect(page.getByLabel(assistant.composer.label)).toHaveValue(QUESTION);
    });

    test('a page opened again is the stored one until the new version is accepted; then nothing old is stored', async ({
      page,
      context,
    }) => {
      await writeInOlder(page, language, releases);
      const beside = await context.newPage();
      await beside.goto(`${releases.url}/`);
      releases.upgrade();
      await page.reload();
      await expect.poll(() => started(page)).toContain(`/${releases.main.older}`);
      await expect(page.getByLabel(assistant.composer.label)).toHaveValue(QUESTION);
      await page.getByRole('button', { name: common.update.apply }).click();
      await expect.poll(() => started(page)).toContain(`/${releases.main.newer}`);
      await expectNewer(page, releases);
      await expect(page.getByLabel(assistant.composer.label)).toHaveValue(QUESTION);

      // A second page, left open beside it: its stored parts went with the old version, and it says so.
      await beside.getByRole('button', { name: common.update.apply }).click();
      await expect.poll(() => started(beside)).toContain(`/${releases.main.newer}`);

      await context.setOffline(true);
      await page.reload();
      await expect(page.getByText(common.offline.banner)).toBeVisible();
      await expect.poll(() => started(page)).toContain(`/${releases.main.newer}`);
      await context.setOffline(false);
    });
  });
}
