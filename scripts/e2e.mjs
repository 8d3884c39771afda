// The browser tests against the real server: `node scripts/e2e.mjs [sqlite|postgres|firefox]`, both databases when nothing is said.
import { Failure } from './lib/commands.mjs';
import { installFrontend } from './lib/packages.mjs';
import { buildProgram } from './lib/rust.mjs';
import { findOrStartPostgres, withDatabase } from './lib/postgres.mjs';
import { findOrInstallChromium } from './lib/chromium.mjs';
import { buildFrontend } from './lib/build.mjs';
import { main, Task } from './lib/steps.mjs';
import * as frontend from './lib/frontend.mjs';

await main(async () => {
  const only = process.argv[2];
  if (only !== undefined && !['sqlite', 'postgres', 'firefox'].includes(only))
    throw new Failure(`sqlite, postgres or firefox, not ${only}`);
  const screens = only === 'firefox' ? frontend.SCREENS.firefox : frontend.SCREENS.all;
  const task = new Task('just e2e', { keepGoing: true });
  let chromium;
  await task.step('Prepare', async ({ say }) => {
    await installFrontend({ say });
    await buildFrontend({ say });
    await buildProgram();
    chromium = await findOrInstallChromium({ say });
  });
  const run = (step) => (databaseUrl) =>
    frontend.browserTests(step, {
      databaseUrl,
      chromium,
      projects: screens[databaseUrl ? 'postgres' : 'sqlite'],
      // Firefox has a project of its own for each.
      bothThemes: only !== 'firefox',
    });
  if (only !== 'postgres') {
    await task.step('In a browser, on SQLite', (step) => run(step)(undefined), {
      needs: ['Prepare'],
    });
  }
  if (only !== 'sqlite' && only !== 'firefox') {
    await task.step(
      'In a browser, on PostgreSQL',
      async (step) => {
        const postgres = await findOrStartPostgres({ say: step.say });
        try {
          return await withDatabase(postgres.url, run(step));
        } finally {
          await postgres.stop();
        }
      },
      { needs: ['Prepare'] },
    );
  }
  task.finish();
});
