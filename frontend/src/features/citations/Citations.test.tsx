import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { CheckedCitation, CitationCheck } from '@/types/citations';
import { listOf, segmentsOf } from './model';

const avocat = { ...testUser, role: 'avocat' as const };
const TEXT = '🙂 vu l’art. 34 du Code du travail et la loi n° 1/1.';

function cited(part: string, over: Partial<CheckedCitation>): CheckedCitation {
  const start = TEXT.indexOf(part);
  return {
    start,
    end: start + part.length,
    text: part,
    kind: 'law',
    normal: part,
    status: 'found',
    reason: null,
    message: null,
    suggestions: [],
    articles: [],
    links: [],
    ...over,
  };
}

const check: CitationCheck = {
  found: 1,
  doubtful: 0,
  notFound: 1,
  citations: [
    cited('art. 34 du Code du travail', {
      normal: 'Code du travail (loi n° 92/007 du 14 août 1992), art. 34',
      articles: [{ number: '34', isKnown: true }],
      links: [{ kind: 'note', key: 'preavis', label: 'Le préavis', url: null }],
    }),
    cited('loi n° 1/1', {
      normal: 'Loi n° 1/1',
      status: 'not_found',
      reason: 'not_known_here',
      message: 'Cela ne veut pas dire que cette référence n’existe pas.',
    }),
  ],
};

beforeEach(async () => {
  await i18n.loadNamespaces(['citations', 'answer', 'dashboard', 'assistant']);
});

describe('the citation checker', () => {
  it('is for who works with the law', async () => {
    renderApp({ route: '/citations', user: testUser });
    expect(await screen.findByRole('heading', { name: 'Tableau de Bord' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Vérifier des citations' })).toBeNull();
  });

  it('is reached from the dashboard of a policier', async () => {
    const { person } = renderApp({ route: '/dashboard', user: { ...testUser, role: 'policier' } });
    await person.click(await screen.findByRole('link', { name: 'Vérifier des citations' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vérifier des citations' })).toBeVisible();
  });

  it('marks each citation, says what is known of it, and opens the note', async () => {
    onCall('POST', '/api/citations/check', () => json(200, check));
    onCall('GET', '/api/knowledge/preavis', () =>
      json(200, {
        key: 'preavis',
        title: 'Le préavis',
        content: 'Le préavis est dû.',
        articles: ['Code du travail, art. 34'],
        nextStep: null,
        source: 'Code du travail',
        confidence: 'high',
        caution: null,
        asOf: null,
        verifiedByLawyer: false,
      }),
    );
    const { person } = renderApp({ route: '/citations', user: avocat });
    const button = await screen.findByRole('button', { name: 'Vérifier les citations' });
    expect(button).toBeDisabled();
    await person.click(screen.getByLabelText('Texte à vérifier'));
    await person.paste(TEXT);
    await person.click(button);
    const heading = await screen.findByRole('heading', { name: '2 citations relevées' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(callsTo('/api/citations/check')[0]?.body).toEqual({ text: TEXT });
    expect(screen.getByText(/ne veut pas dire que cette référence n’existe pas\.$/)).toBeVisible();
    const mark = screen.getByRole('link', { name: /art\. 34 du Code du travail\s*\(\s*Connue/ });
    await person.click(mark);
    const normal = 'Code du travail (loi n° 92/007 du 14 août 1992), art. 34';
    const item = screen.getAllByRole('listitem').find((each) => within(each).queryByText(normal) !== null)!;
    expect(item).toHaveFocus();
    await person.click(within(item).getByRole('button', { name: 'Le préavis' }));
    expect(await screen.findByText('Le préavis est dû.')).toBeVisible();
    expect(screen.getByText(/Aucun avocat n’a encore relu ce texte/)).toBeVisible();
  });

  it('says that a changed text is not the one that was checked, and shows a refusal', async () => {
    onCall('POST', '/api/citations/check', () =>
      json(200, { found: 0, doubtful: 0, notFound: 0, citations: [] }),
    );
    const { person } = renderApp({ route: '/citations', user: avocat });
    await person.type(await screen.findByLabelText('Texte à vérifier'), 'Rien{Control>}{Enter}{/Control}');
    expect(await screen.findByText(/Aucune référence/)).toBeVisible();
    // The focus goes to the results, and would take the keys along.
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus());
    await person.type(screen.getByLabelText('Texte à vérifier'), ' de plus');
    expect(await screen.findByText(/a changé depuis/)).toBeVisible();
    onCall('POST', '/api/citations/check', () =>
      json(422, {
        code: 'invalid_values',
        message: 'Non',
        fields: { text: 'Pas plus de 30 000 caractères.' },
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Vérifier les citations' }));
    expect(await screen.findByText('Pas plus de 30 000 caractères.')).toBeVisible();
    expect(screen.getByLabelText('Texte à vérifier')).toHaveValue('Rien de plus');
  });
});

describe('where a citation stands', () => {
  it('is our own page of the article or the decision, in a tab of its own, with the original beside it', async () => {
    const links = [
      { kind: 'article' as const, key: 'code-travail/34', label: 'Code du travail, art. 34', url: null },
      { kind: 'case' as const, key: 'cs-2023-67', label: 'Arrêt 67', url: 'https://juricaf.example/67' },
    ];
    onCall('POST', '/api/citations/check', () =>
      json(200, { ...check, citations: [cited('art. 34 du Code du travail', { links })] }),
    );
    const { person } = renderApp({ route: '/citations', user: avocat });
    await person.type(await screen.findByLabelText('Texte à vérifier'), 'art. 34{Control>}{Enter}{/Control}');
    const article = await screen.findByRole('link', { name: /Code du travail, art\. 34/ });
    expect(article).toHaveAttribute('href', '/loi/code-travail/34');
    expect(article).toHaveAttribute('target', '_blank');
    expect(screen.getByRole('link', { name: /Arrêt 67/ })).toHaveAttribute(
      'href',
      '/jurisprudence/cs-2023-67',
    );
    expect(screen.getByRole('link', { name: /l’original/ })).toHaveAttribute(
      'href',
      'https://juricaf.example/67',
    );
  });
});

describe('segments', () => {
  it('put together are the text, whatever stands in it', () => {
    const segments = segmentsOf(TEXT, check.citations);
    expect(segments.map((each) => each.text).join('')).toBe(TEXT);
    expect(segments.filter((each) => each.citation !== null).map((each) => each.text)).toEqual([
      'art. 34 du Code du travail',
      'loi n° 1/1',
    ]);
    expect(segmentsOf('', [])).toEqual([]);
  });

  it('lists each normal form once', () => {
    expect(listOf([...check.citations, ...check.citations]).split('\n')).toHaveLength(2);
  });
});
