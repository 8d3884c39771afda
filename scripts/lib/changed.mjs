// What a change touches: which crates, which files of the front end, which features' journeys.
import fs from 'node:fs';
import path from 'node:path';
import { outputOf } from './commands.mjs';
import { frontend, root } from './project.mjs';

/** Files that differ from `revision`, committed or not; without one, from where this branch left the one it follows. */
export async function changedFiles(revision) {
  const git = async (...args) => (await outputOf('git', args)).split('\n').filter(Boolean);
  const base = revision ?? (await forkPoint(git));
  return [
    ...(await git('diff', '--name-only', base)),
    ...(await git('ls-files', '--others', '--exclude-standard')),
  ];
}

async function forkPoint(git) {
  const [found] = await git('merge-base', 'HEAD', '@{upstream}').catch(() => ['HEAD']);
  return found;
}

const CRATE = /^(?:crates|apps)\/([^/]+)\//;
/** Packages whose name is not that of their folder. */
const NAMES = new Map([['server', 'palabre']]);
/** Compiled into a crate, or read by its tests. */
const ELSEWHERE = [
  [/^migrations\//, 'database'],
  [/^fixtures\//, 'jurisprudence'],
];
/** A change of these may touch anything in Rust. */
const ALL_CRATES = /^(?:Cargo\.(?:toml|lock)|rust-toolchain\.toml|clippy\.toml|\.config\/nextest\.toml)$/;

const SOURCE = /^frontend\/.*\.(?:tsx?|mts|cjs|mjs)$/;
const JOURNEY = /^frontend\/e2e\/(?:journeys\/)?([^/]+)\.spec\.ts$/;
const FEATURE = /^frontend\/src\/features\/([^/]+)\//;
/** Routes and crates whose journeys bear another name than theirs. */
const OF_CRATE = new Map([
  ['ai-assistant', ['assistant']],
  ['anonymous-access', ['anonymous']],
  ['documents', ['documents']],
  ['identity', ['auth', 'account']],
  ['jurisprudence', ['library']],
  ['linear-classifier', ['assistant']],
  ['marketplace', ['marketplace']],
  ['notifications', ['mail']],
  ['payments', ['subscribe', 'payments']],
]);

const unique = (list) => [...new Set(list)].sort();

/** The features that have journeys: the tags of their files. */
export function tags(folder = path.join(frontend, 'e2e')) {
  const files = fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.spec.ts'));
  return unique(
    files
      .flatMap((name) => fs.readFileSync(path.join(folder, name), 'utf8').match(/@[a-z]\w+/gi) ?? [])
      .map((tag) => tag.slice(1)),
  );
}

/** `{ crates, sources, features, hasScripts, hasDependencies, summary }` of a list of files, seen from the root. */
export function touched(files, known = tags()) {
  const crates = files.flatMap((file) => {
    const name = CRATE.exec(file)?.[1];
    if (name !== undefined) return [NAMES.get(name) ?? name];
    if (ALL_CRATES.test(file)) return ['*'];
    return ELSEWHERE.filter(([pattern]) => pattern.test(file)).map(([, crate]) => crate);
  });
  const sources = files
    .filter((file) => SOURCE.test(file) && fs.existsSync(path.join(root, file)))
    .map((file) => file.replace('frontend/', ''));
  const features = files.flatMap((file) => {
    const name = (JOURNEY.exec(file) ??
      FEATURE.exec(file) ??
      /^apps\/server\/src\/(?:routes|flows)\/(\w+)\.rs$/.exec(file))?.[1];
    if (name !== undefined) return [name];
    return OF_CRATE.get(CRATE.exec(file)?.[1]) ?? [];
  });
  const found = {
    crates: crates.includes('*') ? ['*'] : unique(crates),
    sources: unique(sources),
    features: unique(features).filter((feature) => known.includes(feature)),
    hasScripts: files.some((file) => file.startsWith('scripts/')),
    hasDependencies: files.some((file) => /^Cargo\.lock$|package-lock\.json$/.test(file)),
  };
  const some = (title, list) => (list.length > 0 ? [`${title}: ${list.join(' ')}`] : []);
  return {
    ...found,
    summary: [
      `${files.length} files changed`,
      ...some('crates, with those that depend on them', found.crates),
      ...some('files of the front end', found.sources),
      ...some('journeys of', found.features),
    ],
  };
}
