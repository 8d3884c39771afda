import { describe, expect, it } from 'vitest';
import { aRequest } from '@/testing/marketplace';
import { filtersOf, isFiltered, listPath, noFilters, pageCount, queryOf } from './filters';
import { CONVERSATION_MAX, conversationText, noFormulation, readFormulation } from './formulation';
import { emptyRequest, requestBody, requestSchema, valuesOf, withSuggestion } from './requestForm';

describe('filters', () => {
  it('are read from the address, and what is no filter is left out', () => {
    const query = new URLSearchParams(
      'q=caution&domain=immobilier&urgency=high&since=2026-11-01&until=2026-11-30&page=3',
    );
    expect(filtersOf(query)).toEqual({
      q: 'caution',
      domain: 'immobilier',
      urgency: 'high',
      since: '2026-11-01',
      until: '2026-11-30',
      page: 3,
    });
    expect(
      filtersOf(new URLSearchParams('domain=x&urgency=now&since=hier&until=2026-99-99&page=-1')),
    ).toEqual(noFilters);
  });

  it('go back into the address and into the call', () => {
    const filters = { ...noFilters, q: '  bail ', domain: 'civil', page: 2 };
    expect(queryOf(filters)).toEqual({ q: 'bail', domain: 'civil', page: '2' });
    expect(listPath(filters)).toBe('/api/client-requests?status=open&q=bail&domain=civil&limit=20&offset=20');
    expect(isFiltered(filters)).toBe(true);
    expect(isFiltered({ ...noFilters, page: 4 })).toBe(false);
  });

  it('count the pages', () => {
    expect([0, 1, 20, 21, 10_000].map(pageCount)).toEqual([1, 1, 1, 2, 500]);
  });
});

describe('a request’s form', () => {
  it('sends what was written; an open domain is the server’s to choose', () => {
    expect(requestBody({ ...emptyRequest, title: ' Bail ', description: ' Dix lettres ' })).toEqual({
      title: 'Bail',
      description: 'Dix lettres',
      urgency: 'normal',
      budget: '',
    });
    expect(requestBody(valuesOf(aRequest({ budget: null })))).toMatchObject({
      legalDomain: 'immobilier',
      urgency: 'high',
      budget: '',
    });
  });

  it('holds the limits of the contract', () => {
    const fits = { ...emptyRequest, title: 'abc', description: 'x'.repeat(10) };
    expect(requestSchema.isValidSync(fits)).toBe(true);
    for (const wrong of [
      { title: '' },
      { title: ' ab ' },
      { title: 'x'.repeat(151) },
      { description: '' },
      { description: 'x'.repeat(9) },
      { description: 'x'.repeat(20_001) },
      { budget: 'x'.repeat(201) },
    ]) {
      expect(requestSchema.isValidSync({ ...fits, ...wrong }), JSON.stringify(wrong).slice(0, 40)).toBe(
        false,
      );
    }
  });

  it('takes a suggestion over what is written, but no blank of it', () => {
    const values = { ...emptyRequest, title: 'Mon titre', description: 'Mes mots', budget: '10 000' };
    expect(
      withSuggestion(values, {
        suggestedTitle: 'Caution non rendue',
        suggestedDescription: ' ',
        suggestedDomain: 'immobilier',
      }),
    ).toEqual({ ...values, title: 'Caution non rendue', legalDomain: 'immobilier' });
  });
});

describe('a conversation', () => {
  it('is sent as lines of role and content', () => {
    expect(
      conversationText([
        { role: 'user', content: 'Ma caution' },
        { role: 'ai', content: 'Depuis quand ?' },
      ]),
    ).toBe('user: Ma caution\nai: Depuis quand ?');
    expect(conversationText([])).toBe('');
    const long = Array.from({ length: 20 }, () => ({ role: 'user' as const, content: 'x'.repeat(4_000) }));
    expect(conversationText([...long, { role: 'ai', content: 'Et ensuite ?' }])).toMatch(
      /ai: Et ensuite \?$/,
    );
    expect(conversationText(long).length).toBeLessThanOrEqual(CONVERSATION_MAX);
  });

  it('is taken up again as it was, and anything else is left out', () => {
    const kept = {
      turns: [{ role: 'user' as const, content: 'Ma caution' }],
      suggestion: {
        suggestedTitle: 'Caution',
        suggestedDescription: 'Texte',
        suggestedDomain: 'immobilier' as const,
      },
    };
    expect(readFormulation(kept)).toEqual(kept);
    expect(readFormulation(undefined)).toEqual(noFormulation);
    expect(
      readFormulation({ turns: [{ role: 'system', content: 'x' }, 4], suggestion: { suggestedDomain: 'x' } }),
    ).toEqual(noFormulation);
  });
});
