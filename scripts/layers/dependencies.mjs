// Dependencies point one way: apps -> domain crates -> database.

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
      if (kind === 'database' && target !== undefined) return says('database knows no other crate of ours');
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
  return p.name === 'database' ? 'database' : 'domain';
}
