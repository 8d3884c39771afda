import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp } from '@/testing/renderApp';
import { json, onCall } from '@/testing/server';
import type { Figures, Quality } from '@/types/quality';
import { shareText, summed } from './model';

const figures: Figures = {
  questions: 240,
  inside: 150,
  first: 132,
  third: 142,
  tenth: 149,
  answered: 143,
  outside: 90,
  refused: 86,
};

const answers = {
  asked: 326,
  direct: 282,
  rightNote: 291,
  directByRightNote: 269,
  opposite: 0,
  answers: 325,
  short: 310,
  citedAtOnce: 0,
  mixed: 0,
  falseCrimes: 0,
};

const openings = {
  covered: 70,
  right: 45,
  helpful: 9,
  withheld: 6,
  uncovered: 30,
  refused: 20,
  near: 3,
  helped: 8,
  alarmed: 4,
  wrong: 5,
};

const quality: Quality = {
  measuredOn: '2026-11-22',
  version: '0.1.0',
  notes: 233,
  digest: 'x',
  floorHitAt3: 0.9,
  floorDecided: 0.95,
  sets: [
    {
      name: 'blind',
      isJudged: true,
      all: figures,
      citations: 1200,
      falseCitations: 0,
      answers,
      byLanguage: { en: figures, fr: figures },
      byStyle: {},
    },
    {
      name: 'tuning',
      isJudged: false,
      all: figures,
      citations: 300,
      falseCitations: 2,
      answers: { ...answers, asked: 0, direct: 0 },
      byLanguage: {},
      byStyle: {},
    },
  ],
  decisions: [],
  danger: { dangers: 161, recognised: 159, ofItsKind: 144, fittingLaw: 140, others: 150, falseAlarms: 2 },
  followUps: { leaning: 117, onSubject: 109, direct: 104, leaving: 16, left: 14 },
  refusals: {
    refused: 117,
    rightReason: 100,
    crimes: 25,
    crimesRefused: 23,
    lawful: 1200,
    falseCrimes: 0,
  },
  openings: {
    open: openings,
    heldBack: openings,
  },
  conversations: { open: openings, heldBack: { ...openings, right: 40 } },
  secondAnswers: {
    twice: 70,
    both: 28,
    once: 20,
    partedWrongly: 0,
    unsure: 60,
    bothReadings: 19,
    sure: 30,
    readTwiceWrongly: 0,
    wrongFigures: 40,
    denied: 20,
    otherFigures: 40,
    deniedWrongly: 0,
  },
};

beforeEach(async () => {
  await i18n.loadNamespaces(['quality']);
});

describe('the quality page', () => {
  it('shows everybody what was measured, on what, and what it does not say', async () => {
    onCall('GET', '/api/quality', () => json(200, quality));
    renderApp({ route: '/qualite', user: null });
    expect(await screen.findByRole('heading', { name: 'La qualité des réponses' })).toBeVisible();
    expect(screen.getByText('142 sur 150 questions de droit')).toBeVisible();
    expect(screen.getByText(/22 novembre 2026/)).toBeVisible();
    expect(screen.getByText(/aucun avocat camerounais/)).toBeVisible();
    expect(screen.getByText(/^1.500 références citées/)).toHaveTextContent(/Sans fondement.: 2\./);
    expect(
      screen.getByText(/^Sur 100 questions d’inconnus.* 73 réponses .* 12 aident .* 6 manquent .* 9 sont/),
    ).toBeVisible();
    expect(screen.getByText(/^282 réponses sur 326 disent .* 0 commencent/)).toBeVisible();
    expect(screen.getByText(/^159 messages .* sur 161 .* 2 messages sur 150/)).toBeVisible();
    expect(screen.getByText(/^109 messages sur 117/)).toBeVisible();
    expect(screen.getByText(/^Sur 100 messages .* 68 réponses .* 12 aident .* 15 sont/)).toBeVisible();
    const table = within(screen.getByRole('region', { name: 'Questions à l’aveugle' }));
    const columns = table.getAllByRole('columnheader').map((header) => header.textContent);
    expect(columns).toEqual(['Toutes', 'Français', 'Anglais et pidgin']);
    expect(table.getByRole('row', { name: 'Questions 240 240 240' })).toBeVisible();
    expect(table.getByRole('row', { name: /^Répondues (95,3.%\s?){3}$/ })).toBeVisible();
  });

  it('can be asked again when it did not load', async () => {
    onCall('GET', '/api/quality', () => json(500, { code: 'internal', message: 'Non' }));
    const { person } = renderApp({ route: '/qualite', user: null });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    onCall('GET', '/api/quality', () => json(200, quality));
    await person.click(again);
    expect(await screen.findByText('142 sur 150 questions de droit')).toBeVisible();
  });
});

describe('shares', () => {
  it('are cut, never rounded up', () => {
    expect(shareText(999_999, 1_000_000, 'en')).toBe('99.9%');
    expect(shareText(142, 150, 'en')).toBe('94.6%');
    expect(shareText(0, 0, 'en')).toBe('100%');
  });

  it('of several sets are of all their questions', () => {
    expect(summed([figures, figures])).toMatchObject({ questions: 480, third: 284 });
  });
});
