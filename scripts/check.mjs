// What is worth waiting for before a commit: no browser. `node scripts/check.mjs [--changed[=REVISION]]`
//
// With `--changed` only what the change touches, but that whole: the tests of the crates it is in and of those that depend
// on them, on the databases there are, the front end's tests that import it, and the journeys of its features.
import { Failure } from './lib/commands.mjs';
import { changedFiles, touched } from './lib/changed.mjs';
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { findOrStartPostgres } from './lib/postgres.mjs';
import { main, Task } from './lib/steps.mjs';
import * as frontend from './lib/frontend.mjs';
import * as rust from './lib/rust.mjs';
import * as ownScripts from './lib/scripts.mjs';
import { buildFrontend } from './lib/build.mjs';
import { checkLicences } from './check-licences.mjs';
import { checkLayers } from './check-layers.mjs';

const PACKAGES = 'Front end: packages';
const LINTS = 'Rust: lints';
const needs = [PACKAGES];

const always = [
  { title: 'Layers and habits', work: checkLayers },
  { title: 'Rust: format', work: rust.format },
  { title: PACKAGES, work: ({ say, execute }) => installFrontend({ say, run: execute }) },
];

const everything = [
  { title: LINTS, work: rust.lint },
  // One build at a time: cargo would wait for itself.
  { title: 'Rust: unit tests', needs: [LINTS], work: (step) => rust.test(step, { unit: true }) },
  ...always,
  { title: 'Front end: tests', needs, work: frontend.test },
  { title: 'Front end: types', needs, work: frontend.typecheck },
  { title: 'Front end: lints', needs, work: frontend.lint },
  { title: 'Front end: format', needs, work: frontend.format },
  { title: 'Front end: translations', needs, work: frontend.translations },
  { title: 'Scripts: format', needs, work: ownScripts.format },
  { title: 'Scripts: tests', work: ownScripts.test },
  { title: 'Licences', work: checkLicences },
  { title: 'cargo deny', work: rust.deny },
];

async function journeysOf(step, features) {
  await buildFrontend({ say: step.say });
  await rust.buildProgram();
  const postgres = await findOrStartPostgres({ say: step.say });
  try {
    return await frontend.journeys(step, {
      postgres: postgres.url,
      chromium: await findOrInstallChromium({ say: step.say }),
      projects: frontend.SCREENS.some,
      grep: features.map((feature) => `@${feature}\\b`).join('|'),
    });
  } finally {
    await postgres.stop();
  }
}

async function testsOf(step, crates) {
  const postgres = await findOrStartPostgres({ say: step.say });
  try {
    return await rust.test(step, { postgres: postgres.url, crates });
  } finally {
    await postgres.stop();
  }
}

function steps({ crates, sources, features, hasScripts, hasDependencies }) {
  const list = [...always];
  if (crates.length > 0) {
    list.unshift(
      { title: LINTS, work: rust.lint },
      { title: 'Rust: tests', needs: [LINTS], work: (step) => testsOf(step, crates) },
    );
  }
  if (sources.length > 0) {
    const of = (work) => (step) => work(step, sources);
    list.push(
      { title: 'Front end: tests', needs, work: of(frontend.testRelated) },
      { title: 'Front end: types', needs, work: frontend.typecheck },
      { title: 'Front end: lints', needs, work: of(frontend.lintFiles) },
      { title: 'Front end: format', needs, work: of(frontend.formatFiles) },
      { title: 'Front end: translations', needs, work: frontend.translations },
    );
  }
  if (hasScripts) {
    list.push(
      { title: 'Scripts: format', needs, work: ownScripts.format },
      { title: 'Scripts: tests', work: ownScripts.test },
    );
  }
  if (hasDependencies) list.push({ title: 'Licences', work: checkLicences });
  if (features.length > 0) {
    // After the tests in Rust, which build the same program.
    list.push({ title: 'In a browser', needs, after: true, work: (step) => journeysOf(step, features) });
  }
  return list;
}

await main(async () => {
  const option = process.argv[2];
  if (option !== undefined && !/^--changed(=.+)?$/.test(option))
    throw new Failure(`--changed or --changed=REVISION, not ${option}`);
  const task = new Task(['just check', option].filter(Boolean).join(' '));
  await task.step('Toolchain', ({ say }) => checkToolchain({ lints: true, say }));
  if (option === undefined) {
    await task.together(everything);
  } else {
    const change = touched(await changedFiles(option.split('=')[1]));
    for (const line of change.summary) console.log(line);
    const all = steps(change);
    await task.together(all.filter((step) => !step.after));
    for (const step of all.filter((s) => s.after)) await task.step(step.title, step.work, step);
  }
  task.finish();
});
