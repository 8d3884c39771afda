// Lighthouse on the release build, on a phone: `node scripts/lighthouse.mjs [dev]`; `dev` measures the development build.
import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { execute, Failure } from './lib/commands.mjs';
import { buildFrontend } from './lib/build.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { installFrontend } from './lib/packages.mjs';
import { freePort } from './lib/network.mjs';
import { frontend, palabre } from './lib/project.mjs';
import { buildProgram } from './lib/rust.mjs';
import { withServer } from './lib/server.mjs';
import { main, Task } from './lib/steps.mjs';

const LIGHTHOUSE = 'lighthouse@13.5.0';

/** The least score of each category, in percent; none: not asked for. A page behind a session is not for search engines. */
const WHOLE = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const OWN = { performance: 90, accessibility: 100, 'best-practices': 100 };

const PAGES = [
  { name: 'home', address: '/', floors: WHOLE },
  { name: 'blog article', address: '/blog/licenciement-vos-droits', floors: WHOLE },
  { name: 'sign in', address: '/auth', floors: WHOLE },
  { name: 'dashboard', address: '/dashboard', floors: OWN, signedIn: true },
];

/** What else the machine does moves a score by some points either way: of so many looks the middle one counts. */
const LOOKS = 5;

/** 400 kbit/s and a processor six times slower, really and not computed. */
const SLOW = [
  '--throttling-method=devtools',
  '--throttling.requestLatencyMs=150',
  '--throttling.downloadThroughputKbps=400',
  '--throttling.uploadThroughputKbps=400',
  '--throttling.cpuSlowdownMultiplier=6',
];
const SLOW_CEILINGS = {
  'first-contentful-paint': 1000,
  interactive: 4500,
  'total-byte-weight': 180_000,
};

async function report(chromium, url, flags = []) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-lighthouse-'));
  const file = path.join(folder, 'report.json');
  try {
    await execute(
      'npx',
      [
        '--yes',
        LIGHTHOUSE,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-dev-shm-usage',
        ...flags,
      ],
      { cwd: folder, env: { CHROME_PATH: chromium }, onLine: () => {} },
    );
    return JSON.parse(await fs.readFile(file, 'utf8'));
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** A browser that is signed in, for as long as `use(flags)` takes: a header would say so to the server and not to the page. */
async function signedIn(executablePath, url, use) {
  const { chromium } = createRequire(path.join(frontend, 'package.json'))('@playwright/test');
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', `--remote-debugging-port=${port}`],
  });
  try {
    const data = { email: 'client@demo.palabre.invalid', password: 'demonstration' };
    const answer = await browser.request.post(`${url}/api/login`, { headers: { origin: url }, data });
    if (!answer.ok()) throw new Failure(`signing in answered ${answer.status()}`);
    return await use([`--port=${port}`, '--disable-storage-reset']);
  } finally {
    await browser.close();
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** What keeps a page from its score: audits that count and did not pass. */
const missed = (found, category) =>
  found.categories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (found.audits[id].score ?? 1) < 1)
    .map(({ id }) => `${id} ${found.audits[id].displayValue ?? ''}`.trim());

async function middleReport(looks) {
  const all = [];
  for (let at = 0; at < LOOKS; at += 1) all.push(await looks());
  const score = (found) => found.categories.performance.score;
  return all.toSorted((one, other) => score(one) - score(other))[Math.floor(LOOKS / 2)];
}

async function look(chromium, url, page) {
  const ask = (flags) => report(chromium, url + page.address, flags);
  const found = await middleReport(() => (page.signedIn ? signedIn(chromium, url, ask) : ask()));
  const shown = new URL(found.finalDisplayedUrl).pathname;
  if (shown !== page.address) throw new Failure(`${page.name}: what was looked at is ${shown}`);
  const low = [];
  const scores = Object.entries(page.floors).map(([category, floor]) => {
    const score = Math.round(found.categories[category].score * 100);
    if (score < floor) low.push(`${category} ${score} of ${floor}: ${missed(found, category).join(', ')}`);
    return `${category} ${score}`;
  });
  const seen = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  const times = seen.map((id) => `${id} ${found.audits[id].displayValue}`);
  console.log(`${page.name}: ${scores.join(', ')} (${times.join(', ')})`);
  if (low.length > 0) throw new Failure(`${page.name}: ${low.join('; ')}`);
}

async function lookSlowly(chromium, url) {
  const found = await report(chromium, `${url}/`, SLOW);
  const over = [];
  const figures = Object.entries(SLOW_CEILINGS).map(([id, ceiling]) => {
    const value = Math.round(found.audits[id].numericValue);
    if (value > ceiling) over.push(`${id} ${value} of ${ceiling}`);
    return `${id} ${value}`;
  });
  console.log(`home, 400 kbit/s and a slow processor: ${figures.join(', ')}`);
  if (over.length > 0) throw new Failure(over.join('; '));
}

await main(async () => {
  const mode = process.argv[2] === 'dev' ? 'debug' : 'release';
  const task = new Task('just lighthouse', { keepGoing: true });
  let chromium;
  await task.step('Prepare', async ({ say }) => {
    await installFrontend({ say });
    await buildFrontend({ say });
    await buildProgram(mode === 'release' ? ['--release'] : []);
    chromium = await findOrInstallChromium({ say });
  });
  const program = palabre(mode);
  await withServer({ program }, async (url) => {
    for (const page of PAGES)
      await task.step(page.name, () => look(chromium, url, page), { needs: ['Prepare'] });
    await task.step('a slow line and a slow phone', () => lookSlowly(chromium, url), {
      needs: ['Prepare'],
    });
  });
  task.finish();
});
