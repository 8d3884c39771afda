// The front end's half of the tasks; each is a script of frontend/package.json.
import { withFolder } from './folders.mjs';
import { startJuricaf } from './juricaf.mjs';
import { freePort } from './network.mjs';
import { frontend } from './project.mjs';
import { Failure } from './commands.mjs';

const plain = { NO_COLOR: '1', FORCE_COLOR: '0' };

const npm =
  (...names) =>
  async ({ execute }) => {
    for (const name of names)
      await execute('npm', ['run', '--silent', name], {
        cwd: frontend,
        env: plain,
      });
  };

export const format = npm('format:check');
export const lint = npm('lint');
export const typecheck = npm('typecheck');
export const translations = npm('i18n');
export const build = npm('build');
export const budgets = npm('budget');
export const types = npm('types');
export const checkTypes = ({ execute }) =>
  execute('npm', ['run', '--silent', 'types', '--', '--check'], {
    cwd: frontend,
    env: plain,
  });

const npx =
  (...args) =>
  ({ execute }, files) =>
    execute('npx', ['--no-install', ...args, ...files], { cwd: frontend, env: plain });

export const lintFiles = npx('eslint', '--max-warnings', '0', '--no-warn-ignored');
export const formatFiles = npx('prettier', '--check', '--log-level', 'warn');

/** Answers one line with how many ran. */
export async function test({ execute }) {
  const run = () => execute('npm', ['run', '--silent', 'test'], { cwd: frontend, env: plain });
  const output = await naming(run, failedTests, 'Vitest');
  return ran(output, /^\s*Tests\s+(.*)$/m, 'Vitest');
}

/** The tests that import one of `files`, however far away; there may be none. */
export async function testRelated(step, files) {
  const run = () => npx('vitest', 'related', '--run', '--passWithNoTests')(step, files);
  const output = await naming(run, failedTests, 'Vitest');
  return /No test files found/.test(output)
    ? 'no test imports them'
    : ran(output, /^\s*Tests\s+(.*)$/m, 'Vitest');
}

/**
 * Which of playwright.config.ts's projects run. `some` is in every test run: each journey on a phone, and once more on a
 * desktop and PostgreSQL where one of them can make a difference. The others are for `just e2e`.
 */
export const SCREENS = {
  some: ['phone-fr', 'desktop-en'],
  all: ['phone-fr', 'desktop-fr', 'desktop-en', 'phone-en'],
  sqlite: ['phone-fr', 'desktop-fr'],
  postgres: ['desktop-en', 'phone-en'],
  /** With the Firefox of the distribution, on SQLite. */
  firefox: ['firefox-light', 'firefox-dark'],
};

/**
 * The journeys in a browser (frontend/playwright.config.ts says which run where). Each worker starts a server and a
 * database of its own (`journey-server.mjs`); beside them stand one mail server and one stand-in for Juricaf.
 *
 * `projects`: those named; `everything`: each journey on each screen, and in both themes; `grep`: those whose title or
 * tags fit.
 */
export async function journeys({ execute }, { postgres, chromium, projects = [], everything = false, grep }) {
  const juricaf = await startJuricaf();
  const args = [...projects.map((name) => `--project=${name}`), ...(grep ? [`--grep=${grep}`] : [])];
  try {
    const output = await withFolder('palabre-mails-', async (mails) => {
      // PALABRE_* is the server's name space: these go to the journeys, and no further.
      const env = {
        ...plain,
        PALABRE_E2E_POSTGRES: postgres,
        PALABRE_E2E_JURICAF: juricaf.url,
        PALABRE_E2E_SMTP_PORT: String(await freePort()),
        PALABRE_E2E_MAILS: mails,
        PALABRE_E2E_EVERYTHING: everything ? '1' : '0',
        CHROME_PATH: chromium,
      };
      const run = () => execute('npm', ['run', '--silent', 'e2e', '--', ...args], { cwd: frontend, env });
      return naming(run, failedJourneys, 'Playwright');
    });
    return ran(output, /^\s*(\d+ passed.*)$/m, 'Playwright');
  } finally {
    await juricaf.stop();
  }
}

/** The journeys that failed, as Playwright names them, each with its first error and the line of the journey it is in. */
export function failedJourneys(output) {
  const names = [
    ...output.matchAll(/^\s*(?:✘|x)\s+\d+ (\[.*?)(?: \(retry #\d+\))?(?: \([\d.]+(?:ms|[smh])\))?$/gm),
  ].map((match) => match[1]);
  const reports = output.split(/^\s+\d+\) (?=\[)/m).slice(1);
  return [...new Set(names)].map((name) => {
    const report = reports.find((each) => each.startsWith(name)) ?? '';
    const place = /^\s+at .*?([\w-]+\.spec\.ts:\d+)/m.exec(report)?.[1];
    const error = (/^\s+(\w*Error\b: .*)$/m.exec(report) ?? /^\s+(Test timeout\b.*)$/m.exec(report))?.[1];
    const why = [error, place].filter(Boolean).join(', ');
    return name.replace(/ › (?:e2e\/)?/g, ' › ') + (why ? ` (${why})` : '');
  });
}

/** The tests that failed, as Vitest names them. */
export function failedTests(output) {
  return [...new Set([...output.matchAll(/^\s*FAIL\s+(.*)$/gm)].map((match) => match[1].trim()))];
}

/** Runs it; a failure says which tests, since the end of a long output is not always seen. */
async function naming(run, namesIn, runner) {
  try {
    return await run();
  } catch (error) {
    const names = namesIn(error.output ?? '');
    throw names.length === 0 ? error : new Failure(`${runner}: ${names.length} failed: ${names.join('; ')}`);
  }
}

function ran(output, pattern, runner) {
  const line = pattern.exec(output)?.[1]?.trim() ?? '';
  if (!/[1-9]\d* passed/.test(line)) throw new Failure(`${runner} ran no test`);
  const skipped = /(\d+) (?:skipped|todo)/.exec(output.split('\n').slice(-20).join('\n'))?.[0];
  if (skipped) throw new Failure(`${runner}: ${skipped}`);
  return `${runner}: ${line}`;
}
