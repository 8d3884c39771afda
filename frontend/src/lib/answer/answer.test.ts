import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { isPlainEnter } from '@/lib/dom/plainEnter';
import { fieldsOf, hasFields, noFields, spokenOf } from './fields';
import { handOver, takeOver } from './handedOver';
import { plainAnswer, sharedAnswer, whatsAppLink } from './share';
import { piecesOf } from './speech';

describe('the fields of an answer', () => {
  it('are empty where an older server leaves them out', () => {
    expect(fieldsOf({})).toEqual(noFields);
    expect(hasFields(fieldsOf({ answer: null, firstHelp: null }))).toBe(false);
    expect(hasFields(fieldsOf({ answer: 'Un mois.' }))).toBe(true);
  });

  it('are read aloud with help first, and without what they rest on', () => {
    const fields = fieldsOf({
      answer: 'Un mois.',
      conditions: ['Sauf faute.'],
      action: 'Écrivez.',
      basis: ['Code du travail, art. 34'],
      firstHelp: { say: 'Calme.', now: ['Sortez.'], then: '' },
    });
    expect(spokenOf(fields)).toEqual(['Calme.', 'Sortez.', 'Un mois.', 'Sauf faute.', 'Écrivez.']);
  });
});

describe('what goes to somebody else', () => {
  const caution = 'Information juridique, pas un conseil d’avocat.';

  it('is the answer with its articles, what it is not, and where it comes from', () => {
    const response = '**Un mois** [1].\n\n**Selon** : Code du travail, art. 34 [1]';
    expect(sharedAnswer({ response, caution, from: 'Palabre' })).toBe(
      `Un mois.\n\nSelon : Code du travail, art. 34\n\n${caution}\n\nPalabre`,
    );
    expect(plainAnswer(response)).not.toContain('[1]');
  });

  it('says once what it is not', () => {
    const text = sharedAnswer({
      response: `Un mois.\n\n${caution} Non relu.`,
      caution,
      from: 'Palabre',
    });
    expect(text.split('pas un conseil')).toHaveLength(2);
  });

  it('goes into WhatsApp whole', () => {
    expect(whatsAppLink('a & b\n?')).toBe('https://wa.me/?text=a%20%26%20b%0A%3F');
  });
});

describe('reading aloud', () => {
  it('breathes between sentences, not within a citation', () => {
    expect(piecesOf('Un mois. Voyez l’art. 34. Et 2 jours ?\nFin')).toEqual([
      'Un mois.',
      'Voyez l’art. 34.',
      'Et 2 jours ?',
      'Fin',
    ]);
  });

  it('cuts what is too long, and loses no word', () => {
    const long = `${'mot '.repeat(40)}ici, ${'mot '.repeat(60)}fin`;
    const pieces = piecesOf(long);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(220);
    expect(pieces.join(' ').replace(/\s+/g, ' ')).toBe(long);
    expect(piecesOf('x'.repeat(500)).join('')).toHaveLength(500);
  });
});

describe('a question that goes from page to page', () => {
  it('is taken once, from memory or from the tab', () => {
    handOver('  Mon loyer ');
    expect(takeOver()).toBe('Mon loyer');
    expect(takeOver()).toBeNull();
    sessionStorage.setItem('asked', 'Ma caution');
    expect(takeOver()).toBe('Ma caution');
    expect(sessionStorage.getItem('asked')).toBeNull();
  });
});

describe('Enter', () => {
  const key = (change: object, native: object = {}) => {
    const nativeEvent = { isComposing: false, keyCode: 13, ...native };
    return { key: 'Enter', shiftKey: false, ...change, nativeEvent } as unknown as KeyboardEvent;
  };

  it('sends alone, and not when it accepts a suggestion', () => {
    expect(isPlainEnter(key({}))).toBe(true);
    expect(isPlainEnter(key({ shiftKey: true }))).toBe(false);
    expect(isPlainEnter(key({ key: 'a' }))).toBe(false);
    expect(isPlainEnter(key({}, { isComposing: true }))).toBe(false);
    expect(isPlainEnter(key({}, { keyCode: 229 }))).toBe(false);
  });
});
