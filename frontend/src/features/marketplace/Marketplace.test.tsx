import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { aProposal, aRequest, cardOf } from '@/testing/marketplace';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { ClientRequest } from '@/types/marketplace';
import type { Role } from '@/types/role';

const draft = aRequest({ id: 13, title: 'Licenciement', isValidated: false, publishedAt: null });

function open(role: Role, query = '', requests: ClientRequest[] = []) {
  onCall('GET', '/api/user', () => json(200, { ...testUser, role }));
  onCall('GET', '/api/client-requests', () =>
    json(200, requests, { 'X-Total-Count': String(requests.length) }),
  );
  for (const request of requests) {
    onCall('GET', `/api/client-requests/${request.id}`, () => json(200, request));
  }
  onCall('GET', '/api/proposals/client/7', () => json(200, []));
  onCall('GET', '/api/proposals/professional', () => json(200, []));
  return renderApp({ route: `/marketplace${query}` });
}

beforeEach(async () => {
  await i18n.loadNamespaces(['marketplace', 'proposals']);
});

describe('the marketplace of a client', () => {
  it('lists own requests with their state, and what to do next', async () => {
    open('client', '', [aRequest({ proposalCount: 2 }), draft]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes Demandes' })).toBeVisible();
    const published = await cardOf('Caution non rendue');
    expect(within(published).getByText('Ouverte')).toBeVisible();
    expect(within(published).getByText('Urgent')).toBeVisible();
    expect(within(published).getByText(/2 propositions/)).toBeVisible();
    expect(within(published).getByRole('link', { name: /Voir propositions/ })).toHaveAttribute(
      'href',
      '/proposals?request=12',
    );
    const unfinished = await cardOf('Licenciement');
    expect(within(unfinished).getByText('Brouillon')).toBeVisible();
    expect(within(unfinished).getByRole('link', { name: /Relire et publier/ })).toBeVisible();
  });

  it('says what to do when there is no request, and retries when the list did not come', async () => {
    let broken = true;
    onCall('GET', '/api/user', () => json(200, testUser));
    onCall('GET', '/api/client-requests', () =>
      broken ? json(404, { code: 'x', message: 'La liste n’est pas venue.' }) : json(200, []),
    );
    const { person } = renderApp({ route: '/marketplace' });
    expect(await screen.findByText('La liste n’est pas venue.')).toBeVisible();
    broken = false;
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Vous n’avez pas encore de demande')).toBeVisible();
    const buttons = screen.getAllByRole('button', { name: 'Nouvelle demande' });
    expect(buttons).toHaveLength(2);
    await person.click(buttons[1]!);
    expect(await screen.findByRole('dialog', { name: 'Nouvelle demande' })).toBeVisible();
  });

  it('words the request with the assistant, fills the form and publishes', async () => {
    const answers = [
      {
        response: 'Depuis quand attendez-vous ?',
        isReadyToPublish: false,
        suggestedTitle: '',
        suggestedDescription: '',
        suggestedDomain: 'autre',
      },
      {
        response: 'Voici une proposition.',
        isReadyToPublish: true,
        suggestedTitle: 'Caution non rendue depuis trois mois',
        suggestedDescription: 'Le bailleur garde la caution depuis trois mois.',
        suggestedDomain: 'immobilier',
      },
    ];
    onCall('POST', '/api/ia/help-formulate', () => json(200, answers.shift()));
    onCall('POST', '/api/client-requests', () => json(201, { ...draft, id: 20 }));
    onCall('PATCH', '/api/client-requests/20/validate', () => json(200, aRequest({ id: 20 })));
    const { person } = open('client', '?dialog=new');

    const dialog = await screen.findByRole('dialog', { name: 'Nouvelle demande' });
    const input = await within(dialog).findByRole('textbox', { name: 'Que vous arrive-t-il\u202f?' });
    const send = within(dialog).getByRole('button', { name: 'Envoyer' });
    expect(send).toBeDisabled();
    await person.type(input, '   ');
    expect(send).toBeDisabled();
    await person.clear(input);
    await person.type(input, 'Ma caution n’est pas rendue{Enter}');
    expect(await within(dialog).findByText('Depuis quand attendez-vous ?')).toBeVisible();
    await person.type(within(dialog).getByRole('textbox', { name: 'Votre réponse' }), 'Trois mois{Enter}');

    expect(await within(dialog).findByText('Voici ce que l’assistant propose')).toHaveFocus();
    expect(callsTo('/api/ia/help-formulate')[1]?.body).toEqual({
      conversation: 'user: Ma caution n’est pas rendue\nai: Depuis quand attendez-vous ?',
      userInput: 'Trois mois',
    });
    const title = within(dialog).getByRole('textbox', { name: 'Titre' });
    expect(title).toHaveValue('');
    await person.click(within(dialog).getByRole('button', { name: 'Appliquer les suggestions' }));
    expect(await screen.findByText('Suggestions appliquées')).toBeVisible();
    expect(title).toHaveValue('Caution non rendue depuis trois mois');
    expect(title).toHaveFocus();
    expect(within(dialog).getByRole('combobox', { name: /Domaine juridique/ })).toHaveValue('immobilier');

    await person.selectOptions(within(dialog).getByRole('combobox', { name: /Urgence/ }), 'Élevée');
    await person.click(within(dialog).getByRole('button', { name: 'Publier ma demande' }));
    await waitFor(() => expect(callsTo('/api/client-requests/20/validate')).toHaveLength(1));
    expect(callsTo('/api/client-requests').find((call) => call.method === 'POST')?.body).toEqual({
      title: 'Caution non rendue depuis trois mois',
      description: 'Le bailleur garde la caution depuis trois mois.',
      legalDomain: 'immobilier',
      urgency: 'high',
      budget: '',
    });
    expect(await screen.findByText('Demande créée')).toBeInTheDocument();
    expect(screen.getByText('Votre demande a été publiée avec succès')).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'Nouvelle demande' })).toBeNull();
  });

  it('keeps the text when the assistant cannot be reached', async () => {
    onCall('POST', '/api/ia/help-formulate', () => json(503, { code: 'busy', message: 'Occupé.' }));
    const { person } = open('client', '?dialog=new');
    const input = await screen.findByRole('textbox', { name: 'Que vous arrive-t-il\u202f?' });
    await person.type(input, 'Ma caution');
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText("Impossible de contacter l'assistant IA")).toBeInTheDocument();
    expect(screen.getByText('Occupé.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Que vous arrive-t-il\u202f?' })).toHaveValue('Ma caution');
  });

  it('shows what is missing in the form, and the server’s words where they belong', async () => {
    onCall('POST', '/api/client-requests', () =>
      json(422, { code: 'invalid_values', message: 'Non', fields: { budget: 'Une seule ligne.' } }),
    );
    const { person } = open('client', '?dialog=new');
    await person.click(await screen.findByRole('button', { name: 'Passer au formulaire' }));
    await person.click(await screen.findByRole('button', { name: 'Publier ma demande' }));
    expect(await screen.findByText('2 points sont à revoir')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveFocus();
    await person.type(screen.getByRole('textbox', { name: 'Titre' }), 'Bail');
    await person.type(screen.getByRole('textbox', { name: 'Description' }), 'Dix lettres au moins');
    await person.click(screen.getByRole('button', { name: 'Publier ma demande' }));
    expect(await screen.findByRole('textbox', { name: /Budget/ })).toHaveAccessibleDescription(
      /Une seule ligne/,
    );
  });

  it('sends the same request under the same key after a lost answer', async () => {
    const answers = [json(503, { code: 'busy', message: 'Occupé.' }), json(201, draft)];
    onCall('POST', '/api/client-requests', () => answers.shift()!);
    const { person } = open('client', '?dialog=new', [draft]);
    await person.click(await screen.findByRole('button', { name: 'Passer au formulaire' }));
    await person.type(screen.getByRole('textbox', { name: 'Titre' }), 'Licenciement');
    await person.type(screen.getByRole('textbox', { name: 'Description' }), 'On m’a licencié sans lettre.');
    await person.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect((await screen.findAllByText('Occupé.')).length).toBeGreaterThan(0);
    await person.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Licenciement' })).toBeVisible();
    const keys = callsTo('/api/client-requests')
      .filter((call) => call.method === 'POST')
      .map((call) => call.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  it('keeps a draft, has it summarised and publishes it', async () => {
    let state: ClientRequest = draft;
    onCall('POST', '/api/client-requests', () => json(201, draft));
    onCall('POST', '/api/client-requests/13/ai-summary', () => {
      state = { ...state, aiSummary: 'Un licenciement sans lettre.' };
      return json(200, state);
    });
    onCall('PATCH', '/api/client-requests/13/validate', () => {
      state = { ...state, isValidated: true, publishedAt: '2026-11-20T08:00:00Z' };
      return json(200, state);
    });
    const { person } = open('client', '?dialog=new');
    onCall('GET', '/api/client-requests/13', () => json(200, state));
    await person.click(await screen.findByRole('button', { name: 'Passer au formulaire' }));
    await person.type(screen.getByRole('textbox', { name: 'Titre' }), 'Licenciement');
    await person.type(screen.getByRole('textbox', { name: 'Description' }), 'On m’a licencié sans lettre.');
    await person.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));

    expect(await screen.findByRole('heading', { level: 2, name: 'Licenciement' })).toBeVisible();
    expect(screen.getByText(/n’est visible que de vous\. Relisez-le/)).toBeVisible();
    expect(callsTo('/api/client-requests/13/validate')).toHaveLength(0);
    await person.click(screen.getByRole('button', { name: 'Générer le résumé' }));
    expect(await screen.findByText('Un licenciement sans lettre.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));
    expect(await screen.findByText('Résumé généré')).toBeVisible();
    expect(screen.getByText("L'IA a analysé votre demande")).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Valider et publier' }));
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));
    expect(await screen.findByText('Résumé validé')).toBeVisible();
    expect(screen.getByText('Votre demande est maintenant visible aux professionnels')).toBeVisible();
    expect(await screen.findByText(/Votre nom ne leur est pas montré/)).toBeVisible();
  });

  it('edits until the first proposal', async () => {
    onCall('PATCH', '/api/client-requests/12', () =>
      json(409, { code: 'request_has_proposals', message: 'Un professionnel a déjà répondu.' }),
    );
    const { person } = open('client', '?request=12', [aRequest()]);
    await person.click(await screen.findByRole('button', { name: 'Modifier' }));
    const dialog = await screen.findByRole('dialog', { name: 'Modifier la demande' });
    const title = within(dialog).getByRole('textbox', { name: 'Titre' });
    expect(title).toHaveValue('Caution non rendue');
    await person.clear(title);
    await person.type(title, 'Caution gardée');
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(dialog).findByText('Un professionnel a déjà répondu.')).toBeVisible();
    expect(callsTo('/api/client-requests/12').find((call) => call.method === 'PATCH')?.body).toMatchObject({
      title: 'Caution gardée',
      legalDomain: 'immobilier',
    });
  });

  it('offers no change once someone has answered', async () => {
    open('client', '?request=12', [aRequest({ canEdit: false, proposalCount: 1 })]);
    expect(await screen.findByRole('link', { name: 'Voir propositions' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Modifier' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Fermer la demande' })).toBeVisible();
  });

  it('asks before it closes a request and before it deletes a draft', async () => {
    onCall('PATCH', '/api/client-requests/12/close', () => json(200, aRequest({ status: 'closed' })));
    onCall('DELETE', '/api/client-requests/13', () => json(204, null));
    const view = open('client', '?request=12', [aRequest()]);
    await view.person.click(await screen.findByRole('button', { name: 'Fermer la demande' }));
    expect(callsTo('/api/client-requests/12/close')).toHaveLength(0);
    const closing = screen.getByRole('dialog', { name: 'Fermer cette demande\u202f?' });
    await view.person.click(within(closing).getByRole('button', { name: 'Fermer la demande' }));
    expect(await screen.findByText('Demande fermée')).toBeVisible();
    view.unmount();

    const { person } = open('client', '?request=13', [draft]);
    await person.click(await screen.findByRole('button', { name: 'Supprimer le brouillon' }));
    const deleting = screen.getByRole('dialog', { name: 'Supprimer ce brouillon\u202f?' });
    await person.click(within(deleting).getByRole('button', { name: 'Supprimer le brouillon' }));
    expect(await screen.findByRole('tab', { name: 'Mes demandes' })).toBeVisible();
    expect(callsTo('/api/client-requests/13').some((call) => call.method === 'DELETE')).toBe(true);
  });

  it('shows why a request is hidden or closed', async () => {
    const view = open('client', '?request=12', [aRequest({ isHidden: true, hiddenReason: 'Hors sujet.' })]);
    expect(await screen.findByText(/L’administration a masqué cette demande\. Hors sujet\./)).toBeVisible();
    view.unmount();
    open('client', '?request=12', [
      aRequest({ status: 'closed', closeReason: 'idle', closedAt: '2026-11-20T08:00:00Z', canEdit: false }),
    ]);
    expect(await screen.findByText(/rien ne s’y était passé depuis 30 jours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Fermer la demande' })).toBeNull();
  });

  it('says that no proposal was received yet', async () => {
    open('client', '?tab=received');
    expect(await screen.findByText('Aucune proposition reçue')).toBeVisible();
  });

  it('has the received proposals beside them', async () => {
    const { person } = open('client', '', [aRequest()]);
    onCall('GET', '/api/proposals/client/7', () => json(200, [aProposal()]));
    await person.click(await screen.findByRole('tab', { name: 'Propositions reçues' }));
    expect(await screen.findByRole('heading', { name: 'Mise en demeure puis référé' })).toBeVisible();
  });
});

describe('the marketplace of a professional', () => {
  const seen = (change: Partial<ClientRequest> = {}) =>
    aRequest({ clientId: null, clientEmail: null, clientName: 'Client n° 12', canEdit: false, ...change });

  it('shows open requests under a pseudonym, and whether one has answered already', async () => {
    open('avocat', '', [seen(), seen({ id: 14, title: 'Saisie', hasProposal: true })]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Marketplace Juridique' })).toBeVisible();
    const fresh = await cardOf('Caution non rendue');
    expect(within(fresh).getByText(/Client n° 12/)).toBeVisible();
    expect(within(fresh).getByRole('button', { name: /Faire une proposition/ })).toBeVisible();
    const answered = await cardOf('Saisie');
    expect(within(answered).getByText('Proposition déjà soumise')).toBeVisible();
    expect(within(answered).queryByRole('button')).toBeNull();
  });

  it('filters by domain, urgency, dates and text, and turns pages', async () => {
    onCall('GET', '/api/user', () => json(200, { ...testUser, role: 'huissier' }));
    onCall('GET', '/api/client-requests', () => json(200, [seen()], { 'X-Total-Count': '45' }));
    const { person } = renderApp({ route: '/marketplace' });
    expect(await screen.findByText('45 demandes')).toBeVisible();
    expect(screen.getByText('Page 1 sur 3')).toBeVisible();
    const last = () => new URLSearchParams(callsTo('/api/client-requests').at(-1)?.path.split('?')[1]);
    expect(last().get('limit')).toBe('20');

    await person.click(screen.getByRole('button', { name: 'Page suivante' }));
    await waitFor(() => expect(last().get('offset')).toBe('20'));
    expect(screen.getByText('Page 2 sur 3')).toBeVisible();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Domaine' }), 'Droit du travail');
    await waitFor(() => expect(last().get('domain')).toBe('travail'));
    expect(last().get('offset')).toBe('0');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Urgence' }), 'Urgent');
    await waitFor(() => expect(last().get('urgency')).toBe('high'));
    await person.type(screen.getByLabelText('Publiées depuis le'), '2026-11-01');
    await waitFor(() => expect(last().get('since')).toBe('2026-11-01'));
    await person.type(screen.getByRole('searchbox', { name: 'Rechercher' }), 'bail');
    await waitFor(() => expect(last().get('q')).toBe('bail'));
    expect(last().get('domain')).toBe('travail');

    await person.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    await waitFor(() => expect(last().get('q')).toBeNull());
    expect(last().get('domain')).toBeNull();
    expect(screen.getByRole('searchbox', { name: 'Rechercher' })).toHaveValue('');
  });

  it('says what to do when nothing is found', async () => {
    const { person } = open('avocat', '?tab=open&q=xyz');
    expect(await screen.findByRole('searchbox', { name: 'Rechercher' })).toHaveValue('xyz');
    expect(await screen.findByText('Aucune demande ne correspond')).toBeVisible();
    await person.click(screen.getAllByRole('button', { name: 'Effacer les filtres' })[1]!);
    expect(await screen.findByText('Aucune demande ouverte pour le moment')).toBeVisible();
  });

  it('answers an open request, once', async () => {
    let answered = false;
    onCall('POST', '/api/proposals', () => {
      answered = true;
      return json(201, aProposal());
    });
    const { person } = open('avocat', '', [seen()]);
    onCall('GET', '/api/client-requests', () =>
      json(200, [seen({ hasProposal: answered })], { 'X-Total-Count': '1' }),
    );
    await person.click(await screen.findByRole('button', { name: /Faire une proposition/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Faire une proposition' });
    await person.click(within(dialog).getByRole('button', { name: 'Envoyer ma proposition' }));
    expect(await within(dialog).findByText('2 points sont à revoir')).toBeVisible();
    await person.type(within(dialog).getByRole('textbox', { name: 'Titre' }), 'Mise en demeure');
    await person.type(within(dialog).getByRole('textbox', { name: 'Description' }), 'Je rédige et je suis.');
    await person.type(within(dialog).getByRole('textbox', { name: /Prix/ }), '150 000 F');
    expect(within(dialog).getByText(/Sera comparé comme 150/)).toBeVisible();
    await person.type(within(dialog).getByRole('textbox', { name: /Délai/ }), '2 semaines');
    expect(within(dialog).getByText(/Compté comme 14 jours/)).toBeVisible();
    await person.click(within(dialog).getByRole('button', { name: 'Envoyer ma proposition' }));
    await waitFor(() =>
      expect(callsTo('/api/proposals')[0]?.body).toEqual({
        requestId: 12,
        title: 'Mise en demeure',
        description: 'Je rédige et je suis.',
        price: '150 000 F',
        timeline: '2 semaines',
      }),
    );
    expect(await screen.findByText('Proposition envoyée')).toBeVisible();
    expect(screen.getByText('Votre proposition a été soumise avec succès')).toBeVisible();
    expect(await screen.findByText('Proposition déjà soumise')).toBeVisible();
  });

  it('opens one request, with the own proposal under it, and goes back to the same list', async () => {
    const { person } = open('avocat', '?tab=open&domain=immobilier', [seen({ hasProposal: true })]);
    onCall('GET', '/api/proposals/request/12', () => json(200, [aProposal()]));
    await person.click(await screen.findByRole('link', { name: 'Caution non rendue' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Caution non rendue' })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Mise en demeure puis référé' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Toutes les demandes ouvertes' }));
    expect(await screen.findByRole('combobox', { name: 'Domaine' })).toHaveValue('immobilier');
  });
});

describe('the marketplace of everyone else', () => {
  it.each(['policier', 'gendarme', 'admin'] as const)(
    'explains itself to %s and calls nothing',
    async (role) => {
      open(role);
      expect(
        await screen.findByText('Le marketplace relie les clients aux avocats et aux huissiers'),
      ).toBeVisible();
      expect(callsTo('/api/client-requests')).toHaveLength(0);
      expect(callsTo('/api/proposals/professional')).toHaveLength(0);
    },
  );
});
