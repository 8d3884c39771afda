import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { aProposal, aRequest, cardOf } from '@/testing/marketplace';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { ClientRequest, Proposal, Rating } from '@/types/marketplace';
import type { Role } from '@/types/role';

const long = '2026-01-05T08:00:00Z';
const chosen = aProposal({
  status: 'accepted',
  isSelected: true,
  requestStatus: 'assigned',
  professionalEmail: 'maitre@example.cm',
  createdAt: '2099-01-01T08:00:00Z',
});
const assigned = aRequest({ status: 'assigned', selectedProposalId: 31, canEdit: false, proposalCount: 1 });

function open(query: string, request: ClientRequest[], proposals: Proposal[], role: Role = 'client') {
  onCall('GET', '/api/user', () => json(200, { ...testUser, role }));
  onCall('GET', '/api/client-requests', () => json(200, request));
  onCall('GET', '/api/client-requests/12', () => json(200, request[0]));
  onCall('GET', '/api/proposals/client/7', () => json(200, proposals));
  onCall('GET', '/api/proposals/request/12', () => json(200, proposals));
  return renderApp({ route: `/proposals${query}` });
}

beforeEach(async () => {
  await i18n.loadNamespaces(['marketplace', 'proposals']);
});

describe('the proposals page', () => {
  it.each(['avocat', 'admin'] as const)('is for clients only, not for %s', async (role) => {
    open('', [], [], role);
    expect(await screen.findByText('Accès réservé aux clients.')).toBeVisible();
    expect(callsTo('/api/client-requests')).toHaveLength(0);
  });

  it('sends who has no request to the marketplace', async () => {
    open('', [aRequest({ isValidated: false })], []);
    expect(await screen.findByText(/Créez une demande sur la page Marketplace/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Créer une demande' })).toHaveAttribute(
      'href',
      '/marketplace?dialog=new',
    );
  });

  it('lists what waits and what is assigned', async () => {
    const { person } = open('', [aRequest({ id: 15, title: 'Bail', proposalCount: 2 }), assigned], [chosen]);
    const waiting = await screen.findByRole('region', { name: 'Demandes en attente de propositions' });
    expect(within(waiting).getByText(/2 propositions reçues/)).toBeVisible();
    const under = screen.getByRole('region', { name: 'Demandes assignées' });
    expect(within(under).getByText('En cours')).toBeVisible();
    expect(within(under).getByText('Me Essomba')).toBeVisible();
    expect(within(under).getByText(/Professionnel n°\s40/)).toBeVisible();
    onCall('GET', '/api/client-requests/15', () => json(200, aRequest({ id: 15, title: 'Bail' })));
    onCall('GET', '/api/proposals/request/15', () => json(200, []));
    await person.click(within(waiting).getByRole('link', { name: /Voir propositions/ }));
    expect(await screen.findByText('Aucune proposition pour le moment')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Toutes les propositions' }));
    expect(await screen.findByRole('region', { name: 'Demandes assignées' })).toBeVisible();
  });

  it('says that the proposals could not be loaded, and tries again', async () => {
    const { person } = open('?request=12', [aRequest()], []);
    let broken = true;
    onCall('GET', '/api/proposals/request/12', () =>
      broken ? json(403, { code: 'forbidden', message: 'Pas maintenant.' }) : json(200, [aProposal()]),
    );
    expect(await screen.findByText('Erreur lors du chargement des propositions')).toBeVisible();
    expect(screen.getByText(/Pas maintenant\./)).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Me Essomba')).toBeVisible();
  });

  it('shows a proposal whole, and who makes it', async () => {
    open('?request=12', [aRequest({ proposalCount: 1 })], [aProposal({ isVerified: false })]);
    const card = await cardOf('Mise en demeure puis référé');
    for (const text of [
      'En attente',
      'Non vérifié',
      '4,5 sur 5',
      '(8 avis)',
      '2 semaines',
      '3 décembre 2026',
      'Dix affaires de bail.',
    ]) {
      expect(within(card).getByText(text, { exact: false })).toBeVisible();
    }
  });

  it('compares side by side and says which is best in what', async () => {
    const second = aProposal({
      id: 32,
      professionalId: 41,
      professionalName: 'Me Fotso',
      price: '60 000',
      priceAmount: 60_000,
      timeline: '1 mois',
      timelineDays: 30,
      ratingMean: null,
      ratingCount: 0,
      rankingScore: 3.5,
    });
    const refused = aProposal({ id: 33, professionalName: 'Me Ngassa', status: 'rejected' });
    const { person } = open('?request=12', [aRequest({ proposalCount: 3 })], [aProposal(), second, refused]);
    await person.click(await screen.findByRole('button', { name: 'Comparer' }));
    const table = await screen.findByRole('table', { name: 'Comparaison de 2 propositions' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
    const row = (name: string) => within(table).getByRole('row', { name: new RegExp(`^${name}`) });
    const cells = (name: string) =>
      within(row(name))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('Prix')[0]).not.toContain('le moins cher');
    expect(cells('Prix')[1]).toContain('le moins cher');
    expect(cells('Délai')[0]).toContain('le plus rapide');
    expect(cells('Avis')[1]).toBe('Pas encore d’avis');
    expect(within(row('Votre choix')).getAllByRole('button', { name: /Sélectionner/ })).toHaveLength(2);
    expect(screen.queryByText('Me Ngassa')).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Liste' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Prix');
    const names = screen.getAllByText(/^Me /).map((name) => name.textContent);
    expect(names).toEqual(['Me Fotso', 'Me Essomba', 'Me Ngassa']);
  });

  it('selects after asking, and says what is possible then', async () => {
    let state: Proposal = aProposal();
    onCall('PATCH', '/api/proposals/31/select', () => {
      state = chosen;
      return json(200, chosen);
    });
    const { person } = open('?request=12', [aRequest({ proposalCount: 1 })], []);
    onCall('GET', '/api/proposals/request/12', () => json(200, [state]));
    await person.click(await screen.findByRole('button', { name: /Sélectionner cette proposition/ }));
    expect(callsTo('/api/proposals/31/select')).toHaveLength(0);
    const dialog = screen.getByRole('dialog', { name: /Choisir la proposition de Me Essomba/ });
    await person.click(within(dialog).getByRole('button', { name: 'Choisir cette proposition' }));
    expect(await screen.findByText('Proposition acceptée')).toBeVisible();
    expect(screen.getByText('Vous pouvez maintenant contacter le professionnel')).toBeVisible();
    expect(await screen.findByText('Sélectionnée')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Contacter' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sélectionner/ })).toBeNull();
  });

  it('says why a selection failed', async () => {
    onCall('PATCH', '/api/proposals/31/select', () =>
      json(409, { code: 'already_selected', message: 'Une proposition est déjà choisie.' }),
    );
    const { person } = open('?request=12', [aRequest()], [aProposal()]);
    await person.click(await screen.findByRole('button', { name: /Sélectionner cette proposition/ }));
    await person.click(screen.getByRole('button', { name: 'Choisir cette proposition' }));
    expect(await screen.findByText('Erreur lors de la sélection')).toBeVisible();
    expect(
      screen.getByText('Impossible de sélectionner cette proposition. Une proposition est déjà choisie.'),
    ).toBeVisible();
  });

  it('offers no choice once one is selected', async () => {
    open('?request=12', [assigned], [chosen, aProposal({ id: 32, requestStatus: 'assigned' })]);
    expect(await screen.findByText('Sélectionnée')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Sélectionner/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Refuser/ })).toBeNull();
  });

  it('refuses with a reason, and takes it back', async () => {
    let state = aProposal();
    onCall('PATCH', '/api/proposals/31/reject', () => {
      state = aProposal({ status: 'rejected', rejectReason: 'Trop cher', canUndoReject: true });
      return json(200, state);
    });
    onCall('PATCH', '/api/proposals/31/restore', () => {
      state = aProposal();
      return json(200, state);
    });
    const { person } = open('?request=12', [aRequest()], []);
    onCall('GET', '/api/proposals/request/12', () => json(200, [state]));
    await person.click(await screen.findByRole('button', { name: /^Refuser/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Refuser cette proposition' });
    await person.type(within(dialog).getByRole('textbox', { name: /Motif/ }), ' Trop cher ');
    await person.click(within(dialog).getByRole('button', { name: 'Refuser la proposition' }));
    expect(await screen.findByText(/Motif\s: Trop cher/)).toBeVisible();
    expect(callsTo('/api/proposals/31/reject')[0]?.body).toEqual({ reason: 'Trop cher' });
    expect(screen.getByText('Refusée')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /Annuler le refus/ }));
    expect(await screen.findByText('En attente')).toBeVisible();
  });

  it('writes to the selected professional', async () => {
    const answers = [json(503, { code: 'busy', message: 'Occupé.' }), json(201, {})];
    onCall('POST', '/api/messages', () => answers.shift()!);
    const { person } = open('?request=12', [assigned], [chosen]);
    await person.click(await screen.findByRole('button', { name: 'Contacter' }));
    const dialog = await screen.findByRole('dialog', { name: 'Envoyer un message' });
    expect(within(dialog).getByRole('link', { name: 'maitre@example.cm' })).toBeVisible();
    const send = within(dialog).getByRole('button', { name: 'Envoyer le message' });
    await person.click(send);
    expect(await within(dialog).findByText('Écrivez votre message.')).toBeVisible();
    await person.type(within(dialog).getByRole('textbox', { name: 'Votre message' }), ' Bonjour ');
    await person.click(send);
    expect(await within(dialog).findByText("Erreur lors de l'envoi")).toBeVisible();
    await person.click(send);
    expect(await screen.findByText('Message envoyé')).toBeVisible();
    const [first, second] = callsTo('/api/messages');
    expect(first?.body).toMatchObject({ requestId: 12, receiverId: 40, content: 'Bonjour' });
    // The repeat is the same message.
    expect(second?.body).toEqual(first?.body);
  });

  it('rates once the deadline has passed, not before', async () => {
    const view = open('?request=12', [assigned], [chosen]);
    expect(await screen.findByText(/Vous pourrez noter le service après l’échéance/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Noter le service' })).toBeNull();
    view.unmount();

    onCall('POST', '/api/ratings', () => json(201, {}));
    const { person } = open('?request=12', [assigned], [{ ...chosen, createdAt: long }]);
    await person.click(await screen.findByRole('button', { name: 'Noter le service' }));
    const dialog = await screen.findByRole('dialog', { name: 'Noter le service' });
    const send = within(dialog).getByRole('button', { name: 'Noter' });
    expect(send).toBeDisabled();
    await person.click(within(dialog).getByRole('radio', { name: '4 étoiles sur 5' }));
    expect(send).toBeEnabled();
    await person.type(within(dialog).getByRole('textbox', { name: /Commentaire/ }), 'Bon travail');
    await person.click(within(dialog).getByRole('checkbox', { name: 'Délai respecté' }));
    await person.click(within(dialog).getByRole('checkbox', { name: 'Je recommande' }));
    await person.click(send);
    await waitFor(() =>
      expect(callsTo('/api/ratings')[0]?.body).toEqual({
        requestId: 12,
        professionalId: 40,
        rating: 4,
        comment: 'Bon travail',
        isDeadlineMet: true,
        wouldRecommend: true,
      }),
    );
    expect(await screen.findByText('Notation enregistrée')).toBeVisible();
    expect(screen.getByText('Votre évaluation a été enregistrée avec succès.')).toBeVisible();
  });

  it('changes a rating that was given', async () => {
    const rating: Rating = {
      id: 5,
      requestId: 12,
      professionalId: 40,
      rating: 3,
      comment: 'Correct',
      isDeadlineMet: true,
      wouldRecommend: false,
      createdAt: '2026-11-20T08:00:00Z',
      updatedAt: '2026-11-20T08:00:00Z',
      editableUntil: '2026-12-04T08:00:00Z',
    };
    onCall('GET', '/api/ratings/5', () => json(200, rating));
    onCall('PATCH', '/api/ratings/5', () =>
      json(409, { code: 'rating_too_old', message: 'Cette note ne peut plus être changée.' }),
    );
    const rated = { ...chosen, createdAt: long, requestStatus: 'closed' as const, ratingId: 5 };
    const { person } = open('?request=12', [{ ...assigned, status: 'closed' }], [rated]);
    await person.click(await screen.findByRole('button', { name: 'Modifier ma note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Modifier ma note' });
    expect(await within(dialog).findByRole('radio', { name: '3 étoiles sur 5' })).toBeChecked();
    expect(within(dialog).getByText(/jusqu’au 4 décembre 2026/)).toBeVisible();
    await person.click(within(dialog).getByRole('radio', { name: '5 étoiles sur 5' }));
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer ma note' }));
    expect(
      (await within(dialog).findAllByText('Cette note ne peut plus être changée.')).length,
    ).toBeGreaterThan(0);
    expect(callsTo('/api/ratings/5').find((call) => call.method === 'PATCH')?.body).toMatchObject({
      rating: 5,
      comment: 'Correct',
    });
  });
});
