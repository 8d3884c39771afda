// What holds for every file, whatever its language.
import { findings } from './tree.mjs';
import { code } from './rust-source.mjs';

const MAX_LINES = 500;
const GENERATED = /(^|\/)api\.gen\.ts$|(^|\/)(package-lock\.json|Cargo\.lock|openapi\.json)$/;
const SOURCE = /\.(rs|ts|tsx|mts|mjs|cjs|js|css)$/;
/** These scripts and their tests name what they look for. */
const RULES = /^scripts\/(layers|tests)\//;

const UNFINISHED =
  /\b(todo|unimplemented)!|#!?\[ignore\b|\b(TODO|FIXME)\b|\b(?:it|test|describe)\.(?:skip|only|fixme|todo)\b|\bxit\(/;
const MACHINE = /(?:^|[\s"'`(=:])\/(?:work|farm|root|home\/\w+|Users\/\w+|tmp\/\w+)\//;
const HOSTS =
  /\b(?:registry\.npmjs\.org|registry\.yarnpkg\.com|static\.crates\.io|index\.crates\.io|npm\.pkg\.github\.com)\b|(?:^|\s)registry\s*=/;

export function habits(files) {
  return files
    .filter((f) => !RULES.test(f.path))
    .flatMap((file) => [...size(file), ...words(file), ...places(file)]);
}

function size(file) {
  if (!SOURCE.test(file.path) || GENERATED.test(file.path)) return [];
  const lines = file.text.replace(/\n$/, '').split('\n').length;
  return lines > MAX_LINES
    ? [`${file.path}: ${lines} lines; a file is one thing, of at most ${MAX_LINES}`]
    : [];
}

function words(file) {
  if (!SOURCE.test(file.path) || GENERATED.test(file.path)) return [];
  const problems = findings(file, file.text, UNFINISHED, (m) => `unfinished or skipped: ${m[0]}`);
  if (!file.path.endsWith('.rs')) return problems;
  return [
    ...problems,
    ...findings(
      file,
      code(file.text),
      /#!?\[allow\b/,
      'use #[expect(.., reason = "..")], which says why and warns when it is over',
    ),
    ...docTests(file),
  ];
}

/** nextest does not run documentation tests, so there are none: an example in a comment is marked `text`. */
function docTests(file) {
  let open = false;
  return file.text.split('\n').flatMap((line, i) => {
    const fence = /^\s*\/\/[/!]\s*```(\S*)/.exec(line);
    if (!fence) return [];
    open = !open;
    return open && !/^(text|json|sql|ignore)/.test(fence[1])
      ? [`${file.path}:${i + 1}: a documentation test is not run here: write \`\`\`text`]
      : [];
  });
}

function places(file) {
  const lock = /(^|\/)package-lock\.json$/.test(file.path);
  if (lock)
    return findings(file, file.text, /"resolved"/, 'the lock file records a download address').slice(0, 1);
  if (file.path === 'Cargo.lock') return [];
  return [
    ...findings(file, file.text, MACHINE, 'a path of one machine'),
    ...findings(file, file.text, HOSTS, (m) => `a package registry is named: ${m[0].trim()}`),
  ];
}
