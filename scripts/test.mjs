// Everything: formatting, lints, layers, Rust tests on both databases, the front end, and the whole in a browser.
//
// The machine's cores are always busy: each step begins as soon as what it needs is there, beside others. Whoever adds a
// test with a time limit of its own makes the limit one that a busy machine keeps.
import fs from 'node:fs/promises';
import { Failure } from './lib/commands.mjs';
import { palabre } from './lib/project.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { findOrStartPostgres } from './lib/postgres.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { heading, main, Task } from './lib/steps.mjs';
import * as frontend from './lib/frontend.mjs';
import * as rust from './lib/rust.mjs';
import * as ownScripts from './lib/scripts.mjs';
import * as openapi from './lib/openapi.mjs';
import { evaluate } from './lib/quality.mjs';
import { checkLicences } from './check-licences.mjs';
import { checkLayers } from './check-layers.mjs';

const PACKAGES = 'Front end: packages';
const RUST = 'Rust: lints and build';
const PAGES = 'Front end: build';
const TESTS = 'Rust: tests on SQLite and PostgreSQL';
const JOURNEYS = 'In a browser';

/** What the tests run against, as it is found or made. */
const found = {};

async function buildRust(step) {
  await rust.buildLinted(step);
  await fs.access(palabre()).catch(() => {
    throw new Failure(`the build made no ${palabre()}`);
  });
}

/** The longest way first: everything waits for the Rust build, and most for the tests after it. */
const steps = [
  // It takes both cores where it can; with one step beside it neither stands idle while crates wait for each other.
  { title: RUST, work: buildRust },
  {
    title: JOURNEYS,
    needs: [RUST, PAGES, 'PostgreSQL', 'Chromium'],
    work: (step) => frontend.journeys(step, { ...found, projects: frontend.SCREENS.some }),
  },
  {
    title: TESTS,
    needs: [RUST, 'PostgreSQL'],
    work: (step) => rust.test(step, { postgres: found.postgres }),
  },
  {
    title: PACKAGES,
    work: ({ say, execute }) => installFrontend({ say, run: execute }),
  },
  { title: PAGES, needs: [PACKAGES], work: frontend.build },
  { title: 'Front end: budgets', needs: [PAGES], work: frontend.budgets },
  { title: 'Front end: tests', needs: [PACKAGES], work: frontend.test },
  { title: 'Front end: lints', needs: [PACKAGES], work: frontend.lint },
  { title: 'Front end: types', needs: [PACKAGES], work: frontend.typecheck },
  { title: 'Front end: format', needs: [PACKAGES], work: frontend.format },
  { title: 'Front end: translations', needs: [PACKAGES], work: frontend.translations },
  { title: 'Scripts: format', needs: [PACKAGES], work: ownScripts.format },
  { title: 'Scripts: tests', work: ownScripts.test },
  { title: 'Rust: format', work: rust.format },
  { title: 'Layers and habits', work: checkLayers },
  { title: 'Licences', work: checkLicences },
  { title: 'cargo deny', work: rust.deny },
  {
    title: 'PostgreSQL',
    work: async ({ say }) => {
      const server = await findOrStartPostgres({ say });
      [found.postgres, found.stopPostgres] = [server.url, server.stop];
    },
  },
  {
    title: 'Chromium',
    needs: [PACKAGES],
    work: async ({ say }) => (found.chromium = await findOrInstallChromium({ say })),
  },
  { title: 'API description and generated types', needs: [RUST, PACKAGES], work: openapi.check },
  { title: 'Quality of the answers', needs: [RUST], work: evaluate },
];

await main(async () => {
  const task = new Task('just test', { keepGoing: true });
  if (!(await task.step('Toolchain', ({ say }) => checkToolchain({ lints: true, say })))) task.finish();
  await task.together(steps);
  heading('Cleaning up');
  await found.stopPostgres?.();
  task.finish();
});
