import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { dependencies } from '../layers/dependencies.mjs';
import { habits } from '../layers/habits.mjs';
import { schemas } from '../layers/schemas.mjs';
import { rustLayers } from '../layers/rust-layers.mjs';
import { tables } from '../layers/tables.mjs';
import { readTree } from '../layers/tree.mjs';

const tree = (files) => Object.entries(files).map(([path, text]) => ({ path, text }));
const one = (problems, pattern) => {
  assert.equal(problems.length, 1, JSON.stringify(problems));
  assert.match(problems[0], pattern);
};
const crate = (folder, name, ...deps) => ({
  name,
  manifest_path: `/x/${folder}/${name}/Cargo.toml`,
  dependencies: deps.map((d) => (typeof d === 'string' ? { name: d, kind: null } : d)),
});

test('dependencies point from apps to domain crates to foundation crates', () => {
  const good = [
    crate('apps', 'palabre', 'identity', 'database', 'actix-web'),
    crate(
      'crates',
      'identity',
      'database',
      { name: 'actix-web', kind: 'dev' },
      { name: 'identity', kind: 'dev' },
    ),
    crate('crates', 'documents', 'database', 'citations'),
    crate('crates', 'database', 'diesel'),
    crate(
      'crates',
      'citations',
      'unicode-normalization',
      { name: 'proptest', kind: 'dev' },
      { name: 'serde_json', kind: 'dev' },
    ),
  ];
  assert.deepEqual(dependencies(good), []);
  const but = (changed) => dependencies(good.map((p) => (p.name === changed.name ? changed : p)));
  one(but(crate('crates', 'documents', 'identity')), /domain crates do not know each other/);
  one(but(crate('crates', 'documents', { name: 'identity', kind: 'dev' })), /documents depends on identity/);
  one(but(crate('crates', 'documents', 'actix-web')), /web framework/);
  one(but(crate('crates', 'database', 'identity')), /database knows no other/);
  one(but(crate('crates', 'database', 'citations')), /database knows no other/);
  for (const ours of ['identity', 'database']) {
    one(but(crate('crates', 'citations', ours)), /citations is a grammar/);
  }
  for (const outside of ['diesel', 'chrono', 'serde_json', 'tokio']) {
    one(but(crate('crates', 'citations', outside)), /it is pure/);
  }
  one(but(crate('crates', 'identity', 'palabre')), /nothing below apps/);
});

test('a domain module knows no database, web, format, chance or clock', () => {
  const at = 'crates/identity/src/domain/user.rs';
  assert.deepEqual(
    rustLayers(
      tree({
        [at]: '// diesel::x\nuse crate::domain::role::Role;\n#[cfg(test)]\nmod tests { use serde_json::json; }',
      }),
    ),
    [],
  );
  one(rustLayers(tree({ [at]: 'use diesel::prelude::*;' })), /user\.rs:1: .*diesel/);
  one(rustLayers(tree({ [at]: '\n#[derive(Clone, Serialize)]' })), /user\.rs:2: .*Serialize/);
  one(rustLayers(tree({ [at]: 'use rand::Rng;' })), /rand/);
  one(rustLayers(tree({ [at]: 'let n = Utc::now();' })), /clock/);
  one(rustLayers(tree({ [at]: 'use crate::store;' })), /store/);
  one(rustLayers(tree({ 'crates/citations/src/day.rs': 'let n = Utc::now();' })), /clock/);
  one(rustLayers(tree({ 'crates/citations/src/day.rs': 'use rand::Rng;' })), /rand/);
  assert.deepEqual(rustLayers(tree({ 'crates/identity/src/store/rows.rs': 'use diesel::prelude::*;' })), []);
});

test('tables are named inside the store, which is private', () => {
  one(
    rustLayers(
      tree({ 'crates/identity/src/use_cases/x.rs': 'diesel::table! { users (id) { id -> BigInt, } }' }),
    ),
    /only src\/store knows/,
  );
  one(
    rustLayers(tree({ 'crates/identity/src/use_cases/x.rs': 'use diesel::prelude::*;' })),
    /only src\/store knows/,
  );
  one(rustLayers(tree({ 'crates/identity/src/schema.rs': '' })), /schema belongs/);
  one(rustLayers(tree({ 'crates/identity/src/lib.rs': 'pub mod store;' })), /private/);
  one(rustLayers(tree({ 'apps/server/src/routes/x.rs': 'use diesel::prelude::*;' })), /use cases/);
});

test('only problem.rs decides on the status of a failure', () => {
  const refused = 'fn f() { HttpResponse::NotFound().finish() }';
  one(rustLayers(tree({ 'apps/server/src/routes/identity.rs': refused })), /HttpResponse::NotFound/);
  one(rustLayers(tree({ 'apps/server/src/limits.rs': 'StatusCode::CONFLICT' })), /StatusCode::CONFLICT/);
  assert.deepEqual(rustLayers(tree({ 'apps/server/src/problem.rs': refused })), []);
  assert.deepEqual(
    rustLayers(tree({ 'apps/server/src/routes/identity.rs': 'fn f() { HttpResponse::Created().json(v) }' })),
    [],
  );
});

test('a handler is short', () => {
  const handler = (n) => `pub async fn ask() {\n${'    x();\n'.repeat(n)}}\n`;
  const at = 'apps/server/src/routes/assistant.rs';
  assert.deepEqual(rustLayers(tree({ [at]: handler(23) })), []);
  one(rustLayers(tree({ [at]: handler(24) })), /ask has 26 lines/);
});

