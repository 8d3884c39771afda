import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { CaseEvent, LegalCase } from '@/types/cases';
import { hourOf, inOrder } from './model/events';
import { eventBodyOf, eventValuesOf } from './model/forms';

const hearing: CaseEvent = {
  id: 1,
  kind: 'hearing',
  title: 'Première audience',
  startsAt: '2026-12-15T08:30:00Z',
  place: 'TPI de Douala-Bonanjo, salle 2',
  notes: null,
  isDone: false,
};
const legalCase: LegalCase = {
  id: 12,
  userId: testUser.id,
  title: 'Loyers impayés',
  description: 'Boutique d’Akwa.',
  assignedTo: 9,
  status: 'active',
  requestId: 4,
  court: 'TPI de Douala',
  caseNumber: '112/2026',
  nextEvent: hearing,
  canWrite: true,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
  ownerName: testUser.name,
  assigneeName: 'Maître Ekwalla',
  parties: [{ id: 1, name: 'Société Wouri', quality: 'défendeur', contact: null }],
  events: [hearing],
  notes: [
    {
      id: 1,
      authorId: 9,
      authorName: 'Maître Ekwalla',
      content: 'Bail reçu.',
      isPrivate: false,
      createdAt: '2026-11-20T09:00:00Z',
    },
    {
      id: 2,
      authorId: testUser.id,
      authorName: testUser.name,
      content: 'Retrouver les quittances.',
      isPrivate: true,
      createdAt: '2026-11-20T10:00:00Z',
    },
  ],
  documents: [
    { documentId: 3, title: 'Bail signé', addedBy: testUser.id, createdAt: '2026-11-20T10:00:00Z' },
  ],
};

function open(query = '', change: Partial<LegalCase> = {}) {
  const shown = { ...legalCase, ...change };
  onCall('GET', '/api/cases', () => json(200, [shown]));
  onCall('GET', '/api/cases/12', () => json(200, shown));
  onCall('GET', '/api/client-contacts', () => json(200, []));
  return renderApp({ route: `/dashboard?tab=cases${query}`, user: testUser });
}
const sent = (method: string, path: string) => callsTo(path).find((call) => call.method === method)?.body;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  await i18n.loadNamespaces(['dashboard', 'cases', 'assistant']);
});

