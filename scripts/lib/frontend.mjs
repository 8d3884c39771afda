// The front end's half of the tasks; each is a script of frontend/package.json.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startJuricaf } from './juricaf.mjs';
import { freePort } from './network.mjs';
import { frontend } from './project.mjs';
import { withServer } from './server.mjs';
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

/** Answers one line with how many ran. */
export async function test({ execute }) {
  const run = () => execute('npm', ['run', '--silent', 'test'], { cwd: frontend, env: plain });
  const output = await naming(run, failedTests, 'Vitest');
  return ran(output, /^\s*Tests\s+(.*)$/m, 'Vitest');
}

/**
 * Which of playwright.config.ts's projects run on which database. `some` is in every test run: each journey on each
 * database, in each language, on each screen. `all` is `just e2e`: every pair of screen and language besides.
 */
export const SCREENS = {
  some: { sqlite: ['phone-fr'], postgres: ['desktop-en'] },
  all: { sqlite: ['phone-fr', 'desktop-en'], postgres: ['desktop-fr', 'phone-en'] },
  /** `just e2e firefox`, with the Firefox of the distribution. */
  firefox: { sqlite: ['firefox-light', 'firefox-dark'] },
};

/**
 * The browser tests against a server of their own, with a mail server and a stand-in for Juricaf beside it, on the `projects` named; all of them
 * when none is.
 */
export async function browserTests(
  { execute },
  { databaseUrl, chromium, projects = [], bothThemes = false },
) {
  const smtpPort = await freePort();
  const juricaf = await startJuricaf();
  const mails = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-mails-'));
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Palabre <palabre@example.cm>',
    JURICAF_BASE_URL: `${juricaf.url}/s/base`,
    // Slow enough to be seen and cancelled.
    JURICAF_PAUSE_MS: '1000',
    // Journeys say which address they come from.
    TRUSTED_PROXIES: '127.0.0.1',
  };
  const named = projects.map((project) => `--project=${project}`);
  try {
    return await withServer({ databaseUrl, settings }, async (url) => {
      // PALABRE_* is the server's name space: an unknown one stops its start, so these go to the tests only.
      const env = {
        ...plain,
        PALABRE_E2E_URL: url,
        PALABRE_E2E_SMTP_PORT: String(smtpPort),
        PALABRE_E2E_MAILS: mails,
        PALABRE_E2E_BOTH_THEMES: bothThemes ? '1' : '0',
        CHROME_PATH: chromium,
      };
      const run = () => execute('npm', ['run', '--silent', 'e2e', '--', ...named], { cwd: frontend, env });
      const output = await naming(run, failedJourneys, 'Playwright');
      return ran(output, /^\s*(\d+ passed.*)$/m, 'Playwright');
    });
  } finally {
    await juricaf.stop();
    await fs.rm(mails, { recursive: true, force: true });
  }
}

/** The journeys that failed at least once, as Playwright's list names them. */
export function failedJourneys(output) {
  const names = [
    ...output.matchAll(/^\s*(?:✘|x)\s+\d+ (\[.*?)(?: \(retry #\d+\))?(?: \([\d.]+(?:ms|[smh])\))?$/gm),
  ];
  return [...new Set(names.map((match) => match[1].replace(/ › (?:e2e\/)?/g, ' › ')))];
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

/** What passed at its second try only is named, and no failure: `retries` of playwright.config.ts. */
function ran(output, pattern, runner) {
  const line = pattern.exec(output)?.[1]?.trim() ?? '';
  if (!/[1-9]\d* passed/.test(line)) throw new Failure(`${runner} ran no test`);
  const skipped = /(\d+) (?:skipped|todo)/.exec(output.split('\n').slice(-20).join('\n'))?.[0];
  if (skipped) throw new Failure(`${runner}: ${skipped}`);
  const twice = failedJourneys(output);
  return `${runner}: ${line}${twice.length > 0 ? `, at the second try: ${twice.join('; ')}` : ''}`;
}
