// The built front end is made again only when something it is made of changed.
import fs from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { execute } from './commands.mjs';
import { frontend } from './project.mjs';

const PARTS = [
  'src',
  'public',
  'scripts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.sw.json',
];

export async function buildFrontend({ say = () => {} } = {}) {
  const entries = await fs.readdir(frontend);
  const parts = [...PARTS, ...entries.filter((name) => /^webpack\..*\.cjs$/.test(name))].sort();
  const hash = createHash('sha256');
  for (const part of parts) await digest(path.join(frontend, part), hash);
  const state = hash.digest('hex');
  // Beside dist, not in it: what stands in dist is served.
  const stamp = path.join(frontend, 'node_modules', '.palabre-build');
  const built = await fs.access(path.join(frontend, 'dist', 'index.html')).then(
    () => true,
    () => false,
  );
  if (built && (await fs.readFile(stamp, 'utf8').catch(() => '')) === state)
    return say('the build is up to date');
  await execute('npm', ['run', '--silent', 'build'], { cwd: frontend });
  await fs.writeFile(stamp, state);
}

async function digest(place, hash) {
  const found = await fs.stat(place).catch(() => undefined);
  if (found === undefined) return;
  if (!found.isDirectory()) {
    hash.update(path.relative(frontend, place)).update(await fs.readFile(place));
    return;
  }
  for (const name of (await fs.readdir(place)).sort()) await digest(path.join(place, name), hash);
}
