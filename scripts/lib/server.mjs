// The real server, for as long as something is tried against it.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { cleanUpWith, Failure, outputOf, start, stop } from './commands.mjs';
import { freePort, until } from './network.mjs';
import { palabre } from './project.mjs';

/** The settings of whoever runs the tests must not reach the server under test. */
const SETTINGS =
  /^(PALABRE_|DATABASE_|OPENAI_|SMTP_URL|MAIL_FROM|JURICAF_|MTN_MOMO_|ORANGE_MONEY_|STORAGE_URL|LEGAL_EMAIL|SUPPORT_EMAIL|REQUIRE_|VISITORS_PER_ADDRESS|TRUSTED_PROXIES|LOG_FORMAT)/;

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
 * Starts `palabre serve` on a free port with a data folder and the demonstration accounts of its own, runs `use(url)`,
 * and ends it by its process id. `trained`: what is measured does not share the processor with the first start's training.
 */
export async function withServer({ databaseUrl, program = palabre(), settings = {}, trained = false }, use) {
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
  // In its own folder: a `.env` of the checkout is not read.
  if (env.PALABRE_MODE === 'development') await outputOf(program, ['seed', '--demo'], { env, cwd: folder });
  if (trained) await outputOf(program, ['train'], { env, cwd: folder });
  const child = start(program, ['serve'], { env, cwd: folder, managed: true });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => (log = (log + part).slice(-20_000)));
  }
  let broken;
  child.on('error', (error) => (broken = error.message));
  const end = async () => {
    if (child.pid !== undefined) await stop(child);
    await fs.rm(folder, { recursive: true, force: true });
  };
  const done = cleanUpWith(end);
  try {
    await until('the server', 120_000, async () => {
      if (broken ?? child.exitCode !== null)
        throw new Failure(`the server did not start: ${broken ?? lastLine(log)}`);
      return fetch(`http://127.0.0.1:${port}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      );
    });
    return await use(url);
  } catch (error) {
    if (log)
      process.stdout.write(`-- last lines of the server's log\n${log.split('\n').slice(-30).join('\n')}\n`);
    throw error;
  } finally {
    done();
    await end();
  }
}

const lastLine = (text) => text.trim().split('\n').at(-1) || 'it said nothing';
