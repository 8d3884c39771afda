// The journeys in a browser, against real servers:
// `node scripts/e2e.mjs [sqlite|postgres|firefox] [--grep PATTERN]`, on every screen and both databases when nothing is said.
import { Failure } from './lib/commands.mjs';
import { installFrontend } from './lib/packages.mjs';
import { buildProgram } from './lib/rust.mjs';
import { findOrStartPostgres } from './lib/postgres.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { buildFrontend } from './lib/build.mjs';
import { main, Task } from './lib/steps.mjs';
import * as frontend from './lib/frontend.mjs';

function asked([first, ...rest]) {
  const only = first === undefined || first.startsWith('--') ? 'all' : first;
  const [flag, grep] = only === 'all' && first !== undefined ? [first, ...rest] : rest;
  if (frontend.SCREENS[only] === undefined || (flag !== undefined && (flag !== '--grep' || !grep)))
    throw new Failure('sqlite, postgres or firefox, and --grep PATTERN');
  return { only, grep };
}

await main(async () => {
  const { only, grep } = asked(process.argv.slice(2));
  const task = new Task('just e2e');
  let chromium;
  await task.step('Prepare', async ({ say }) => {
    await installFrontend({ say });
    await buildFrontend({ say });
    await buildProgram();
    chromium = await findOrInstallChromium({ say });
  });
  await task.step('In a browser', async (step) => {
    const needsPostgres = only === 'all' || only === 'postgres';
    const postgres = needsPostgres ? await findOrStartPostgres({ say: step.say }) : undefined;
    try {
      return await frontend.journeys(step, {
        postgres: postgres?.url,
        chromium,
        grep,
        projects: frontend.SCREENS[only],
        // Firefox has a project of its own for each theme.
        everything: only !== 'firefox',
      });
    } finally {
      await postgres?.stop();
    }
  });
  task.finish();
});
