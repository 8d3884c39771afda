import { describe, expect, it } from 'vitest';
import { accessOf, gateOf } from './access';
import { answerParts } from '@/lib/answer/answerParts';
import { conversationHistory } from '@/lib/answer/history';
import { tabText } from './articles';
import { monthOf } from './month';

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

  it('shows the box until a free consultation was chosen, and always when none is left', () => {
    const free = accessOf({ role: 'client', isPremium: false }, usage(1));
    expect(gateOf(free, false, false)).toBe(free);
    expect(gateOf(free, true, false)).toBeNull();
    const none = accessOf({ role: 'client', isPremium: false }, usage(3));
    expect(gateOf(none, true, false)).toBe(none);
  });

  it('keeps the place of the box while what is left is asked, and none where nobody could say', () => {
    const unknown = accessOf({ role: 'client', isPremium: false }, undefined);
    expect(gateOf(unknown, false, true)).toEqual({ kind: 'coming' });
    expect(gateOf(unknown, true, true)).toBeNull();
    expect(gateOf(unknown, false, false)).toBeNull();
    const premium = accessOf({ role: 'client', isPremium: true }, undefined);
    expect(gateOf(premium, false, true)).toBeNull();
  });
});

describe('the parts of an answer', () => {
  const answer =
    'La réponse [1].\n\n**Articles**\n\n- Code du travail (loi n° 92/007), art. 34 et 36 [1]\n- Arrêté du 26 mai 1993, art. 1 [2]\n\n' +
    '**Prochaine étape** : saisissez l’inspection [1]\n\nInformation juridique, pas un conseil d’avocat.';

  it('sets the articles, the next step and the last line apart', () => {
    expect(answerParts(answer)).toEqual({
      body: 'La réponse [1].',
      articles: new Map([
        [1, ['Code du travail (loi n° 92/007), art. 34 et 36']],
        [2, ['Arrêté du 26 mai 1993, art. 1']],
      ]),
      step: 'Saisissez l’inspection [1]',
      after: 'Information juridique, pas un conseil d’avocat.',
      tail: null,
    });
  });

  it('keeps what follows the last line', () => {
    const { after, tail } = answerParts(`${answer}\n\n**Bailleur** – nom complet\n\nExemple : Mme Ngo`);
    expect(after).toBe('Information juridique, pas un conseil d’avocat.');
    expect(tail).toBe('**Bailleur** – nom complet\n\nExemple : Mme Ngo');
  });

  it('reads English, and loses nothing of a shape it does not know', () => {
    expect(answerParts('Yes.\n\n**Next step**: ask the council.').step).toBe('Ask the council.');
    const odd = 'Un\n\n**Articles**\n\n- sans numéro\n- autre [2]';
    expect(answerParts(odd)).toMatchObject({ body: odd, step: null, after: null });
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
