import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code, functions, shipped } from '../layers/rust-source.mjs';

test('words in comments and strings are no code', () => {
  const text = code(
    'use a; // diesel::x\n/* serde\n */ let s = "rand::\\" x"; let r = r#"a "tokio" b"#; let c = \'"\'; let d: &\'static str;',
  );
  assert.ok(!/diesel|serde|rand|tokio/.test(text));
  assert.match(text, /&'static str;/);
  assert.equal(text.split('\n').length, 3);
});

test('test items do not ship', () => {
  const text = shipped(
    code(
      'fn a() {}\n#[cfg(test)]\nmod tests { use rand::x; fn b() { c[1] = 2; } }\nfn after() {}\n#[cfg(test)]\nmod t;\nfn last() {}',
    ),
  );
  assert.ok(!/rand/.test(text) && !/mod t;/.test(text));
  assert.match(text, /fn after\(\) \{\}/);
  assert.match(text, /fn last\(\) \{\}/);
});

test('a function is counted from its first line to the closing brace', () => {
  const found = functions(
    '/// doc\npub async fn ask(\n    body: Json<Ask>,\n) -> Result<[u8; 2], P> {\n    if a { b }\n}\nfn one() {}\ntrait T { fn none(&self); }\n',
  );
  assert.deepEqual(found, [
    { name: 'ask', async: true, line: 2, lines: 5 },
    { name: 'one', async: false, line: 7, lines: 1 },
  ]);
});
