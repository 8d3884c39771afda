// The real server, for as long as something is tried against it.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cleanUpWith, Failure, outputOf, start, stop } from './commands.mjs';
import { freePort, until } from './network.mjs';
import { palabre } from './project.mjs';

/** The settings of whoever runs the tests must not reach the server under test. */
const SETTINGS =
  /^(PALABRE_|DATABASE_|OPENAI_|SMTP_URL|MAIL_FROM|JURICAF_|MTN_MOMO_|ORANGE_MONEY_|STORAGE_URL|LEGAL_EMAIL|SUPPORT_EMAIL|OPERATOR_|REQUIRE_|VISITORS_PER_ADDRESS|TRUSTED_PROXIES|LOG_FORMAT)/;

/** The environment of a `palabre` of its own, that keeps its data in `folder`. */
export const environment = (folder) => ({
  ...Object.fromEntries(
    Object.keys(process.env)
      .filter((name) => SETTINGS.test(name))
      .map((name) => [name, undefined]),
  ),
  PALABRE_MODE: 'development',
  PALABRE_DATA_DIR: folder,
});

/**
 * Starts `palabre serve` on a free port with a data folder and the demonstration accounts of its own; answers
 * `{ url, log, stop }`.
 */
export async function startServer({ databaseUrl, program = palabre(), settings = {} } = {}) {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-server-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...environment(folder),
    PALABRE_BIND: `127.0.0.1:${port}`,
    PALABRE_PUBLIC_URL: url,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...settings,
  };
  let child;
  const stopIt = async () => {
    if (child?.pid !== undefined) await stop(child);
    await fs.rm(folder, { recursive: true, force: true });
  };
  const done = cleanUpWith(stopIt);
  const end = async () => {
    done();
    await stopIt();
  };
  let log = '';
  try {
    // In its own folder: a `.env` of the checkout is not read.
    if (env.PALABRE_MODE === 'development') await outputOf(program, ['seed', '--demo'], { env, cwd: folder });
    child = start(program, ['serve'], { env, cwd: folder, managed: true });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part) => (log = (log + part).slice(-20_000)));
    }
    let broken;
    child.on('error', (error) => (broken = error.message));
    await until('the server', 120_000, async () => {
      if (broken ?? child.exitCode !== null)
        throw new Failure(`the server did not start: ${broken ?? lastLine(log)}`);
      return fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    });
    return { url, log: () => log, stop: end };
  } catch (error) {
    await end();
    throw error;
  }
}

/** Runs `use(url)` with a server that ends with it. */
export async function withServer(options, use) {
  const server = await startServer(options);
  try {
    return await use(server.url);
  } catch (error) {
    const lines = server.log().split('\n').slice(-30).join('\n');
    if (lines) process.stdout.write(`-- last lines of the server's log\n${lines}\n`);
    throw error;
  } finally {
    await server.stop();
  }
}

const lastLine = (text) => text.trim().split('\n').at(-1) || 'it said nothing';
