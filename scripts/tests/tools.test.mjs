import assert from 'node:assert/strict';
import fs from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { ALLOWED, isAllowed } from '../lib/spdx.mjs';
import { execute, Failure, outputOf } from '../lib/commands.mjs';
import { freePort, until } from '../lib/network.mjs';
import { failedJourneys, failedTests } from '../lib/frontend.mjs';
import { cargoTestCounts, nextestCounts } from '../lib/rust.mjs';
import { root } from '../lib/project.mjs';

test('a licence expression is read as SPDX says', () => {
  for (const good of [
    'MIT',
    'MIT/Apache-2.0',
    'MIT OR GPL-3.0',
    '(MIT OR GPL-2.0) AND Unicode-3.0',
    'Apache-2.0 WITH LLVM-exception',
    '(MIT OR CC0-1.0)',
  ]) {
    assert.equal(isAllowed(good), true, good);
  }
  for (const bad of [
    undefined,
    '',
    'GPL-3.0',
    'AGPL-3.0-only',
    'LGPL-2.1',
    'MIT AND GPL-3.0',
    'GPL-2.0 WITH Classpath-exception-2.0',
    'MIT OR',
    '(MIT',
    'MIT MIT',
    'SEE LICENSE IN x',
    'MIT OR Apache-2.0 AND GPL-3.0 AND',
  ]) {
    assert.equal(isAllowed(bad), false, String(bad));
  }
  assert.equal(isAllowed('MIT OR Apache-2.0 AND GPL-3.0'), true, 'AND binds first');
});

test('deny.toml and the script allow the same licences', async () => {
  const text = await fs.readFile(path.join(root, 'deny.toml'), 'utf8');
  const list = /^allow = \[([^\]]*)\]/m
    .exec(text)[1]
    .match(/"[^"]+"/g)
    .map((s) => s.slice(1, -1));
  assert.deepEqual(list, [...ALLOWED]);
});

test('the counts of both test runners are read', () => {
  assert.deepEqual(
    nextestCounts(
      '     Summary [  12.3s] 214 tests run: 212 passed (1 slow), 1 failed, 1 timed out, 3 skipped\n',
    ),
    {
      passed: 212,
      failed: 2,
      skipped: 3,
    },
  );
  assert.deepEqual(
    cargoTestCounts(
      'test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured\nx\ntest result: FAILED. 2 passed; 1 failed; 0 ignored;',
    ),
    {
      passed: 5,
      failed: 1,
      skipped: 1,
    },
  );
  assert.equal(nextestCounts('error: no tests to run').passed, 0);
});

test('a program that fails is one line', async () => {
  await assert.rejects(
    execute('node', ['-e', 'process.exit(3)'], { onLine: () => {} }),
    (e) => e instanceof Failure && /ended with code 3$/.test(e.message),
  );
  await assert.rejects(
    outputOf('no-such-program-here', []),
    /^Error: no-such-program-here cannot be started/,
  );
  await assert.rejects(outputOf('node', ['-e', 'console.error("why"); process.exit(1)']), /failed: why$/);
  assert.equal(
    await execute('node', ['-e', 'console.log("a"); console.log("b")'], { onLine: () => {} }),
    'a\nb',
  );
});

test('waiting ends', async () => {
  await assert.rejects(
    until('nobody', 150, async () => false),
    /nobody did not answer/,
  );
  let asked = 0;
  await until('third time', 5000, async () => (asked += 1) === 3);
  assert.ok((await freePort()) > 1023);
});

test('the tests that failed are named once each, by both runners', () => {
  const journeys = [
    '  ✓   9 [phone-fr] › e2e/journeys/auth.spec.ts:4:5 › fr › signing in @fr (1.3s)',
    '  ✘  21 [desktop-en] › e2e/journeys/appointments.spec.ts:59:5 › en › an hour is booked @en (48.0s)',
    '  ✘  22 [desktop-en] › e2e/journeys/appointments.spec.ts:59:5 › en › an hour is booked @en (retry #1) (2.1m)',
    '  1) [desktop-en] › e2e/journeys/appointments.spec.ts:59:5 › en › an hour is booked @en ──',
    '    Error: expect(locator).toBeFocused() failed',
    '    >  97 |         await expect(box).toBeFocused();',
    '        at somewhere/frontend/e2e/journeys/appointments.spec.ts:97:57',
  ].join('\n');
  const failed = '[desktop-en] › journeys/appointments.spec.ts:59:5 › en › an hour is booked @en';
  assert.deepEqual(failedJourneys(journeys), [
    `${failed} (Error: expect(locator).toBeFocused() failed, appointments.spec.ts:97)`,
  ]);
  assert.deepEqual(failedJourneys(journeys.split('\n').slice(0, 3).join('\n')), [failed]);
  const tests =
    ' FAIL  src/a.test.tsx > a list > is sorted\nAssertionError\n FAIL  src/a.test.tsx > a list > is sorted';
  assert.deepEqual(failedTests(tests), ['src/a.test.tsx > a list > is sorted']);
});
