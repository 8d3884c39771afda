// SPDX licence expressions: may this be linked into a program that is MIT OR Apache-2.0?

/** The same list as in deny.toml. */
export const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'Apache-2.0 WITH LLVM-exception',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BSL-1.0',
  'CC0-1.0',
  'CDLA-Permissive-2.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'PostgreSQL',
  'Unicode-3.0',
  'Unlicense',
  'Zlib',
]);

/** `A OR B` needs one of them, `A AND B` both; `MIT/Apache-2.0` is the old way to write OR. What cannot be read is refused. */
export function isAllowed(expression) {
  if (typeof expression !== 'string' || expression.trim() === '') return false;
  const tokens = expression.replaceAll('/', ' OR ').match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const unreadable = () => new SyntaxError(expression);
  const one = () => {
    const token = tokens[at++];
    if (token === '(') {
      const inner = or();
      if (tokens[at++] !== ')') throw unreadable();
      return inner;
    }
    if (token === undefined || /^(\)|OR|AND|WITH)$/.test(token)) throw unreadable();
    if (tokens[at] !== 'WITH') return ALLOWED.has(token);
    at += 2;
    return ALLOWED.has(`${token} WITH ${tokens[at - 1]}`);
  };
  const and = () => {
    let all = one();
    while (tokens[at] === 'AND') {
      at += 1;
      all = one() && all;
    }
    return all;
  };
  function or() {
    let any = and();
    while (tokens[at] === 'OR') {
      at += 1;
      any = and() || any;
    }
    return any;
  }
  try {
    const answer = or();
    return at === tokens.length && answer;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
