import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import fr from '@/locales/fr/library.json';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { ArticleContent, ArticleHead, Decision, DecisionHit, Law } from '@/types/library';
import { byHeading, pageOf, paragraphsOf, searchPath } from './model';

const hit: DecisionHit = {
  id: 5,
  title: 'Honoraires d’avocat',
  titlePieces: [
    { text: 'Honoraires', isMatch: true },
    { text: ' d’avocat', isMatch: false },
  ],
  jurisdiction: 'Cour suprême',
  caseNumber: '67/CIV',
  date: '2023-10-05',
  subject: 'civil',
  isVerified: false,
  isShipped: true,
  part: 'facts',
  excerpt: {
    pieces: [
      { text: 'Un avocat <b>constitué</b> demande ses ', isMatch: false },
      { text: 'honoraires', isMatch: true },
    ],
    isCutBefore: false,
    isCutAfter: true,
  },
};
const decision: Decision = {
  id: 5,
  key: 'CAMEROUN-COURSUPREME-20231005-67CIV',
  title: hit.title,
  jurisdiction: hit.jurisdiction,
  caseNumber: hit.caseNumber,
  date: hit.date,
  subject: hit.subject,
  isVerified: false,
  isShipped: true,
  parties: 'A c/ B',
  keywords: ['honoraires'],
  facts: 'Les faits de la cause.',
  legalPrinciple: 'Le principe.',
  decision: 'La cour se déclare incompétente.',
  translation: null,
  text: 'REPUBLIQUE DU CAMEROUN\nLa cour,',
  source: { name: 'Juricaf', id: 'x', url: 'https://juricaf.org/arret/x', licence: 'ODbL 1.0' },
  importedAt: '2026-11-20T08:00:00Z',
  isEdited: true,
  cites: [
    {
      citation: 'Code du travail (loi n° 92/007), art. 34',
      links: [
        {
          lawKey: 'code-travail',
          lawTitle: 'Labour Code',
          language: 'en',
          number: '34',
          numberKey: '34',
          standing: 'repealed',
        },
      ],
    },
  ],
  citedBy: [],
  citation: { fr: 'Cour suprême, arrêt n° 67/CIV', en: 'Cour suprême, Judgment No. 67/CIV' },
};
const law: Law = {
  key: 'code-travail',
  title: 'Labour Code',
  language: 'en',
  standing: 'in_force',
  statusNote: null,
  inForceFrom: '1992-08-14',
  inForceUntil: null,
  source: 'a/b',
  sourceUrl: null,
  articles: 2,
  unusable: 1,
};
const head: ArticleHead = {
  lawKey: law.key,
  lawTitle: law.title,
  language: 'en',
  number: '34',
  numberKey: '34',
  occurrence: 1,
  name: { fr: 'Article 34', en: 'Section 34' },
  heading: 'PART III',
  standing: 'in_force',
  isUsable: true,
};
const article: ArticleContent = {
  law,
  versions: [
    {
      ...head,
      text: '(1) A contract may be\nterminated.\n(2) Notice is due.',
      statusNote: null,
      inForceFrom: null,
      inForceUntil: null,
      quality: 'good',
      qualityNote: null,
      citation: { fr: 'Article 34 – Labour Code', en: 'Section 34 of Labour Code' },
    },
  ],
  previous: { number: '33', numberKey: '33', name: { fr: 'Article 33', en: 'Section 33' } },
  next: null,
  citedByDecisions: [decision],
  citedByNotes: [{ key: 'travail-preavis', fr: 'Le préavis', en: 'Notice' }],
  citedByArticles: [{ number: '35', numberKey: '35', name: { fr: 'Article 35', en: 'Section 35' } }],
};
const note = {
  title: 'Le préavis',
  content: 'Le préavis est dû.',
  articles: ['Code du travail, art. 34'],
  nextStep: null,
  source: 'Code du travail',
  confidence: 'high',
  caution: null,
  asOf: null,
  verifiedByLawyer: false,
};
const choices = {
  courts: [{ key: 'coursupreme', name: 'Cour suprême', count: 15 }],
  years: [{ key: '2023', name: '2023', count: 15 }],
  subjects: [{ key: 'civil', name: 'civil', count: 4 }],
};
const found = (items: unknown[], total = items.length, isLoose = false, alsoSearched: string[] = []) =>
  json(200, { items, total, isLoose, alsoSearched });

