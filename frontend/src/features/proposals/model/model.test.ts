import { describe, expect, it } from 'vitest';
import type { Proposal } from '@/types/marketplace';
import deadlines from '../../../../../fixtures/deadlines.json';
import prices from '../../../../../fixtures/prices.json';
import { aProposal } from '@/testing/marketplace';
import { bestOf, comparable, mayRate, ordered } from './compare';
import { DAYS_MAX, deadlineOf, isDeadlinePassed, timelineDays } from './deadline';
import { priceAmount } from './price';
import { emptyProposal, proposalBody, proposalSchema } from './proposalForm';

/** A small generator with a seed: the texts are the same on every machine. */
function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = <T>(next: (below: number) => number, list: readonly T[]): T => list[next(list.length)]!;

/** Pieces that are put together in every order: figures, units, words around, marks and spaces of every kind. */
const pieces = [
  () => [
    '1',
    '2',
    '7',
    '10',
    '15',
    '30',
    '45',
    '90',
    '0',
    '007',
    '1,5',
    '2.5',
    '0,25',
    '1 000',
    '12\u202f000',
  ],
  () => ['jour', 'jours', 'day', 'DAYS', 'j', 'd', 'journée', 'journe\u0301es', 'JOURNÉES'],
  () => ['semaine', 'Semaines', 'week', 'weeks', 'sem', 'wk', 'mois', 'month', 'Months'],
  () => ['heures', 'h', 'an', 'année', 'years', 'trimestre', 'quinzaine', 'min'],
  () => [
    'sous',
    'environ',
    'dans',
    'within',
    'délai',
    'ouvrés',
    'à',
    'et',
    'maximum',
    'dix',
    'lundi',
    'majour',
  ],
  () => [
    ' ',
    ' ',
    ' ',
    '\u00a0',
    '\u202f',
    '\u2009',
    '',
    '',
    '-',
    ' – ',
    ' : ',
    ' (',
    ') ',
    '/',
    '+',
    '.',
    ', ',
    "'",
  ],
  () => ['🙂', '½', '١٠', '%', '\n', '\t', 'œ', 'ß', '\u0301', 'ｍ', '€'],
] as const;

function generatedTexts(count: number): string[] {
  const next = random(20_261_121);
  return Array.from({ length: count }, () =>
    Array.from({ length: 1 + next(9) }, () => pick(next, pick(next, pieces)())).join(
      pick(next, ['', ' ', ' ']),
    ),
  );
}

describe('the days of a timeline', () => {
  it('are those of every shared vector', () => {
    expect(deadlines.length).toBeGreaterThanOrEqual(60);
    const wrong = deadlines.filter(({ timeline, days }) => timelineDays(timeline) !== days);
    expect(wrong).toEqual([]);
  });

  // The server's test reads the same file: the two functions agree on every text in it.
  it('are those of the generated texts, on which the server is tested too', async () => {
    const lines = generatedTexts(400).map((timeline) =>
      JSON.stringify({ timeline, days: timelineDays(timeline) }),
    );
    await expect(`[\n${lines.join(',\n')}\n]\n`).toMatchFileSnapshot(
      '../../../../../fixtures/deadlines-generated.json',
    );
  });

  it('are the number times the unit, whatever stands around', () => {
    const next = random(7);
    const units = [
      ['jour', 1],
      ['Jours', 1],
      ['days', 1],
      ['SEMAINES', 7],
      ['week', 7],
      ['mois', 30],
      ['months', 30],
      ['heures', 0],
      ['years', 0],
    ] as const;
    for (let turn = 0; turn < 500; turn += 1) {
      const n = next(200);
      const [word, days] = pick(next, units);
      const before = pick(next, ['', '~ ', 'environ ', 'within\u00a0', '( ', 'Délai : ']);
      const between = pick(next, ['', ' ', '\u202f', ' (dix) ', ' bons ']);
      const after = pick(next, ['', '.', ' ouvrés', ' maximum', ', puis 3 audiences']);
      const text = `${before}${n}${between}${word}${after}`;
      expect(timelineDays(text), text).toBe(Math.min(n * days, DAYS_MAX));
    }
  });

  it('are none without a digit, and never more than ten years', () => {
    for (const text of generatedTexts(400)) {
      const days = timelineDays(text);
      expect(days, text).toBeGreaterThanOrEqual(0);
      expect(days, text).toBeLessThanOrEqual(DAYS_MAX);
      expect(Number.isInteger(days), text).toBe(true);
      if (!/[0-9]/.test(text)) expect(days, text).toBe(0);
    }
  });

  it('make the deadline, counted from the proposal', () => {
    expect(deadlineOf('2026-11-21T12:00:00Z', '2 semaines').toISOString()).toBe('2026-12-05T12:00:00.000Z');
    expect(deadlineOf('2026-11-21T12:00:00Z', null).toISOString()).toBe('2026-11-21T12:00:00.000Z');
    const proposal = { createdAt: '2026-11-21T12:00:00Z', timeline: '1 jour' };
    expect(isDeadlinePassed(proposal, Date.parse('2026-11-22T11:59:59Z'))).toBe(false);
    expect(isDeadlinePassed(proposal, Date.parse('2026-11-22T12:00:00Z'))).toBe(true);
  });
});

