// npm packages of a folder, installed from its lock file when that changed and not otherwise.
import fs from 'node:fs/promises';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { execute } from './commands.mjs';
import { frontend, scripts } from './project.mjs';

/** Answers true when something was installed. A complete installation also serves who asks for less (`args`). */
export async function install(folder, { args = [], run = execute, say = () => {} } = {}) {
  const lock = await fs.readFile(path.join(folder, 'package-lock.json'));
  const stateOf = (given) =>
    createHash('sha256').update(lock).update(process.version).update(given.join(' ')).digest('hex');
  const state = stateOf(args);
  const stamp = path.join(folder, 'node_modules', '.palabre-stamp');
  const found = await fs.readFile(stamp, 'utf8').catch(() => '');
  if (found === state || found === stateOf([])) {
    say('packages are up to date');
    return false;
  }
  // From npm's own cache, which lies outside the checkout, where it has them.
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', ...args], { cwd: folder });
  await fs.writeFile(stamp, state);
  return true;
}

export const installFrontend = (options) => install(frontend, options);

/**
 * The test scripts' own packages: `pg`, and PostgreSQL itself where no server was found. Some 60 MB, so only on demand.
 */
export const installTools = ({ postgres = false, ...options } = {}) =>
  install(scripts, { ...options, args: postgres ? [] : ['--omit=optional'] });
