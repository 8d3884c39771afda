import { describe, expect, it } from 'vitest';
import { compare } from './check-i18n.mjs';

describe('check-i18n', () => {
  it('accepts each language’s own plural forms', () => {
    const fr = { n_one: '{{count}} avis', n_many: '{{count}} avis', n_other: '{{count}} avis' };
    expect(compare('x', fr, { n_one: '{{count}} notice', n_other: '{{count}} notices' })).toEqual([]);
  });

  it('finds a missing key in either direction', () => {
    expect(compare('x', { a: { b: 'un' } }, { c: 'one' })).toEqual([
      'x:a.b is missing in en',
      'x:c is missing in fr',
    ]);
  });

  it('finds a plural form that French needs', () => {
    const faults = compare('x', { n_one: 'un', n_other: 'des' }, { n_one: 'one', n_other: 'some' });
    expect(faults).toEqual(['x:n in fr has one,other instead of many,one,other']);
  });

  it('finds other placeholders, other tags and empty texts', () => {
    expect(compare('x', { a: 'Bonjour {{name}}' }, { a: 'Hello {{nom}}' })).toEqual([
      'x:a has other placeholders in en',
    ]);
    expect(compare('x', { a: '<b>un</b>' }, { a: 'one' })).toEqual(['x:a has other tags in en']);
    expect(compare('x', { a: ' ' }, { a: 'one' })[0]).toBe('x:a is empty in fr');
  });

  it('asks for French spacing', () => {
    expect(compare('x', { a: 'Quoi ?' }, { a: 'What?' })).toHaveLength(1);
    expect(compare('x', { a: 'Quoi\u202f?' }, { a: 'What?' })).toEqual([]);
  });
});
