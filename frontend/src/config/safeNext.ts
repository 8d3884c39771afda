import { paths } from './paths';

/**
 * Where to go after signing in. Only an address of this application is followed: one slash, no second slash or
 * backslash (which browsers read as a host), no control character.
 */
export function safeNext(next: string | null): string | null {
  if (next === null || !/^\/(?![/\\])/.test(next)) return null;
  // eslint-disable-next-line no-control-regex -- control characters are exactly what must be refused
  if (/[\\\u0000-\u001f]/.test(next)) return null;
  const target = new URL(next, 'https://own.invalid');
  if (target.origin !== 'https://own.invalid') return null;
  if (target.pathname === paths.auth.path) return null;
  return target.pathname + target.search + target.hash;
}