describe('the list of cases', () => {
  it('shows each with its state and next date, and opens it', async () => {
    const { person } = open();
    const title = await screen.findByRole('button', { name: 'Loyers impayés' });
    const row = screen.getAllByRole('listitem').find((item) => item.contains(title))!;
    expect(within(row).getByText('En cours')).toBeInTheDocument();
    expect(within(row).getByText(/Audience : Première audience/)).toBeInTheDocument();
    expect(within(row).getByText('(mardi 15 décembre 2026, 09:30)')).toBeInTheDocument();
    await person.click(title);
    expect(await screen.findByRole('heading', { level: 2, name: 'Loyers impayés' })).toBeVisible();
  });

  it('filters by words and state', async () => {
    const { person } = open();
    await person.type(await screen.findByRole('searchbox', { name: 'Rechercher un dossier' }), 'loyer');
    await person.selectOptions(screen.getByRole('combobox', { name: 'État' }), 'active');
    await waitFor(() =>
      expect(callsTo('/api/cases').map(({ path }) => path)).toContain('/api/cases?q=loyer&status=active'),
    );
    expect(await screen.findByText('1 dossier trouvé')).toBeInTheDocument();
  });

  it('says how a case comes to be when there is none', async () => {
    onCall('GET', '/api/client-contacts', () => json(200, []));
    onCall('GET', '/api/cases', () => json(200, []));
    renderApp({ route: '/dashboard?tab=cases', user: testUser });
    expect(await screen.findByText(/vous pouvez aussi en créer un/)).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('creates one by hand', async () => {
    onCall('POST', '/api/cases', () => json(201, legalCase));
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Nouveau dossier' }));
    const dialog = screen.getByRole('dialog', { name: 'Nouveau dossier' });
    await person.click(within(dialog).getByRole('button', { name: 'Créer le dossier' }));
    expect(await within(dialog).findByRole('textbox', { name: 'Titre' })).toHaveFocus();
    await person.type(within(dialog).getByRole('textbox', { name: 'Titre' }), ' Loyers impayés ');
    await person.click(within(dialog).getByRole('button', { name: 'Créer le dossier' }));
    expect(await screen.findByText('Dossier créé')).toBeInTheDocument();
    expect(sent('POST', '/api/cases')).toEqual({
      title: 'Loyers impayés',
      description: '',
      court: '',
      caseNumber: '',
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'Loyers impayés' })).toBeInTheDocument();
  });
});

describe('a case', () => {
  it('shows parties, dates, notes and documents', async () => {
    open('&case=12');
    expect(await screen.findByText('Société Wouri')).toBeInTheDocument();
    expect(screen.getByText('mardi 15 décembre 2026, 09:30')).toBeInTheDocument();
    expect(screen.getByText('Privée')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Bail signé/ })).toHaveAttribute(
      'href',
      '/api/cases/12/documents/3?format=pdf',
    );
    expect(screen.getByRole('link', { name: 'Ouvrir la conversation' })).toHaveAttribute(
      'href',
      '/messages/4',
    );
    // Somebody else's note is not mine to delete.
    expect(screen.getAllByRole('button', { name: /Supprimer la note/ })).toHaveLength(1);
  });

  it('changes its state', async () => {
    onCall('PATCH', '/api/cases/12', () => json(200, legalCase));
    const { person } = open('&case=12');
    await person.selectOptions(await screen.findByRole('combobox', { name: 'État du dossier' }), 'suspended');
    expect(await screen.findByText('État enregistré')).toBeInTheDocument();
    expect(sent('PATCH', '/api/cases/12')).toEqual({ status: 'suspended' });
  });

  it('takes a hearing down in Cameroon’s time', async () => {
    onCall('POST', '/api/cases/12/events', () => json(201, hearing));
    const { person } = open('&case=12');
    await person.click(await screen.findByRole('button', { name: 'Ajouter une date' }));
    const dialog = screen.getByRole('dialog', { name: 'Ajouter une date' });
    await person.type(within(dialog).getByRole('textbox', { name: 'Titre' }), 'Plaidoiries');
    fireEvent.change(within(dialog).getByLabelText('Jour'), { target: { value: '2027-01-12' } });
    fireEvent.change(within(dialog).getByLabelText(/^Heure/), { target: { value: '09:00' } });
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer la date' }));
    await waitFor(() =>
      expect(sent('POST', '/api/cases/12/events')).toEqual({
        kind: 'hearing',
        title: 'Plaidoiries',
        startsAt: '2027-01-12T08:00:00Z',
        place: '',
        notes: '',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('ticks a date off', async () => {
    onCall('PATCH', '/api/cases/12/events/1', () => json(200, { ...hearing, isDone: true }));
    const { person } = open('&case=12');
    await person.click(await screen.findByRole('checkbox', { name: /^Fait/ }));
    await waitFor(() => expect(sent('PATCH', '/api/cases/12/events/1')).toEqual({ isDone: true }));
  });

  it('adds a private note, and keeps the text when that fails', async () => {
    onCall('POST', '/api/cases/12/notes', () => json(503, { code: 'busy', message: 'Service occupé' }));
    const { person } = open('&case=12');
    const field = await screen.findByRole('textbox', { name: 'Nouvelle note' });
    await person.type(field, 'Appeler le greffe');
    await person.click(screen.getByRole('checkbox', { name: /Privée/ }));
    await person.click(screen.getByRole('button', { name: 'Ajouter la note' }));
    expect(await screen.findByText('Service occupé')).toBeInTheDocument();
    expect(field).toHaveValue('Appeler le greffe');
    expect(sent('POST', '/api/cases/12/notes')).toEqual({ content: 'Appeler le greffe', isPrivate: true });
  });

  it('attaches one of one’s own documents', async () => {
    onCall('GET', '/api/documents', () =>
      json(200, [
        { id: 3, title: 'Bail signé', updatedAt: '2026-11-20T10:00:00Z' },
        { id: 5, title: 'Mise en demeure', updatedAt: '2026-11-20T10:00:00Z' },
      ]),
    );
    onCall('POST', '/api/cases/12/documents', () => json(201, {}));
    const { person } = open('&case=12');
    await person.click(await screen.findByRole('button', { name: 'Joindre un document' }));
    const dialog = screen.getByRole('dialog');
    await person.click(await within(dialog).findByRole('button', { name: /Mise en demeure/ }));
    expect(within(dialog).queryByRole('button', { name: /Bail signé/ })).not.toBeInTheDocument();
    expect(await screen.findByText('Document joint')).toBeInTheDocument();
    expect(sent('POST', '/api/cases/12/documents')).toEqual({ documentId: 5 });
  });

  it('asks before it removes a party and before it deletes the case', async () => {
    onCall('DELETE', '/api/cases/12/parties/1', () => json(204, null));
    onCall('DELETE', '/api/cases/12', () => json(204, null));
    const { person } = open('&case=12');
    await person.click(await screen.findByRole('button', { name: 'Retirer Société Wouri' }));
    expect(callsTo('/api/cases/12/parties/1')).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Retirer la partie' }));
    await waitFor(() => expect(callsTo('/api/cases/12/parties/1')[0]?.method).toBe('DELETE'));
    await person.click(await screen.findByRole('button', { name: 'Fermer l’avis' }));
    await person.click(screen.getByRole('button', { name: 'Supprimer le dossier' }));
    const dialog = await screen.findByRole('dialog', { name: /Supprimer ce dossier/ });
    await person.click(within(dialog).getByRole('button', { name: 'Supprimer le dossier' }));
    expect(await screen.findByText('Dossier supprimé')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Nouveau dossier' })).toBeInTheDocument();
  });

  it('only shows it to whom it does not belong', async () => {
    open('&case=12', { userId: 50, assignedTo: 51, canWrite: false });
    expect(await screen.findByText('Société Wouri')).toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /Ajouter|Supprimer|Retirer|Modifier/ }),
    ).not.toBeInTheDocument();
  });
});

describe('dates', () => {
  it('stand with the next one on top, then what is over', () => {
    const at = (id: number, startsAt: string, isDone = false) => ({ ...hearing, id, startsAt, isDone });
    const { open: coming, over } = inOrder(
      [
        at(1, '2026-12-02T08:00:00Z'),
        at(2, '2026-11-22T08:00:00Z'),
        at(3, '2026-12-01T08:00:00Z', true),
        at(4, '2026-11-01T08:00:00Z'),
        { ...at(5, '2026-11-02T08:00:00Z'), kind: 'deadline' },
      ],
      new Date('2026-11-21T10:00:00Z'),
    );
    expect(coming.map(({ id }) => id)).toEqual([5, 2, 1]);
    expect(over.map(({ id }) => id)).toEqual([3, 4]);
  });

  it('end with their day when a deadline has no hour', () => {
    const body = eventBodyOf({ ...eventValuesOf(null), kind: 'deadline', title: 'Appel', day: '2026-12-01' });
    expect(body.startsAt).toBe('2026-12-01T22:59:00Z');
    expect(hourOf('2026-12-01T22:59:00Z')).toBe('');
    expect(eventValuesOf(hearing)).toMatchObject({ day: '2026-12-15', time: '09:30' });
  });
});
