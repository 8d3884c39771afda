// A browser for the end-to-end tests.
import fs from 'node:fs/promises';
import path from 'node:path';
import { answerOf, execute, Failure } from './commands.mjs';
import { has } from './toolchain.mjs';
import { frontend, isRoot } from './project.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Answers the path of a browser that starts. */
export async function findOrInstallChromium({ say = () => {} } = {}) {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (await has(named)) return named;
    throw new Failure(`CHROME_PATH does not name a browser that starts: ${named}`);
  }
  const found = await onPath();
  if (found) return found;
  if (isRoot && (await has('apt-get'))) {
    say("no Chromium on the path: installing the distribution's package");
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const quiet = { env, onLine: () => {} };
    try {
      await execute('apt-get', ['update', '-q'], quiet);
      await execute(
        'apt-get',
        ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation'],
        quiet,
      );
    } catch (error) {
      say(`the package could not be installed: ${error.message}`);
    }
    const installed = await onPath();
    if (installed) return installed;
  }
  return playwrightsOwn(say);
}

async function onPath() {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of NAMES) {
      const file = path.join(folder, name);
      // Ubuntu's `chromium-browser` may be a message about snap instead of a browser.
      if (
        (await fs.access(file, fs.constants.X_OK).then(
          () => true,
          () => false,
        )) &&
        (await has(file))
      )
        return file;
    }
  }
  return (await has(MAC)) ? MAC : undefined;
}

async function playwrightsOwn(say) {
  say("downloading Playwright's Chromium");
  const playwright = path.join(frontend, 'node_modules', '.bin', 'playwright');
  await execute(playwright, ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium'], {
    cwd: frontend,
    onLine: () => {},
  }).catch((error) => {
    throw new Failure(
      `no Chromium: CHROME_PATH is not set, none is on the path, and Playwright could not download its own (${error.message})`,
    );
  });
  const where = await answerOf(
    'node',
    ['-e', "process.stdout.write(require('@playwright/test').chromium.executablePath())"],
    { cwd: frontend },
  );
  if (where && (await has(where))) return where;
  throw new Failure(
    "Playwright's Chromium does not start on this machine: install Chromium and set CHROME_PATH",
  );
}
