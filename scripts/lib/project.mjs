// Where things are, seen from the root of the checkout.
import { fileURLToPath } from 'node:url';
import os from 'node:os';
import path from 'node:path';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
export const frontend = path.join(root, 'frontend');
export const scripts = path.join(root, 'scripts');
export const openapiFile = path.join(root, 'docs', 'openapi.json');

export const onCi = process.env.CI === 'true';
export const isRoot = typeof process.getuid === 'function' && process.getuid() === 0;

const cache = path.join(process.env.XDG_CACHE_HOME ?? path.join(os.homedir(), '.cache'), 'palabre');

/**
 * Where cargo builds. A build server begins with a new checkout each time: what it compiles of other people's code stays
 * outside, and is there again in its next run.
 */
export const target = path.resolve(
  root,
  process.env.CARGO_TARGET_DIR ?? (onCi ? path.join(cache, 'target') : 'target'),
);

/** The built program: one profile (dev) serves running, testing and the browser tests, so nothing is compiled twice. */
export const palabre = (profile = 'debug') =>
  path.join(target, profile, process.platform === 'win32' ? 'palabre.exe' : 'palabre');

/** What cargo runs with. A build server gains nothing from incremental files or debug information: both cost time and disk. */
export const cargoEnvironment = () =>
  onCi ? { CARGO_TARGET_DIR: target, CARGO_INCREMENTAL: '0', CARGO_PROFILE_DEV_DEBUG: '0' } : {};
