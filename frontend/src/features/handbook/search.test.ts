import { describe, expect, it } from 'vitest';
import type { HandbookNote } from '@/types/handbook';
import { indexed, search } from './model/search';

const note = (key: string, domain: string, title: string, text: string): HandbookNote => ({
  key,
  domain,
  title,
  text,
  articles: [`Code du travail, art. ${key.length}`],
  nextStep: null,
  confidence: 'high',
  caution: null,
  asOf: '2026-11',
  verifiedByLawyer: false,
});

const index = indexed([
  note('a', 'travail', 'Congés payés', 'Le salarié licencié garde ses congés.'),
  note('b', 'travail', 'Licenciement : la lettre', 'Par écrit, avec le motif.'),
  note('c', 'penal', 'Garde à vue', 'Quarante-huit heures, renouvelables une fois. L’avocat vient.'),
]);
const keys = (query: string, domain = '') => search(index, query, domain).map(({ key }) => key);

describe('searching the handbook', () => {
  it('needs no accents, no capitals and no whole words', () => {
    expect(keys('CONGES')).toEqual(['a']);
    expect(keys('garde a vue')).toEqual(['c']);
    expect(keys('lavocat')).toEqual([]);
    expect(keys("l'avocat")).toEqual(['c']);
  });

  it('puts first what says it in its title', () => {
    expect(keys('licenci')).toEqual(['b', 'a']);
  });

  it('wants every telling word, and looks at articles too', () => {
    expect(keys('lettre motif')).toEqual(['b']);
    expect(keys('lettre heures')).toEqual([]);
    expect(keys('code du travail')).toEqual(['a', 'b', 'c']);
  });

  it('keeps to one area of law, and shows all of it without a word', () => {
    expect(keys('', 'travail')).toEqual(['a', 'b']);
    expect(keys('garde', 'travail')).toEqual(['a']);
    expect(keys('la garde')).toEqual(['c', 'a']);
  });
});
