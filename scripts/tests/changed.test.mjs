import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { tagsOf, touched } from '../lib/changed.mjs';
import { outputOf } from '../lib/commands.mjs';
import { frontend } from '../lib/project.mjs';

const known = ['admin', 'assistant', 'marketplace', 'messages', 'payments', 'subscribe'];

test('a change is known by the crates it is in', () => {
  const of = (...files) => touched(files, known).crates;
  assert.deepEqual(of('crates/payments/src/lib.rs', 'crates/payments/Cargo.toml'), ['payments']);
  assert.deepEqual(of('apps/server/src/app.rs', 'apps/operators-sandbox/src/lib.rs'), [
    'operators-sandbox',
    'palabre',
  ]);
  assert.deepEqual(of('migrations/sqlite/1_x/up.sql', 'fixtures/legal-knowledge/x.jsonl'), [
    'database',
    'jurisprudence',
  ]);
  assert.deepEqual(of('Cargo.lock', 'crates/payments/src/lib.rs'), ['*'], 'anything may follow from it');
  assert.deepEqual(of('README.md', 'docs/API.md', 'frontend/src/pages/HomePage.tsx'), []);
});

test('journeys are those of the features that the change is in', () => {
  const of = (...files) => touched(files, known).features;
  assert.deepEqual(of('frontend/src/features/messages/MessagesScreen.tsx'), ['messages']);
  assert.deepEqual(of('frontend/e2e/journeys/marketplace.spec.ts'), ['marketplace']);
  assert.deepEqual(of('apps/server/src/routes/messages.rs', 'crates/payments/src/lib.rs'), [
    'messages',
    'payments',
    'subscribe',
  ]);
  assert.deepEqual(of('apps/server/src/routes/admin_payments.rs', 'apps/server/src/flows/ask.rs'), [
    'admin',
    'assistant',
  ]);
  assert.deepEqual(of('frontend/src/locales/en/messages.json'), ['messages']);
  assert.deepEqual(of('frontend/src/features/nothing/x.tsx', 'docs/API.md'), []);
});

test('what stands behind every page is looked at in the journeys of the shell and of public pages', () => {
  const everyPage = [
    'frontend/src/app/RouteBoundary.tsx',
    'frontend/src/theme/base.css',
    'frontend/src/lib/http/client.ts',
    'frontend/webpack.prod.cjs',
    'frontend/package-lock.json',
    'apps/server/src/session.rs',
    'apps/server/src/middleware/mod.rs',
  ];
  for (const file of everyPage) {
    const { features } = touched([file]);
    assert.ok(features.includes('shell') && features.includes('public'), file);
  }
});

test('the front end reads its own files, and none that is gone', () => {
  const { sources, hasScripts, hasDependencies } = touched(
    [
      'frontend/playwright.config.ts',
      'frontend/src/gone.ts',
      'frontend/src/locales/fr/common.json',
      'scripts/x.mjs',
    ],
    known,
  );
  assert.deepEqual(sources, ['playwright.config.ts']);
  assert.deepEqual([hasScripts, hasDependencies], [true, false]);
  assert.equal(touched(['frontend/package-lock.json'], known).hasDependencies, true);
});

test('every crate of the workspace is known by its folder', async () => {
  const { packages } = JSON.parse(
    await outputOf('cargo', ['metadata', '--no-deps', '--format-version', '1']),
  );
  for (const { name, manifest_path: manifest } of packages) {
    const [, folder] = /((?:crates|apps)[\\/][^\\/]+)[\\/]Cargo\.toml$/.exec(manifest);
    assert.deepEqual(touched([`${folder.replaceAll('\\', '/')}/src/lib.rs`], known).crates, [name]);
  }
});

test('every file of journeys has the tag of a feature', () => {
  const folder = path.join(frontend, 'e2e');
  for (const name of fs.readdirSync(folder, { recursive: true }).filter((n) => n.endsWith('.spec.ts'))) {
    const own = tagsOf(fs.readFileSync(path.join(folder, name), 'utf8'));
    assert.ok(own.length > 0, `${name} has no tag`);
    const found = touched([`frontend/e2e/${name.replaceAll('\\', '/')}`]).features;
    assert.deepEqual(found, own, name);
  }
});