function open(route: string, items: DecisionHit[] = [hit], isLoose = false) {
  onCall('GET', '/api/jurisprudence', () => found(items, items.length === 0 ? 0 : 45, isLoose));
  onCall('GET', '/api/jurisprudence/filters', () => json(200, choices));
  onCall('GET', '/api/jurisprudence/5', () => json(200, decision));
  onCall('GET', '/api/laws', () => json(200, [law]));
  onCall('GET', '/api/law-articles', () =>
    found([{ ...head, standing: 'superseded', excerpt: hit.excerpt }]),
  );
  onCall('GET', '/api/laws/code-travail', () =>
    json(200, {
      law,
      contents: [
        head,
        {
          ...head,
          number: '45 bis',
          numberKey: '45-bis',
          name: { fr: 'Article 45 bis', en: 'Section 45 bis' },
          isUsable: false,
        },
      ],
    }),
  );
  onCall('GET', '/api/laws/code-travail/articles/34', () => json(200, article));
  return renderApp({ route, user: testUser });
}
/** As it is found in the page: its spaces are all of one kind there. */
const said = (text: string) => text.replace(/\s+/g, ' ');
const rowOf = (name: string | RegExp) =>
  screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryAllByRole('heading', { level: 2, name }).length > 0)!;
const asked = () => callsTo('/api/jurisprudence').map((call) => call.path);

beforeEach(async () => {
  await i18n.loadNamespaces(['library']);
});

describe('the search among decisions', () => {
  it('shows where each matches, as text', async () => {
    open('/jurisprudence?q=honoraires');
    expect(await screen.findByText('45 décisions')).toBeInTheDocument();
    const row = rowOf(/Honoraires\s*d’avocat/);
    expect(within(row).getAllByText(/onoraires/, { selector: 'mark' })).toHaveLength(2);
    expect(row).toHaveTextContent('<b>constitué</b>');
    expect(row).toHaveTextContent('Cour suprême · 5 octobre 2023 · N° 67/CIV');
    expect(within(row).getByText(fr.decision.shipped)).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('honoraires');
  });

  it('carries text, filters and page in the address', async () => {
    const { person } = open('/jurisprudence');
    expect(await screen.findByText(/45 décisions, les plus récentes/)).toBeInTheDocument();
    await person.type(screen.getByRole('searchbox'), 'bail ');
    await waitFor(() => expect(asked()).toContain('/api/jurisprudence?q=bail+&limit=20&offset=0'));
    await person.selectOptions(screen.getByRole('combobox', { name: fr.filters.court }), 'coursupreme');
    await waitFor(() =>
      expect(asked()).toContain('/api/jurisprudence?q=bail+&court=coursupreme&limit=20&offset=0'),
    );
    await person.click(screen.getByRole('button', { name: fr.pager.next }));
    await waitFor(() =>
      expect(asked()).toContain('/api/jurisprudence?q=bail+&court=coursupreme&limit=20&offset=20'),
    );
    expect(await screen.findByText('Page 2 sur 3')).toHaveAttribute('aria-current', 'page');
    await person.click(screen.getByRole('button', { name: /Retirer le filtre «\sCour suprême\s»/ }));
    await waitFor(() => expect(asked().at(-1)).toBe('/api/jurisprudence?q=bail+&limit=20&offset=0'));
    expect(screen.getByRole('searchbox')).toHaveValue('bail ');
  });

  it('takes along what was typed when a filter follows at once', async () => {
    const { person } = open('/jurisprudence');
    const court = await screen.findByRole('combobox', { name: fr.filters.court });
    await screen.findByRole('option', { name: 'Cour suprême (15)' });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bail' } });
    await person.selectOptions(court, 'coursupreme');
    await waitFor(() =>
      expect(asked().at(-1)).toBe('/api/jurisprudence?q=bail&court=coursupreme&limit=20&offset=0'),
    );
    expect(screen.getByRole('searchbox')).toHaveValue('bail');
  });

  it('has its filters in a sheet, too', async () => {
    const { person } = open('/jurisprudence?year=2023');
    await person.click(await screen.findByRole('button', { name: 'Filtres (1)' }));
    const sheet = screen.getByRole('dialog', { name: fr.filters.title });
    const field = within(sheet).getByRole('textbox', { name: fr.filters.article });
    await person.type(field, 'art. 34{Enter}');
    await waitFor(() =>
      expect(asked()).toContain('/api/jurisprudence?year=2023&article=art.+34&limit=20&offset=0'),
    );
    await person.click(within(sheet).getByRole('button', { name: 'Voir 45 décisions' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: fr.filters.clear }));
    await waitFor(() => expect(asked().at(-1)).toBe('/api/jurisprudence?limit=20&offset=0'));
  });

  it('says when nothing has all the words, or any', async () => {
    const { unmount } = open('/jurisprudence?q=a+b', [hit], true);
    expect(await screen.findByText(fr.search.loose)).toBeInTheDocument();
    unmount();
    open('/jurisprudence?q=zzz', []);
    expect(await screen.findByText(fr.decisions.none)).toBeInTheDocument();
    expect(screen.getByText(fr.search.tips)).toBeInTheDocument();
  });

  it('says which words of the other language it looked for besides', async () => {
    onCall('GET', '/api/jurisprudence/filters', () => json(200, choices));
    onCall('GET', '/api/jurisprudence', () => found([hit], 1, false, ['dismissal', 'notice']));
    renderApp({ route: '/jurisprudence?q=licenciement', user: testUser });
    expect(await screen.findByText(/dans l’autre langue.*dismissal, notice/)).toBeInTheDocument();
  });

  it('says what the server refused, and tries again', async () => {
    onCall('GET', '/api/jurisprudence/filters', () => json(200, choices));
    onCall('GET', '/api/jurisprudence', () => json(503, { code: 'busy', message: 'Occupé.' }));
    const { person } = renderApp({ route: '/jurisprudence', user: testUser });
    expect(await screen.findByText('Occupé.')).toBeInTheDocument();
    onCall('GET', '/api/jurisprudence', () => found([hit], 1));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(rowOf(/Honoraires\s*d’avocat/)).toBeInTheDocument());
  });
});

