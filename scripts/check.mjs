// What is worth waiting for before a commit: no database server, no browser.
import { checkToolchain } from './lib/toolchain.mjs';
import { installFrontend } from './lib/packages.mjs';
import { main, Task } from './lib/steps.mjs';
import * as frontend from './lib/frontend.mjs';
import * as rust from './lib/rust.mjs';
import * as ownScripts from './lib/scripts.mjs';
import { checkLicences } from './check-licences.mjs';
import { checkLayers } from './check-layers.mjs';

await main(async () => {
  const task = new Task('just check');
  await task.step('Toolchain', ({ say }) => checkToolchain({ lints: true, say }));
  await task.step('Layers and habits', checkLayers);
  await task.step('Scripts: tests', ownScripts.test);
  await task.step('Licences', checkLicences);
  await task.step('cargo deny', rust.deny);
  await task.step('Rust: format', rust.format);
  await task.step('Rust: lints', rust.lint);
  await task.step('Rust: unit tests', (step) => rust.test(step, { unit: true }));
  await task.step('Front end: packages', ({ say, execute }) => installFrontend({ say, run: execute }));
  await task.step('Front end: format', frontend.format);
  await task.step('Scripts: format', ownScripts.format);
  await task.step('Front end: types', frontend.typecheck);
  await task.step('Front end: lints', frontend.lint);
  await task.step('Front end: translations', frontend.translations);
  await task.step('Front end: tests', frontend.test);
  task.finish();
});
