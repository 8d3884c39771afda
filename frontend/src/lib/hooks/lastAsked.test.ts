import { describe, expect, it } from 'vitest';
import { LastAsked } from './lastAsked';

const query = (text: string) => new URLSearchParams(text);

/** As a filter does: with what was asked for last. */
function choose(last: LastAsked, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(last.current);
  next.set(name, value);
  last.ask(next);
  return next;
}

describe('the query asked for last', () => {
  it('is kept while an earlier one is shown', () => {
    const last = new LastAsked(query(''));
    const words = choose(last, 'q', 'loyer');
    choose(last, 'domain', 'immobilier');
    last.shown(words);
    expect(choose(last, 'urgency', 'high').toString()).toBe('q=loyer&domain=immobilier&urgency=high');
  });

  it('may be shown without those before it', () => {
    const last = new LastAsked(query(''));
    choose(last, 'q', 'loyer');
    const both = choose(last, 'domain', 'immobilier');
    last.shown(both);
    last.shown(query('q=bail'));
    expect(last.current.toString()).toBe('q=bail');
  });

  it('gives way to one from elsewhere', () => {
    const last = new LastAsked(query('q=loyer'));
    choose(last, 'domain', 'immobilier');
    last.shown(query('tab=mine'));
    expect(choose(last, 'sort', 'date').toString()).toBe('tab=mine&sort=date');
  });
});