describe('a decision', () => {
  it('shows its parts, what it cites, and copies its citation', async () => {
    const { person } = open('/jurisprudence/5');
    expect(await screen.findByRole('heading', { level: 1, name: decision.title })).toBeInTheDocument();
    for (const text of [
      'Le principe.',
      'Les faits de la cause.',
      fr.decision.citedByNone,
      fr.decision.summary,
    ]) {
      expect(screen.getByText(said(text))).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Lire l’article 34 (Anglais)' })).toHaveAttribute(
      'href',
      '/loi/code-travail/34',
    );
    expect(screen.getByText(fr.standing.repealed)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Juricaf' })).toHaveAttribute('rel', 'noreferrer');
    await person.click(screen.getByRole('button', { name: fr.citation.copy }));
    expect(await navigator.clipboard.readText()).toBe(decision.citation.fr);
    expect(await screen.findByText(fr.citation.copied)).toBeInTheDocument();
  });

  it('shows the citation where copying is refused', async () => {
    open('/jurisprudence/5');
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    fireEvent.click(await screen.findByRole('button', { name: fr.citation.copy }));
    expect(await screen.findByText(fr.citation.is)).toBeInTheDocument();
  });

  it('is not found where it may not be read', async () => {
    onCall('GET', '/api/jurisprudence/9', () => json(404, { code: 'not_found', message: 'Introuvable.' }));
    renderApp({ route: '/jurisprudence/9', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: fr.decision.unknown })).toBeInTheDocument();
  });
});