describe('the amount of a price', () => {
  it('is that of every shared vector', () => {
    expect(prices.length).toBeGreaterThanOrEqual(30);
    const wrong = prices.filter(({ price, amount }) => priceAmount(price) !== amount);
    expect(wrong).toEqual([]);
  });

  it('is read however its thousands are grouped', () => {
    const next = random(11);
    for (let turn = 0; turn < 300; turn += 1) {
      const n = next(2_000_000_000);
      const mark = pick(next, ['', ' ', '\u00a0', '\u202f', '.', ',', "'"]);
      const grouped = String(n).replace(/\B(?=(\d{3})+$)/g, mark);
      expect(priceAmount(`environ ${grouped} FCFA`), grouped).toBe(n);
    }
  });
});

describe('comparing', () => {
  const one = aProposal({ id: 1, priceAmount: 90_000, timelineDays: 30, ratingMean: 4.5, rankingScore: 4 });
  const two = aProposal({ id: 2, priceAmount: 50_000, timelineDays: 0, ratingMean: null, rankingScore: 3.5 });
  const three = aProposal({ id: 3, priceAmount: null, timelineDays: 7, ratingMean: 3, rankingScore: 3.2 });
  const ids = (proposals: Proposal[]) => proposals.map(({ id }) => id);

  it('orders by rank, price and delay; what is unknown comes last', () => {
    expect(ids(ordered([three, two, one], 'ranking'))).toEqual([1, 2, 3]);
    expect(ids(ordered([one, two, three], 'price'))).toEqual([2, 1, 3]);
    expect(ids(ordered([one, two, three], 'delay'))).toEqual([3, 1, 2]);
  });

  it('puts the selected one first and those that are out last', () => {
    const selected: Proposal = { ...three, status: 'accepted', isSelected: true };
    const refused: Proposal = { ...one, status: 'rejected' };
    expect(ids(ordered([refused, two, selected], 'ranking'))).toEqual([3, 2, 1]);
    expect(ids(comparable([refused, two, selected]))).toEqual([2, 3]);
  });

  it('calls nothing best where all are alike', () => {
    expect(bestOf([one, two, three])).toEqual({ price: 50_000, days: 7, rating: 4.5 });
    expect(bestOf([one, one])).toEqual({ price: null, days: null, rating: null });
  });

  it('offers the rating for the selected one, once, after its deadline', () => {
    const selected = aProposal({
      status: 'accepted',
      isSelected: true,
      requestStatus: 'assigned',
      createdAt: '2026-11-01T08:00:00Z',
      timeline: '1 semaine',
    });
    const before = Date.parse('2026-11-08T08:00:00Z') - 1;
    expect(mayRate(selected, before)).toBe(false);
    expect(mayRate(selected, before + 1)).toBe(true);
    expect(mayRate({ ...selected, ratingId: 3 }, before + 1)).toBe(false);
    expect(mayRate({ ...selected, isSelected: false }, before + 1)).toBe(false);
    expect(mayRate({ ...selected, requestStatus: 'closed' }, before + 1)).toBe(false);
    expect(mayRate({ ...selected, requestStatus: 'closed', canRate: true }, before)).toBe(true);
  });
});

describe('a proposal’s form', () => {
  it('sends what was written, trimmed', () => {
    expect(
      proposalBody(4, { ...emptyProposal, title: ' Bail ', description: 'Dix lettres', price: '  ' }),
    ).toEqual({
      requestId: 4,
      title: 'Bail',
      description: 'Dix lettres',
    });
  });

  it('holds the limits of the contract', () => {
    const fits = { ...emptyProposal, title: 'abc', description: 'x'.repeat(10) };
    expect(proposalSchema.isValidSync(fits)).toBe(true);
    for (const wrong of [
      { title: 'ab' },
      { title: 'x'.repeat(151) },
      { description: 'x'.repeat(9) },
      { description: 'x'.repeat(10_001) },
      { price: 'x'.repeat(101) },
      { timeline: 'x'.repeat(101) },
      { experience: 'x'.repeat(2_001) },
    ]) {
      expect(proposalSchema.isValidSync({ ...fits, ...wrong }), JSON.stringify(wrong).slice(0, 40)).toBe(
        false,
      );
    }
  });
});
