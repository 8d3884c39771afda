// Dependencies point one way: apps -> domain crates -> foundation crates.

/** What any domain crate may use, and what uses none of ours. */
const FOUNDATION = new Map([
  ['database', 'database knows no other crate of ours'],
  ['citations', 'citations is a grammar: it knows no other crate of ours'],
  ['sentence-encoder', 'sentence-encoder turns text into numbers: it knows no other crate of ours'],
]);

/** What they answer depends on what they are given alone. */
const PURE = new Set(['citations', 'sentence-encoder']);
const OUTSIDE = /^(diesel|libsqlite3-sys|pq-sys|chrono|tokio|reqwest|rand|serde|uuid)/;
/** The encoder's vocabulary is JSON, inside the program. */
const ITS_OWN = new Map([['sentence-encoder', /^serde/]]);

const WEB = /^(actix|utoipa-actix)/;

/** `packages`: what `cargo metadata --no-deps` lists. */
export function dependencies(packages) {
  const kinds = new Map(packages.map((p) => [p.name, kindOf(p)]));
  return packages.flatMap((p) => {
    const kind = kindOf(p);
    return p.dependencies.flatMap((d) => {
      // A path dependency on itself turns a feature on for the tests.
      if (d.name === p.name) return [];
      const target = kinds.get(d.name);
      const says = (why) => [`${p.name} depends on ${d.name}: ${why}`];
      if (target === 'app' && kind !== 'app') return says('nothing below apps/ knows an app');
      if (kind === 'foundation' && target !== undefined) return says(FOUNDATION.get(p.name));
      const isItsOwn = ITS_OWN.get(p.name)?.test(d.name);
      if (PURE.has(p.name) && d.kind !== 'dev' && OUTSIDE.test(d.name) && !isItsOwn) {
        return says('it is pure: no database, no clock, no format, no chance');
      }
      if (kind === 'domain' && target === 'domain') {
        return says('domain crates do not know each other; what joins two lives in apps/server/src/flows');
      }
      if (kind !== 'app' && d.kind !== 'dev' && WEB.test(d.name))
        return says('only apps/ knows the web framework');
      return [];
    });
  });
}

function kindOf(p) {
  if (/[\\/]apps[\\/][^\\/]+[\\/]Cargo\.toml$/.test(p.manifest_path)) return 'app';
  return FOUNDATION.has(p.name) ? 'foundation' : 'domain';
}
