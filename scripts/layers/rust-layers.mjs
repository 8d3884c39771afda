// What each folder of the Rust code may know.
import { findings } from './tree.mjs';
import { code, functions, shipped } from './rust-source.mjs';

const OUTSIDE = /\b(diesel|actix_\w+|serde\w*|rand|tokio|reqwest)(?=::|\s*;)|\b(?:Serialize|Deserialize)\b/;
const CLOCK = /\b(?:Utc|Local|SystemTime|Instant)::now\b/;
const ERROR_STATUS =
  /\bStatusCode::[A-Z_]+\b|\bHttpResponse::(?!Ok\b|Created\b|Accepted\b|NoContent\b)[A-Z]\w*\b/;

/** A status code is decided in problem.rs. Elsewhere only where the answer is no problem body at all, for the reason given. */
const STATUS_ELSEWHERE = new Map([
  [
    'apps/server/src/routes/pages.rs',
    'an unknown page is the 404 page, with HTTP 404; 304 for what did not change',
  ],
]);

const MAX_HANDLER_LINES = 25;

const crateOf = (file) => /^crates\/([^/]+)\/src\/(.+\.rs)$/.exec(file.path);
const isTest = (path) => /(^|\/)tests?\.rs$|\/tests\//.test(path);

export function rustLayers(files) {
  return files
    .filter((f) => f.path.endsWith('.rs'))
    .flatMap((file) => {
      const found = crateOf(file);
      const text = shipped(code(file.text));
      if (found && found[1] !== 'database') return isTest(file.path) ? [] : domainCrate(file, found[2], text);
      if (/^apps\/[^/]+\/src\//.test(file.path) && !isTest(file.path)) return app(file, text);
      return [];
    });
}

function domainCrate(file, inside, text) {
  const problems = [];
  if (inside.startsWith('domain/') || inside === 'domain.rs' || file.path.startsWith('crates/citations/')) {
    problems.push(
      ...findings(
        file,
        text,
        OUTSIDE,
        (m) => `rules know nothing of the outside, and this names ${(m[1] ?? m[0]).trim()}`,
      ),
      ...findings(file, text, CLOCK, 'the clock is passed in as `now`'),
      ...findings(file, text, /\bcrate::(store|use_cases)\b/, (m) => `domain/ does not know ${m[1]}`),
    );
  }
  if (!/^(store|domain)\//.test(inside)) {
    problems.push(
      ...findings(
        file,
        text,
        /\bdiesel::|\btable!\s*\{|\bstore::schema\b/,
        'only src/store knows tables and diesel',
      ),
    );
  }
  if (inside.endsWith('schema.rs') && !inside.startsWith('store/')) {
    problems.push(`${file.path}: a schema belongs into src/store`);
  }
  if (inside === 'lib.rs')
    problems.push(...findings(file, text, /\bpub mod store\b/, 'the store is private'));
  return problems;
}

function app(file, text) {
  const problems = findings(
    file,
    text,
    /\btable!\s*\{|\bdiesel::/,
    'an app reaches rows through the use cases of the crate that owns them',
  );
  if (!file.path.endsWith('/problem.rs') && !STATUS_ELSEWHERE.has(file.path)) {
    problems.push(
      ...findings(file, text, ERROR_STATUS, (m) => `${m[0]}: only problem.rs decides on status codes`),
    );
  }
  if (/^apps\/server\/src\/routes\//.test(file.path)) {
    for (const f of functions(text)) {
      if (f.async && f.lines > MAX_HANDLER_LINES) {
        problems.push(
          `${file.path}:${f.line}: ${f.name} has ${f.lines} lines; a handler has at most ${MAX_HANDLER_LINES}`,
        );
      }
    }
  }
  return problems;
}
