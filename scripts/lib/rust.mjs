// The Rust half of the tasks.
import fs from 'node:fs/promises';
import path from 'node:path';
import { execute, Failure, outputOf } from './commands.mjs';
import { has } from './toolchain.mjs';
import { cargoEnvironment, frontend, onCi, target } from './project.mjs';

const env = cargoEnvironment();

/** The server names this folder at compile time; what is in it, a debug build reads while it runs. */
export const makeDist = () => fs.mkdir(path.join(frontend, 'dist'), { recursive: true });

export const format = ({ execute }) => execute('cargo', ['fmt', '--all', '--check']);

/** For `just check`, which builds nothing. */
export async function lint({ execute }) {
  await makeDist();
  await execute('cargo', ['clippy', '--workspace', '--all-targets', '--', '-D', 'warnings'], { env });
}

/** `cargo deny` where somebody has it; what must always hold is in check-licences.mjs. */
export async function deny({ execute, say }) {
  if (!(await has('cargo', ['deny', '--version'])))
    return say('cargo-deny is not installed: check-licences.mjs has checked the licences');
  return execute('cargo', ['deny', '--workspace', 'check', 'bans', 'licenses', 'sources']);
}

const nextest = () => has('cargo', ['nextest', '--version']);
const noColour = { CARGO_TERM_COLOR: 'never', CARGO_TERM_PROGRESS_WHEN: 'never' };

/** The program alone, as `just run` starts it. */
export async function buildProgram(profile = []) {
  await makeDist();
  await execute('cargo', ['build', '--package', 'palabre', '--bin', 'palabre', ...profile], { env });
}

/**
 * Clippy's driver as the compiler of our own crates: lints and code in one pass. `cargo clippy` beside a build compiles
 * every dependency a second time, which is eleven minutes of a clean run.
 */
const linted = {
  RUSTC_WORKSPACE_WRAPPER: 'clippy-driver',
  CLIPPY_ARGS: ['-D', 'warnings', ''].join('__CLIPPY_HACKERY__'),
  // A clean build is never built upon.
  ...(onCi ? { CARGO_INCREMENTAL: '0' } : {}),
};

/**
 * In a folder that is kept from run to run, what was compiled of our own code is of no use to the next checkout, which
 * cargo takes for another project: it goes, or the folder would grow by a gigabyte each time.
 */
async function dropOwnBuilds({ say }) {
  const metadata = JSON.parse(
    await outputOf('cargo', ['metadata', '--no-deps', '--format-version', '1'], { env }),
  );
  const names = metadata.packages.flatMap((p) => [p.name, ...p.targets.map((t) => t.name)]);
  const ours = new Set(
    names.flatMap((name) => [name, name.replaceAll('-', '_'), `lib${name.replaceAll('-', '_')}`]),
  );
  const folder = path.join(target, 'debug');
  let dropped = 0;
  for (const part of ['deps', 'examples', 'build', '.fingerprint']) {
    for (const name of await fs.readdir(path.join(folder, part)).catch(() => [])) {
      if (!ours.has(name.replace(/-[0-9a-f]{16}.*$/, ''))) continue;
      await fs.rm(path.join(folder, part, name), { recursive: true });
      dropped += 1;
    }
  }
  if (dropped > 0) say(`${target}: ${dropped} files of an earlier checkout removed, its dependencies kept`);
}

/** Lints and compiles everything: every test, and with them the program that the browser tests start. */
export async function buildLinted({ execute, say }) {
  await makeDist();
  if (onCi) await dropOwnBuilds({ say });
  await execute('cargo', ['test', '--no-run', '--workspace', '--all-targets'], {
    env: { ...env, ...noColour, ...linted },
  });
}

/**
 * Runs the tests of the workspace: all of them on `postgres` and SQLite, with `unit` those beside the code only, with
 * `crates` those of these crates and of what depends on them (`*`: any).
 * Answers one line with how many ran; none at all, or an ignored one, is a failure.
 */
export async function test({ execute }, { unit = false, postgres, crates } = {}) {
  const withNextest = await nextest();
  // Always the whole workspace: with single packages, cargo would compile their dependencies with other features.
  const filter =
    crates === undefined || crates.includes('*')
      ? []
      : ['-E', crates.map((name) => `rdeps(=${name})`).join(' or ')];
  const args = withNextest
    ? [
        ...['nextest', 'run', '--workspace', '--profile', onCi ? 'ci' : 'default'],
        ...(unit ? ['--lib'] : []),
        ...filter,
      ]
    : ['test', '--workspace', '--no-fail-fast', ...(unit ? ['--lib'] : ['--lib', '--bins', '--tests'])];
  const testEnv = {
    ...env,
    ...noColour,
    // As it was built: without, everything of ours is compiled anew.
    ...(unit || crates !== undefined ? {} : linted),
    ...(postgres === undefined ? {} : { TEST_POSTGRES_URL: postgres, CI: 'true' }),
  };
  let output;
  let failure;
  try {
    output = await execute('cargo', args, { env: testEnv });
  } catch (error) {
    failure = error;
    output = error.output ?? '';
  }
  const { passed, failed, skipped } = withNextest ? nextestCounts(output) : cargoTestCounts(output);
  const line = `${passed} passed, ${failed} failed, ${skipped} skipped`;
  if (failed > 0) throw new Failure(line);
  if (failure) throw failure;
  if (passed === 0) throw new Failure('no test ran');
  if (skipped > 0 && !unit && filter.length === 0) throw new Failure(`${skipped} tests were skipped`);
  return line;
}

const number = (match) => Number(match?.[1] ?? 0);

export function nextestCounts(output) {
  const summary = /Summary \[.*$/m.exec(output)?.[0] ?? '';
  return {
    passed: number(/(\d+) passed/.exec(summary)),
    failed: number(/(\d+) failed/.exec(summary)) + number(/(\d+) timed out/.exec(summary)),
    skipped: number(/(\d+) skipped/.exec(summary)),
  };
}

export function cargoTestCounts(output) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [, passed, failed, ignored] of output.matchAll(
    /^test result: .*?(\d+) passed; (\d+) failed; (\d+) ignored/gm,
  )) {
    counts.passed += Number(passed);
    counts.failed += Number(failed);
    counts.skipped += Number(ignored);
  }
  return counts;
}
