import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import en from '@/locales/en/library.json';
import { renderApp, testUser } from '@/testing/renderApp';
import { json, onCall } from '@/testing/server';
import type { Decision } from '@/types/library';

const decision: Decision = {
  id: 5,
  key: 'CAMEROUN-COURSUPREME-20231005-67CIV',
  title: 'Honoraires d’avocat',
  jurisdiction: 'Cour suprême',
  caseNumber: '67/CIV',
  date: '2023-10-05',
  subject: 'civil',
  isVerified: true,
  isShipped: true,
  parties: 'A c/ B',
  keywords: ['honoraires'],
  facts: 'Les faits de la cause.',
  legalPrinciple: 'Le principe.',
  decision: 'La cour se déclare incompétente.',
  translation: null,
  text: null,
  source: null,
  importedAt: null,
  isEdited: false,
  cites: [],
  citedBy: [],
  citation: { fr: 'Cour suprême, arrêt n° 67/CIV', en: 'Cour suprême, Judgment No. 67/CIV' },
};

beforeEach(async () => {
  await i18n.loadNamespaces(['library']);
});

describe('a translated decision', () => {
  it('is read in the reader’s language where it is translated, with the other behind it', async () => {
    const translation = {
      language: 'en' as const,
      title: 'Advocate’s fees',
      keywords: ['fees'],
      facts: 'The facts of the case.',
      legalPrinciple: 'The principle.',
      decision: 'The court declines jurisdiction.',
    };
    onCall('GET', '/api/jurisprudence/5', () => json(200, { ...decision, translation }));
    renderApp({ route: '/jurisprudence/5', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: decision.title })).toBeInTheDocument();
    expect(screen.queryByText('The principle.')).not.toBeInTheDocument();
    await act(() => i18n.changeLanguage('en'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Advocate’s fees' })).toHaveAttribute(
      'lang',
      'en',
    );
    expect(screen.getByText('The principle.')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('fees')).toHaveAttribute('lang', 'en');
    expect(screen.getByText(en.decision.translated)).toBeInTheDocument();
    expect(screen.getByText(en.decision.original)).toBeInTheDocument();
    expect(screen.getByText('Le principe.')).toHaveAttribute('lang', 'fr');
  });

  it('says in which language it is where it is not translated into the reader’s', async () => {
    const other = { ...decision, translation: null };
    onCall('GET', '/api/jurisprudence/5', () => json(200, other));
    renderApp({ route: '/jurisprudence/5', user: testUser });
    await screen.findByRole('heading', { level: 1, name: decision.title });
    await act(() => i18n.changeLanguage('en'));
    expect(await screen.findByText(en.decision.inFrench)).toBeInTheDocument();
  });
});
