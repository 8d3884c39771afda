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
const JOURNEY = /^frontend\/e2e\/.*\.spec\.ts$/;
/** Tags that say where a journey runs, not what it is about. */
const PLACES = new Set(['desktop', 'postgres']);
const FEATURE = /^frontend\/src\/features\/([^/]+)\/(?:([^/.]+)\/)?/;
const TEXTS = /^frontend\/src\/locales\/\w+\/(\w+)\.json$/;
const ROUTE = /^apps\/server\/src\/(?:routes|flows)\/(admin|\w+?)(?:_\w+)?\.rs$/;
/** Journeys of what bears another name, or stands behind every page. */
const OF_FOLDER = [
  [
    /^frontend\/(?:src\/(?:app|components|config|content|lib|static|sw|theme|types)\/|src\/main\.ts|public\/|scripts\/|webpack\.|package)/,
    ['shell', 'public', 'offline', 'update', 'upgrade'],
  ],
  [/^apps\/server\/src\/[^/]+\.rs$|^apps\/server\/src\/middleware\//, ['shell', 'public', 'auth']],
  [/^apps\/server\/src\/(?:routes\/ai_assistant|flows\/(?:ask|passages|reply_channel))/, ['assistant']],
  [/^apps\/server\/src\/(?:routes|flows)\/(?:imports|admin_(?:imports|jurisprudence))/, ['caseLaw']],
  [/^apps\/server\/src\/(?:routes|flows)\/(?:laws|admin_laws|jurisprudence)/, ['library']],
  [/^apps\/server\/src\/(?:routes|flows)\/(?:knowledge|admin_knowledge)/, ['knowledge']],
  [/^apps\/server\/src\/(?:routes|flows)\/(?:identity|sign_in)/, ['auth']],
  [/^crates\/citations\//, ['citations']],
  [/^crates\/ai-assistant\/|^crates\/sentence-encoder\/|^fixtures\/encoder\//, ['assistant']],
  [/^crates\/anonymous-access\//, ['anonymous']],
  [/^crates\/documents\//, ['documents']],
  [/^crates\/identity\//, ['auth', 'account']],
  [/^crates\/jurisprudence\//, ['library', 'caseLaw', 'assistant']],
  [/^crates\/marketplace\//, ['marketplace', 'messages', 'cases', 'appointments']],
  [/^crates\/notifications\//, ['notices']],
  [/^crates\/payments\//, ['subscribe', 'payments']],
];

const isThere = (file) => fs.existsSync(path.join(root, file));
const unique = (list) => [...new Set(list)].sort();

/** The features that have journeys: the tags of their files. */
export function tags(folder = path.join(frontend, 'e2e')) {
  const files = fs.readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.spec.ts'));
  return unique(files.flatMap((name) => tagsOf(fs.readFileSync(path.join(folder, name), 'utf8'))));
}

export function tagsOf(text) {
  const lists = [...text.matchAll(/\btag: (\[[^\]]*\]|'[^']*')/g)].map((match) => match[1]).join(' ');
  return unique([...lists.matchAll(/'@(\w+)'/g)].map((match) => match[1])).filter((tag) => !PLACES.has(tag));
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
    .filter((file) => SOURCE.test(file) && isThere(file))
    .map((file) => file.replace('frontend/', ''));
  const features = files.flatMap((file) => [
    ...(FEATURE.exec(file) ?? TEXTS.exec(file) ?? ROUTE.exec(file) ?? []).slice(1),
    ...(JOURNEY.test(file) && isThere(file) ? tagsOf(fs.readFileSync(path.join(root, file), 'utf8')) : []),
    ...OF_FOLDER.filter(([pattern]) => pattern.test(file)).flatMap(([, names]) => names),
  ]);
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
