import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { FakeUpload, stubUploads } from '@/testing/xhr';
import type { CaseLaw, CaseLawReview, CaseLawText, ImportItem, ImportRun } from '@/types/caseLaw';
import { differingLines } from '../model';

const admin = { ...testUser, id: 1, role: 'admin' as const };
const LIST = '/api/admin/jurisprudence';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  say(type: string, data: unknown): void {
    act(() => void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) })));
  }
}

const running: ImportRun = {
  id: 4,
  origin: 'site',
  query: 'bail',
  court: '',
  limit: 5,
  rereads: false,
  state: 'running',
  stopReason: null,
  message: null,
  retryAfter: null,
  total: 30,
  listed: 30,
  isCutShort: false,
  listRepaired: false,
  planned: 5,
  done: 2,
  imported: 2,
  skipped: 0,
  failed: 0,
  cancelAsked: false,
  createdAt: '2026-11-21T09:00:00Z',
  endedAt: null,
};
const done: ImportRun = {
  ...running,
  state: 'done',
  done: 5,
  imported: 4,
  failed: 1,
  endedAt: '2026-11-21T09:01:00Z',
};

const item: ImportItem = {
  position: 1,
  id: 'CAMEROUN-COURSUPREME-20231005-67CIV',
  title: 'Cour suprême, 67/CIV',
  outcome: 'failed',
  reason: 'not_found',
  message: 'Introuvable chez Juricaf.',
  caseId: null,
  url: null,
};

const decision: CaseLaw = {
  id: 5,
  key: 'CAMEROUN-COURSUPREME-20231005-67CIV',
  title: 'Cour suprême, 67/CIV',
  jurisdiction: 'Cour suprême',
  caseNumber: '67/CIV',
  date: '2023-10-05',
  parties: '',
  subject: '',
  keywords: [],
  facts: '',
  legalPrinciple: '',
  decision: '',
  relevantArticles: [],
  translation: null,
  source: {
    name: 'Juricaf (AHJUCAF)',
    id: 'CAMEROUN-COURSUPREME-20231005-67CIV',
    url: 'https://juricaf.org/arret/X',
    licence: 'ODbL 1.0',
  },
  isVerified: false,
  textWaits: false,
  isShipped: false,
  isEdited: false,
  createdBy: null,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  revision: 3,
  withdrawn: null,
};

const text: CaseLawText = {
  source: 'juricaf',
  sourceId: decision.key,
  isIdComputed: false,
  url: 'https://juricaf.org/arret/X',
  licence: 'ODbL 1.0',
  court: 'Cour suprême',
  number: '67/CIV',
  otherNumbers: ['67CIV'],
  date: '2023-10-05',
  title: decision.title,
  formation: null,
  isFormationDerived: false,
  text: 'Le pourvoi de Maître Abena Mvondo.\nIl est rejeté.',
  isEncodingRepaired: true,
  oddCharacters: 0,
  lonelyLetters: 0,
  areNamesMasked: false,
  possibleNames: ['Abena Mvondo'],
  goneAt: null,
  importedAt: '2026-11-20T08:00:00Z',
  checkedAt: '2026-11-20T08:00:00Z',
};

const page = (items: unknown[], total = items.length) => json(200, items, { 'X-Total-Count': `${total}` });

function open(query = '?view=import', runs: ImportRun[] = []) {
  onCall('GET', LIST, () => page([decision]));
  onCall('GET', `${LIST}/imports`, () => json(200, runs));
  onCall('GET', `${LIST}/duplicates`, () => json(200, []));
  return renderApp({ route: `/admin/jurisprudence${query}`, user: admin });
}

beforeEach(async () => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  await i18n.loadNamespaces(['admin', 'caseLaw', 'dashboard', 'assistant', 'notices']);
});

afterEach(() => vi.unstubAllGlobals());

const lineOf = (id: number) => FakeSource.all.find(({ url }) => url.includes(`/imports/${id}/events`));