const migration = (backend, folder, up, down = 'DROP TABLE x;') => ({
  [`migrations/${backend}/${folder}/up.sql`]: up,
  [`migrations/${backend}/${folder}/down.sql`]: down,
});
const owned = {
  'crates/ai-assistant/src/store/schema.rs':
    'diesel::table! {\n    use diesel::sql_types::*;\n    /// One row an answer.\n    ai_logs (id) { id -> BigInt, }\n}',
  'crates/identity/src/lib.rs': '',
  ...migration(
    'sqlite',
    '20260101000000_ai_assistant_logs',
    '-- create table no\nCREATE TABLE ai_logs (id INTEGER);',
  ),
  ...migration('postgres', '20260101000000_ai_assistant_logs', 'CREATE TABLE ai_logs (id BIGINT);'),
};

test('a crate owns its tables', () => {
  assert.deepEqual(tables(tree(owned)), []);
  one(
    tables(tree({ ...owned, 'crates/identity/src/store/schema.rs': 'table! { ai_logs (id) { } }' })),
    /belongs to ai_assistant/,
  );
  one(
    tables(tree({ ...owned, 'crates/identity/src/store/schema.rs': 'table! { users (id) { } }' })),
    /no migration makes/,
  );
});

test('migrations stand for both databases, both ways, under the name of a crate', () => {
  const half = tables(
    tree({
      ...owned,
      ...migration('sqlite', '20260102000000_identity_users', 'CREATE TABLE users (id INTEGER);'),
    }),
  );
  assert.ok(half.some((p) => /20260102000000_identity_users stands for one database only/.test(p)));
  const both = (folder, down) => ({
    ...owned,
    ...migration(
      'sqlite',
      folder,
      'CREATE TABLE a_new (id INTEGER); DROP TABLE IF EXISTS a; ALTER TABLE a_new RENAME TO a;',
      down,
    ),
    ...migration('postgres', folder, 'CREATE TABLE IF NOT EXISTS a (id BIGINT);', down),
  });
  assert.deepEqual(tables(tree(both('20260102000000_identity_a'))), []);
  assert.equal(tables(tree(both('20260102000000_nobody_a'))).length, 2);
  assert.equal(tables(tree(both('20260102000000_identity_a', ' '))).length, 2);
});

test('files are short, finished, and tell nothing of a machine', () => {
  assert.deepEqual(
    habits(
      tree({ 'crates/a/src/lib.rs': 'x\n'.repeat(500), 'frontend/src/types/api.gen.ts': 'x\n'.repeat(900) }),
    ),
    [],
  );
  one(habits(tree({ 'crates/a/src/lib.rs': 'x\n'.repeat(501) })), /501 lines/);
  one(habits(tree({ 'crates/a/src/lib.rs': 'fn a() { todo!() }' })), /todo!/);
  one(habits(tree({ 'crates/a/src/lib.rs': '#[allow(dead_code)]' })), /expect/);
  one(habits(tree({ 'crates/a/src/lib.rs': '#[ignore = "slow"]' })), /ignore/);
  one(habits(tree({ 'frontend/e2e/a.spec.ts': "test.skip('x', f)" })), /test\.skip/);
  one(habits(tree({ 'docs/a.md': `see ${['', 'work', 'x'].join('/')}` })), /machine/);
  assert.deepEqual(
    habits(tree({ 'docs/a.md': 'https://example.org/work/x and crates/work/x, /var/lib/palabre' })),
    [],
  );
  one(habits(tree({ 'frontend/.npmrc': 'registry=https://x.example' })), /registry/);
  one(habits(tree({ 'frontend/package-lock.json': '"resolved": "a"\n"resolved": "b"' })), /download address/);
});

test('a schema of the API has a name of its own', () => {
  const type = (as, name) =>
    `#[derive(Debug, ToSchema)]\n#[serde(rename_all = "camelCase")]\n${as}/// A thing.\npub struct ${name} {}`;
  const routes = (a, b) =>
    tree({ 'apps/server/src/routes/a.rs': a, 'apps/server/src/routes/b.rs': b, 'crates/c/src/lib.rs': a });
  assert.deepEqual(schemas(routes(type('', 'A'), type('', 'B'))), []);
  assert.deepEqual(
    schemas(routes(type('#[schema(as = X)]\n', 'View'), type('#[schema(as = Y)]\n', 'View'))),
    [],
  );
  one(schemas(routes(type('', 'X'), type('#[schema(as = X)]\n', 'B'))), /b\.rs: the schema X .*a\.rs/);
});

test('an example in a comment is no test', () => {
  one(
    habits(tree({ 'crates/a/src/lib.rs': '//! ```\n//! a\n//! ```\n/// ```text\n/// b\n/// ```' })),
    /lib\.rs:1: .*documentation test/,
  );
});

test('a tree is read without what is made or fetched', async () => {
  const root = await fs.mkdtemp(path.join(os.tmpdir(), 'palabre-tree-'));
  for (const at of [
    'crates/a/src/lib.rs',
    'node_modules/x/index.js',
    'target/debug/x.rs',
    'frontend/dist/a.js',
    'picture.png',
  ]) {
    await fs.mkdir(path.join(root, path.dirname(at)), { recursive: true });
    await fs.writeFile(path.join(root, at), 'x');
  }
  assert.deepEqual(
    (await readTree(root)).map((f) => f.path),
    ['crates/a/src/lib.rs'],
  );
  await fs.rm(root, { recursive: true });
});
