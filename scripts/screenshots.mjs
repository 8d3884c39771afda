// The README's pictures, taken anew: `node scripts/screenshots.mjs [release] [name…]`, all of them when no name is said.
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buildFrontend } from './lib/build.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { Failure } from './lib/commands.mjs';
import { installFrontend } from './lib/packages.mjs';
import { frontend, palabre, root } from './lib/project.mjs';
import { buildProgram } from './lib/rust.mjs';
import { withServer } from './lib/server.mjs';
import { main, Task } from './lib/steps.mjs';

const FOLDER = path.join(root, 'docs', 'screenshots');
/** Sharp enough to read, light enough for a README that holds four of each. */
const QUALITY = 72;

const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: {
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  },
};
const LOOKS = [
  { theme: 'light', language: 'fr' },
  { theme: 'dark', language: 'en' },
];

const QUESTION = {
  fr: 'Mon bailleur a fermé ma boutique à clé parce que je dois deux mois de loyer, il a le droit ?',
  en: 'My landlord locked my shop because I owe two months of rent, can he do that?',
};

/** What each picture shows. `as`: a demonstration account; `show`: what is done before the picture is taken. */
const PICTURES = [
  { name: 'home', address: '/' },
  { name: 'auth', address: '/auth?tab=inscription' },
  { name: 'anonymous', address: '/marketplace-anonymous' },
  {
    name: 'assistant',
    as: 'premium',
    address: '/dashboard?tab=assistant',
    prepare: forget,
    show: ask,
  },
  {
    name: 'documents',
    as: 'premium',
    address: '/dashboard?tab=documents&template=contrat-bail',
    show: seeDocument,
  },
  { name: 'marketplace', as: 'client', address: '/marketplace' },
  {
    name: 'proposals',
    as: 'client',
    address: '/proposals',
    show: openProposals,
  },
  {
    name: 'messages',
    as: 'client',
    address: '/messages',
    show: openConversation,
  },
  { name: 'subscribe', as: 'client', address: '/subscribe' },
  { name: 'requests', as: 'avocat', address: '/marketplace' },
  { name: 'library', as: 'avocat', address: '/jurisprudence?q=titre+foncier' },
  { name: 'admin', as: 'admin', address: '/admin' },
];

/** No earlier question stands above the one in the picture. */
async function forget({ page, url }) {
  const answer = await page.request.delete('/api/ai-logs', {
    headers: { Origin: url },
  });
  if (!answer.ok()) throw new Failure(`erasing the consultations answered ${answer.status()}`);
}

async function ask({ page, language }) {
  const input = page.getByRole('main').getByRole('textbox').last();
  await input.fill(QUESTION[language]);
  await input.press('Enter');
  await page.locator('[role=log] .as-what').last().waitFor();
  // On a phone the page has moved to the input: the whole conversation is to be seen.
  await page.locator('.as-card').evaluate((card) => card.scrollIntoView({ block: 'nearest' }));
}

async function seeDocument({ page }) {
  await page.getByRole('main').locator('.doc').waitFor();
}

async function openProposals({ page }) {
  await page.getByRole('main').locator('a[href*="/proposals?request="]').first().click();
  await page.waitForURL(/request=/);
}

async function openConversation({ page }) {
  await page.getByRole('main').locator('a[href^="/messages/"]').first().click();
  await page.waitForURL(/\/messages\/\d+/);
  await page.locator('[role=log]').waitFor();
}

/** Loaded and drawn: no skeleton, nothing busy, fonts there. Never idle for long: the line of live events stays open. */
async function settled(page) {
  await page.locator('h1').first().waitFor();
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    return document.querySelector('.skeleton, [aria-busy=true]') === null;
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

async function signIn({ page, url }, name) {
  const answer = await page.request.post('/api/login', {
    headers: { Origin: url },
    data: { email: `${name}@demo.palabre.invalid`, password: 'demonstration' },
  });
  if (!answer.ok()) throw new Failure(`signing in as ${name} answered ${answer.status()}`);
}

/** One screen, theme and language: every picture in it. */
async function take(browser, url, wanted, [screen, settings], { theme, language }) {
  const context = await browser.newContext({
    ...settings,
    baseURL: url,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    locale: language === 'fr' ? 'fr-FR' : 'en-GB',
    timezoneId: 'Africa/Douala',
  });
  try {
    await context.addInitScript(
      (chosen) => {
        for (const [key, value] of Object.entries(chosen)) localStorage.setItem(key, value);
      },
      { theme, language },
    );
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const scene = { page, url, language };
    let who;
    for (const { name, as, address, prepare, show } of wanted) {
      if (as !== undefined && as !== who) await signIn(scene, (who = as));
      await prepare?.(scene);
      await page.goto(address);
      await settled(page);
      // What only members have in the header comes a moment later.
      if (as !== undefined) await page.locator('.ntc-bell').waitFor();
      await show?.(scene);
      await settled(page);
      await page.screenshot({
        path: path.join(FOLDER, `${name}-${screen}-${theme}-${language}.jpg`),
        type: 'jpeg',
        quality: QUALITY,
      });
    }
  } finally {
    await context.close();
  }
}

function asked(args) {
  const names = args.filter((word) => word !== 'release');
  const unknown = names.filter((name) => PICTURES.every((picture) => picture.name !== name));
  if (unknown.length > 0) throw new Failure(`no picture is called ${unknown.join(', ')}`);
  return names.length === 0 ? PICTURES : PICTURES.filter(({ name }) => names.includes(name));
}

await main(async () => {
  const args = process.argv.slice(2);
  const wanted = asked(args);
  const mode = args.includes('release') ? 'release' : 'debug';
  const task = new Task('just screenshots', { keepGoing: true });
  let chromiumPath;
  const prepared = await task.step('Prepare', async ({ say }) => {
    await installFrontend({ say });
    await buildFrontend({ say });
    await buildProgram(mode === 'release' ? ['--release'] : []);
    chromiumPath = await findOrInstallChromium({ say });
    await fs.mkdir(FOLDER, { recursive: true });
  });
  if (!prepared) task.finish();
  const { chromium } = createRequire(path.join(frontend, 'package.json'))('@playwright/test');
  await withServer({ program: palabre(mode) }, async (url) => {
    const browser = await chromium.launch({
      executablePath: chromiumPath,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking'],
    });
    try {
      for (const screen of Object.entries(SCREENS))
        for (const look of LOOKS)
          await task.step(`${screen[0]}, ${look.theme}, ${look.language}`, () =>
            take(browser, url, wanted, screen, look),
          );
    } finally {
      await browser.close();
    }
  });
  task.finish();
});