describe('imports of case law', () => {
  it('asks for a query, begins in the background, shows how far it is, and what came of it', async () => {
    onCall('POST', `${LIST}/import`, () => json(202, { ...running, state: 'waiting', planned: 0, done: 0 }));
    const { person } = open();
    const begin = await screen.findByRole('button', { name: 'Importer' });
    await waitFor(() => expect(begin).toBeEnabled());
    await person.click(begin);
    expect(
      (await screen.findAllByText('Veuillez saisir une requête de recherche pour l’import')).length,
    ).toBeGreaterThan(0);
    await person.type(screen.getByRole('textbox', { name: /Requête de recherche/ }), ' bail ');
    await person.selectOptions(screen.getByRole('combobox', { name: /Nombre de décisions/ }), '10');
    onCall('GET', `${LIST}/imports`, () => json(200, [running]));
    await person.click(screen.getByRole('button', { name: 'Importer' }));
    await waitFor(() => expect(callsTo(`${LIST}/import`)).toHaveLength(1));
    await person.click(await screen.findByRole('button', { name: 'Fermer l’avis' }));
    expect(callsTo(`${LIST}/import`)[0]?.body).toEqual({
      query: 'bail',
      limit: 10,
      court: '',
      background: true,
    });
    await waitFor(() => expect(lineOf(4)).toBeDefined());
    lineOf(4)!.say('progress', running);
    expect(await screen.findByText('2 décisions sur 5')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('value', '2');

    onCall('GET', `${LIST}/imports`, () => json(200, [done]));
    onCall('GET', `${LIST}/imports/4`, () => json(200, { run: done, items: [item] }));
    lineOf(4)!.say('done', done);
    expect(await screen.findByText('4 cas importés sur 30 trouvés')).toBeInTheDocument();
    expect(await screen.findByText('Introuvable chez Juricaf.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Importer' })).toBeEnabled();
  });

  it('ends a run that is under way', async () => {
    onCall('POST', `${LIST}/imports/4/cancel`, () => json(200, { ...running, cancelAsked: true }));
    const { person } = open('?view=import', [running]);
    await person.click(await screen.findByRole('button', { name: 'Annuler l’import' }));
    expect(await screen.findByText('Arrêt en cours…')).toBeInTheDocument();
    onCall('GET', `${LIST}/imports`, () => json(200, []));
    lineOf(4)!.say('done', { ...done, state: 'cancelled', imported: 2 });
    expect(await screen.findByText('Import annulé : 2 cas importés')).toBeInTheDocument();
    expect(await screen.findByText('Aucun import pour le moment.')).toBeInTheDocument();
  });

  it('says why the site did not let us', async () => {
    onCall('POST', `${LIST}/import`, () =>
      json(409, { code: 'no_contact_address', message: 'Indiquez d’abord une adresse.' }),
    );
    const stopped = {
      ...done,
      state: 'stopped' as const,
      stopReason: 'challenge',
      message: 'Juricaf demande une vérification.',
      isCutShort: true,
      listed: 500,
      total: 514,
    };
    const { person } = open('?view=import', [stopped]);
    expect(await screen.findByText('Juricaf demande une vérification.')).toBeInTheDocument();
    expect(screen.getByText(/s’arrête à 500 décisions sur 514/)).toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /Requête de recherche/ }), 'bail');
    await person.click(screen.getByRole('button', { name: 'Importer' }));
    expect((await screen.findAllByText('Indiquez d’abord une adresse.')).length).toBeGreaterThan(0);
  });

  it('imports the whole list after a question', async () => {
    onCall('POST', `${LIST}/import`, () => json(202, running));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Importer toute la liste' }));
    expect(callsTo(`${LIST}/import`)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Tout importer' }));
    await waitFor(() => expect(callsTo(`${LIST}/import`)).toHaveLength(1));
    expect(callsTo(`${LIST}/import`)[0]?.body).toMatchObject({ query: '*', all: true, reread: false });
  });

  it('sends files one after the other, and takes another country after a second thought', async () => {
    stubUploads();
    const { person } = open();
    const file = (name: string) => new File(['{}'], name, { type: 'application/json' });
    await screen.findByRole('button', { name: 'Choisir des fichiers' });
    await person.upload(screen.getByTestId('decision-files'), [file('a.json'), file('b.json')]);
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    expect(FakeUpload.all[0]!.path).toBe(`${LIST}/import/files?name=a.json`);
    const foreign = {
      ...item,
      id: '',
      title: 'a.json',
      outcome: 'refused',
      reason: 'other_country',
      message: 'Ni du Cameroun',
    };
    const filesRun = { ...done, id: 9, origin: 'files' };
    act(() => FakeUpload.all[0]!.answers(200, { run: filesRun, items: [foreign] }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
    expect(FakeUpload.all[1]!.path).toBe(`${LIST}/import/files?name=b.json&run=9`);
    act(() => FakeUpload.all[1]!.breaks());
    const results = await screen.findByRole('list', { name: 'Fichiers lus' });
    expect(within(results).getAllByRole('listitem')).toHaveLength(2);
    expect(within(results).getByText('Erreur')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Importer quand même' }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(3));
    expect(FakeUpload.all[2]!.path).toBe(`${LIST}/import/files?name=a.json&run=9&anyCountry=true`);
    act(() =>
      FakeUpload.all[2]!.answers(200, {
        run: filesRun,
        items: [{ ...foreign, outcome: 'imported', reason: null, message: null, caseId: 5 }],
      }),
    );
    expect(await screen.findByRole('link', { name: 'À vérifier' })).toHaveAttribute(
      'href',
      '/admin/jurisprudence?verify=5',
    );
  });
});

describe('what imports left', () => {
  const review: CaseLawReview = {
    id: 3,
    kind: 'changed',
    known: { ...decision, subject: 'civil' },
    knownSource: {
      id: decision.key,
      url: null,
      title: 'Avant',
      court: 'Cour suprême',
      number: '67/CIV',
      date: '2023-10-05',
    },
    received: {
      id: decision.key,
      url: null,
      title: 'Après',
      court: 'Cour suprême',
      number: '67/CIV',
      date: '2023-10-06',
    },
    isSameText: false,
    createdAt: '2026-11-20T08:00:00Z',
  };

  it('shows both sides, compares their texts and takes one answer', async () => {
    onCall('GET', `${LIST}/reviews`, () => page([review]));
    onCall('GET', `${LIST}/reviews/3`, () =>
      json(200, {
        ...review,
        knownSource: { ...review.knownSource, text: 'Un.\nDeux.' },
        received: { ...review.received, text: 'Un.\nTrois.' },
      }),
    );
    onCall('POST', `${LIST}/reviews/3`, () => json(200, decision));
    const { person } = open('?view=duplicates');
    expect(await screen.findByText('1 décision à examiner')).toBeInTheDocument();
    expect(screen.getByText('6 octobre 2023').tagName).toBe('MARK');
    await person.click(screen.getByText('Comparer les textes'));
    const received = await screen.findByRole('region', { name: 'Texte reçu' });
    expect(within(received).getByText('Trois.').tagName).toBe('MARK');
    expect(within(received).getByText('Un.').tagName).toBe('P');
    onCall('GET', `${LIST}/reviews`, () => page([]));
    await person.click(screen.getByRole('button', { name: 'Garder l’ancien' }));
    expect(await screen.findByText('Rien à examiner.')).toBeInTheDocument();
    expect(callsTo(`${LIST}/reviews/3`).find(({ method }) => method === 'POST')?.body).toEqual({
      decision: 'ignore',
    });
  });

  it('marks the lines that the other text has not', () => {
    expect([...differingLines('a\n b \n\nc', 'b\nd')]).toEqual([0, 3]);
  });
});

describe('a decision beside its text', () => {
  function verify() {
    onCall('GET', `${LIST}/5`, () => json(200, decision));
    onCall('GET', `${LIST}/5/source`, () => json(200, text));
    return open('?verify=5');
  }

  it('saves a summary that is not complete, and says at the fields what is missing to vouch for it', async () => {
    onCall('PATCH', `${LIST}/5`, () => json(200, decision));
    const { person } = verify();
    expect(await screen.findByRole('region', { name: 'Texte de la décision' })).toHaveTextContent(
      'Il est rejeté.',
    );
    expect(screen.getByText('Source : Juricaf (AHJUCAF), licence ODbL 1.0')).toBeInTheDocument();
    expect(screen.getByText('Des accents abîmés ont été rétablis.')).toBeInTheDocument();
    expect(screen.getByText('Aussi trouvée sous : 67CIV.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Décision enregistrée')).toBeInTheDocument();
    onCall('POST', `${LIST}/5/verify`, () =>
      json(422, { code: 'invalid_values', message: 'Non', fields: { facts: 'Résumé des faits requis' } }),
    );
    await person.click(screen.getByRole('button', { name: 'Enregistrer et vérifier' }));
    expect((await screen.findAllByText('Résumé des faits requis')).length).toBeGreaterThan(0);
  });

  it('masks a name after a question', async () => {
    onCall('POST', `${LIST}/5/source/mask`, () => json(200, text));
    const { person } = verify();
    await person.click(await screen.findByRole('button', { name: /Masquer «\sAbena Mvondo\s»/ }));
    expect(callsTo(`${LIST}/5/source/mask`)).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Masquer le nom' }));
    expect(await screen.findByText('Nom masqué')).toBeInTheDocument();
    expect(callsTo(`${LIST}/5/source/mask`)[0]?.body).toEqual({ names: ['Abena Mvondo'] });
    await person.type(screen.getByRole('textbox', { name: /Un autre nom/ }), 'Ngo Bell');
    await person.click(screen.getByRole('button', { name: 'Masquer' }));
    await person.click(screen.getByRole('button', { name: 'Masquer le nom' }));
    await waitFor(() =>
      expect(callsTo(`${LIST}/5/source/mask`).at(-1)?.body).toEqual({ names: ['Ngo Bell'] }),
    );
  });
});