describe('laws', () => {
  it('lists them, and finds articles labelled with what they are today', async () => {
    const { person } = open('/loi');
    expect(await screen.findByRole('link', { name: 'Labour Code' })).toHaveAttribute(
      'href',
      '/loi/code-travail',
    );
    await person.type(screen.getByRole('searchbox'), 'notice{Enter}');
    await screen.findByRole('heading', { level: 2, name: /Article 34/ });
    const row = rowOf(/Article 34/);
    expect(within(row).getByText(fr.standing.superseded)).toBeInTheDocument();
    expect(callsTo('/api/law-articles').at(-1)?.path).toBe('/api/law-articles?q=notice&limit=20&offset=0');
  });

  it('sorts articles, and tells two versions of one apart', async () => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { person } = open('/loi?q=notice');
    onCall('GET', '/api/law-articles', () =>
      found([
        { ...head, excerpt: hit.excerpt },
        { ...head, occurrence: 2, standing: 'superseded', excerpt: hit.excerpt },
      ]),
    );
    await screen.findByRole('heading', { level: 2, name: /Article 34/ });
    await person.selectOptions(screen.getByRole('combobox', { name: fr.filters.sort }), 'text');
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 2, name: /Article 34/ })).toHaveLength(2),
    );
    expect(callsTo('/api/law-articles').at(-1)?.path).toBe(
      '/api/law-articles?q=notice&sort=text&limit=20&offset=0',
    );
    // The first choice needs no place in the address.
    await person.selectOptions(
      screen.getByRole('combobox', { name: fr.filters.sort }),
      fr.filters.lawSorts.relevance,
    );
    await waitFor(() =>
      expect(callsTo('/api/law-articles').at(-1)?.path).toBe('/api/law-articles?q=notice&limit=20&offset=0'),
    );
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  it('leads to each article of a law', async () => {
    const { person } = open('/loi/code-travail');
    expect(await screen.findByRole('heading', { level: 3, name: 'PART III' })).toBeInTheDocument();
    expect(screen.getByText('En vigueur depuis le 14 août 1992')).toBeInTheDocument();
    expect(screen.getByText(/· 1 article mal lu$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Article 45 bis' })).toHaveAttribute(
      'href',
      '/loi/code-travail/45-bis',
    );
    await person.type(screen.getByRole('searchbox'), 'préavis{Enter}');
    await waitFor(() =>
      expect(callsTo('/api/law-articles').at(-1)?.path).toBe(
        '/api/law-articles?q=pr%C3%A9avis&law=code-travail&limit=20&offset=0',
      ),
    );
  });

  it('shows an article with who cites it', async () => {
    onCall('GET', '/api/knowledge/travail-preavis', () => json(200, { ...note, key: 'travail-preavis' }));
    const { person } = open('/loi/code-travail/34');
    expect(await screen.findByRole('heading', { level: 1, name: 'Article 34' })).toBeInTheDocument();
    expect(screen.getByText('(1) A contract may be terminated.')).toBeInTheDocument();
    expect(screen.getByText('(2) Notice is due.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Article 33' })).toHaveAttribute('href', '/loi/code-travail/33');
    expect(screen.getByRole('link', { name: 'Article 35' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: decision.title })).toHaveAttribute('href', '/jurisprudence/5');
    expect(screen.queryByText(fr.warning.repealed)).not.toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Le préavis' }));
    expect(await screen.findByText('Le préavis est dû.')).toBeInTheDocument();
  });

  it('warns of what is no longer law, or badly read', async () => {
    const [version] = article.versions;
    onCall('GET', '/api/laws/code-travail/articles/34', () =>
      json(200, { ...article, versions: [{ ...version, standing: 'repealed', isUsable: false }, version] }),
    );
    renderApp({ route: '/loi/code-travail/34', user: testUser });
    expect(await screen.findByText(said(fr.warning.repealed))).toBeInTheDocument();
    expect(screen.getByText(said(fr.warning.unusable))).toBeInTheDocument();
    expect(screen.getByText(/Version 2/, { selector: 'summary' })).toBeInTheDocument();
  });

  it('is for those who are signed in', async () => {
    await i18n.loadNamespaces(['auth']);
    renderApp({ route: '/loi', user: null });
    expect(await screen.findByRole('tab', { name: 'Connexion' })).toBeInTheDocument();
  });
});

describe('the small rules of the library', () => {
  it('joins the lines of a printed page', () => {
    const text = '(1) Le contrat\nde travail.\n(2) Paix-\nTravail ;\n- un point\nqui suit\n\nFin';
    expect(paragraphsOf(text)).toEqual([
      '(1) Le contrat de travail.',
      '(2) Paix-Travail ;',
      '- un point qui suit',
      'Fin',
    ]);
    expect(paragraphsOf('')).toEqual([]);
  });

  it('keeps neighbours under one heading together', () => {
    const items = ['A', 'A', 'B', 'A'].map((heading) => ({ heading }));
    expect(byHeading(items).map(({ heading, items: all }) => [heading, all.length])).toEqual([
      ['A', 2],
      ['B', 1],
      ['A', 1],
    ]);
  });

  it('reads a page number with care', () => {
    for (const page of ['0', '-1', 'x', '1.5', '']) {
      expect(pageOf(new URLSearchParams({ page }))).toBe(1);
    }
    expect(pageOf(new URLSearchParams({ page: '9999' }))).toBe(250);
    expect(searchPath('/x', { q: ' ', year: '2020' }, 3)).toBe('/x?year=2020&limit=20&offset=40');
  });
});
