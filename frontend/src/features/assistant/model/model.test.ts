import { describe, expect, it } from 'vitest';
import { accessOf } from './access';
import { conversationHistory } from '@/lib/answer/history';
import { tabText } from './articles';
import type { Exchange } from './chatStore';
import { monthOf } from './month';
import { readUnsent, unsentOf } from './unsent';

const RESETS = '2026-11-30T23:00:00Z';

describe('who may ask', () => {
  const usage = (used: number) => ({ used, limit: 3, resetsAt: RESETS });

  it('knows Premium and admin as without limit', () => {
    expect(accessOf({ role: 'client', isPremium: true }, undefined)).toEqual({
      kind: 'unlimited',
      premium: true,
    });
    expect(accessOf({ role: 'admin', isPremium: false }, undefined)).toEqual({
      kind: 'unlimited',
      premium: false,
    });
  });

  it.each([
    [0, 'free'],
    [2, 'free'],
    [3, 'exhausted'],
    [4, 'exhausted'],
  ])('%i used is %s', (used, kind) => {
    expect(accessOf({ role: 'avocat', isPremium: false }, usage(used)).kind).toBe(kind);
  });

  it('waits for the server’s count, and knows nothing before', () => {
    expect(accessOf({ role: 'client', isPremium: false }, undefined)).toEqual({ kind: 'unknown' });
  });
});

describe('the small tabs', () => {
  it('name the first law and count the rest', () => {
    expect(
      tabText([
        'Code du travail (loi n° 92/007 du 14 août 1992), art. 34',
        'Code du travail (loi n° 92/007 du 14 août 1992), art. 36',
        'Constitution, art. 2',
      ]),
    ).toEqual({ text: 'Code du travail, art.\u00a034, 36', more: 1 });
    expect(
      tabText([
        'Labour Code (Law No. 92/007 of 14 August 1992), s. 34',
        'Labour Code (Law No. 92/007 of 14 August 1992), s. 36',
        'Uniform Act on Arbitration (23 November 2017), art. 2',
      ]),
    ).toEqual({ text: 'Labour Code, ss.\u00a034, 36', more: 1 });
    expect(tabText(['Penal Code (Law No. 2016/007 of 12 July 2016), s. 74-1'])).toEqual({
      text: 'Penal Code, s.\u00a074-1',
      more: 0,
    });
    expect(tabText(['Arrêté du 26 mai 1993'])).toEqual({ text: 'Arrêté du 26 mai 1993', more: 0 });
    expect(tabText([])).toBeNull();
  });

  it('say the month in the reader’s language', () => {
    expect(monthOf('2026-11', 'fr')).toBe('novembre 2026');
    expect(monthOf('2026-11-21', 'en')).toBe('November 2026');
    expect(monthOf('autrefois', 'fr')).toBe('autrefois');
    expect(monthOf(null, 'fr')).toBe('');
  });
});

describe('what the server is told of the conversation', () => {
  it('is the latest whole exchanges within the limits, oldest first', () => {
    const many = Array.from({ length: 15 }, (_, at) => ({
      question: `q${at}`,
      text: at === 14 ? '' : `r${at}`,
    }));
    const turns = conversationHistory(many);
    expect(turns).toHaveLength(20);
    expect(turns[0]).toEqual({ role: 'user', content: 'q4' });
    expect(turns[19]).toEqual({ role: 'assistant', content: 'r13' });
  });

  it('stays within 24,000 characters', () => {
    const long = 'x'.repeat(11_000);
    expect(
      conversationHistory([
        { question: 'a', text: long },
        { question: 'b', text: long },
        { question: 'c', text: long },
      ]),
    ).toHaveLength(4);
  });
});

describe('questions without an answer', () => {
  const exchange = (change: Partial<Exchange>) =>
    ({ question: 'Mon loyer', promptType: null, state: 'done', error: null, ...change }) as Exchange;

  it('are those on their way and those that failed', () => {
    const asked = [
      exchange({}),
      exchange({ state: 'stopped' }),
      exchange({ question: 'A', state: 'asking' }),
      exchange({ question: 'B', state: 'failed', promptType: 'procedure' }),
    ];
    expect(unsentOf(asked, 12)).toEqual([
      { question: 'A', promptType: null, conversation: 12 },
      { question: 'B', promptType: 'procedure', conversation: 12 },
    ]);
  });

  it('are read back as far as they have their shape', () => {
    expect(
      readUnsent([
        { question: 'A' },
        { question: ' ' },
        'x',
        null,
        { question: 'B', promptType: 'y', conversation: 12 },
      ]),
    ).toEqual([
      { question: 'A', promptType: null, conversation: null },
      { question: 'B', promptType: null, conversation: 12 },
    ]);
    expect(readUnsent(undefined)).toEqual([]);
  });
});
