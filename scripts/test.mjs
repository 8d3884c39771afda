// Everything: formatting, lints, layers, Rust tests on both databases, the front end, and the whole in a browser.
//
// The front end's checks run beside the compilation of the Rust code, which waits for the network and for single
// crates half of the time; whatever has time limits of its own (tests) runs alone.
import fs from 'node:fs/promises';
import { Failure } from './lib/commands.mjs';
import { palabre } from './lib/project.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { findOrStartPostgres, withDatabase } from './lib/postgres.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { heading, main, Task } from './lib/steps.mjs';
import * as frontend from './lib/frontend.mjs';
import * as rust from './lib/rust.mjs';
import * as ownScripts from './lib/scripts.mjs';
import * as openapi from './lib/openapi.mjs';
import { evaluate } from './lib/quality.mjs';
import { checkLicences } from './check-licences.mjs';
import { checkLayers } from './check-layers.mjs';

const task = new Task('just test', { keepGoing: true });
let postgres;
let chromium;

async function frontendLane() {
  const beside = { buffered: true, needs: ['Front end: packages'] };
  await task.step('Front end: packages', ({ say, execute }) => installFrontend({ say, run: execute }), {
    buffered: true,
    needs: ['Toolchain'],
  });
  await task.step('Front end: format', frontend.format, beside);
  await task.step('Scripts: format', ownScripts.format, beside);
  await task.step('Front end: types', frontend.typecheck, beside);
  await task.step('Front end: lints', frontend.lint, beside);
  await task.step('Front end: translations', frontend.translations, beside);
  await task.step('Front end: build', frontend.build, beside);
  await task.step('Front end: budgets', frontend.budgets, {
    buffered: true,
    needs: ['Front end: build'],
  });
}

async function rustLane() {
  const needs = ['Toolchain'];
  await task.step('Rust: format', rust.format, { needs });
  await task.step('Scripts: tests', ownScripts.test);
  await task.step('Layers and habits', checkLayers, { needs });
  await task.step('Licences', checkLicences, { needs });
  await task.step('cargo deny', rust.deny, { needs });
  await task.step(
    'Rust: lints and build',
    async (step) => {
      await rust.buildLinted(step);
      await fs.access(palabre()).catch(() => {
        throw new Failure(`the build made no ${palabre()}`);
      });
    },
    { needs },
  );
}

async function browser(title, databaseUrl, projects) {
  const needs = [
    'Front end: build',
    'Rust: lints and build',
    'Chromium',
    ...(databaseUrl ? ['PostgreSQL'] : []),
  ];
  const run = (step) => (url) => frontend.browserTests(step, { databaseUrl: url, chromium, projects });
  const work = (step) => (databaseUrl ? withDatabase(postgres.url, run(step)) : run(step)(undefined));
  await task.step(title, work, { needs });
}

await main(async () => {
  await task.step('Toolchain', ({ say }) => checkToolchain({ lints: true, say }));
  await Promise.all([rustLane(), frontendLane()]);
  await task.step('API description and generated types', openapi.check, {
    needs: ['Rust: lints and build', 'Front end: packages'],
  });
  await task.step('Quality of the answers', evaluate, { needs: ['Rust: lints and build'] });
  await task.step('PostgreSQL', async ({ say }) => {
    postgres = await findOrStartPostgres({ say });
  });
  await task.step(
    'Rust: tests on SQLite and PostgreSQL',
    (step) => rust.test(step, { postgres: postgres.url }),
    {
      needs: ['Rust: lints and build', 'PostgreSQL'],
    },
  );
  await task.step('Front end: tests', frontend.test, {
    needs: ['Front end: packages'],
  });
  await task.step(
    'Chromium',
    async ({ say }) => {
      chromium = await findOrInstallChromium({ say });
      return chromium;
    },
    { needs: ['Front end: packages'] },
  );
  await browser('In a browser, on SQLite', undefined, frontend.SCREENS.some.sqlite);
  await browser('In a browser, on PostgreSQL', true, frontend.SCREENS.some.postgres);
  heading('Cleaning up');
  await postgres?.stop();
  task.finish();
});
