import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import {
  TOKEN,
  RECORD,
  WORDS,
  access,
  proposal,
  message,
  gone,
  world,
  selected,
  content,
  show,
} from '@/testing/anonymousAccess';
import { renderApp } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { setOpening } from './model/opening';

const card = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const found = screen.getAllByRole('listitem').find((item) => item.contains(heading));
  if (!found) throw new Error(`no card: ${title}`);
  return found;
};

beforeEach(async () => {
  await i18n.loadNamespaces(['anonymous', 'marketplace']);
});
afterEach(() => setOpening({ state: 'current' }));

describe('a private link', () => {
  it('is opened, and its token is nowhere afterwards', async () => {
    world();
    onCall('POST', '/api/anonymous-open', () => json(200, access()));
    renderApp({ route: `/access/${TOKEN.toUpperCase()}` });
    await content();
    expect(callsTo('/api/anonymous-open')[0]?.body).toEqual({ accessToken: TOKEN.toUpperCase() });
    expect(document.body.innerHTML.toLowerCase()).not.toContain(TOKEN);
    expect(document.title).toBe('Palabre');
    expect(callsTo(RECORD).length).toBeGreaterThan(0);
  });

  it('says that it is not valid, and offers the words', async () => {
    world();
    onCall('POST', '/api/anonymous-open', () => gone());
    renderApp({ route: `/access/${TOKEN}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lien non valide' })).toBeVisible();
    expect(screen.getByText("Ce lien d'accès est invalide ou a expiré.")).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Vos 7 mots ou votre lien' })).toBeVisible();
    expect(callsTo(RECORD)).toHaveLength(0);
  });

  it('says since when it has expired, and can still be erased', async () => {
    const expired = access({
      isExpired: true,
      expiresAt: '2026-11-10T10:00:00Z',
      email: null,
      canExtend: false,
    });
    onCall('POST', '/api/anonymous-open', () => json(200, expired));
    onCall('GET', RECORD, () => json(200, expired));
    onCall('DELETE', '/api/anonymous-request/current', () => json(204, null));
    const { person } = renderApp({ route: `/access/${TOKEN}` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Lien expiré' })).toBeVisible();
    expect(screen.getByText(/10 novembre 2026/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Effacer ma demande' }));
    await person.click(await screen.findByRole('button', { name: 'Tout effacer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est effacée' })).toBeVisible();
    expect(callsTo('/api/anonymous-request/current').map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('can be tried again when the network fails', async () => {
    world();
    onCall('POST', '/api/anonymous-open', () => Promise.reject(new TypeError('network')));
    const { person } = renderApp({ route: `/access/${TOKEN}` });
    const again = await screen.findByRole('button', { name: 'Réessayer' });
    onCall('POST', '/api/anonymous-open', () => json(200, access()));
    await person.click(again);
    await content();
    expect(callsTo('/api/anonymous-open')[1]?.body).toEqual({ accessToken: TOKEN });
  });
});

describe('the seven words', () => {
  const typed = () => screen.findByRole('textbox', { name: 'Vos 7 mots ou votre lien' });
  const begin = () => {
    world();
    onCall('GET', RECORD, () => gone());
    return show();
  };

  it('open the same request', async () => {
    const { person } = begin();
    expect(await screen.findByRole('heading', { level: 1, name: 'Retrouver votre demande' })).toBeVisible();
    await person.type(await typed(), 'baobab rivière');
    await person.click(screen.getByRole('button', { name: 'Ouvrir ma demande' }));
    expect(await screen.findByText(/vous en avez écrit 2/)).toBeVisible();
    expect(callsTo('/api/anonymous-open')).toHaveLength(0);
    await person.clear(await typed());
    onCall('POST', '/api/anonymous-open', () => {
      world();
      return json(200, access());
    });
    await person.type(await typed(), `${WORDS}{Enter}`);
    await content();
    expect(callsTo('/api/anonymous-open')[0]?.body).toEqual({ codeWords: WORDS });
  });

  it('are kept when they open nothing, or when one of them is no word of the list', async () => {
    const { person } = begin();
    onCall('POST', '/api/anonymous-open', () => gone());
    await person.type(await typed(), `${WORDS}{Enter}`);
    expect(await screen.findByText(/Ces mots n’ouvrent aucune demande/)).toBeVisible();
    expect(await typed()).toHaveValue(WORDS);
    onCall('POST', '/api/anonymous-open', () =>
      json(422, {
        code: 'validation_failed',
        message: 'Certaines valeurs ne conviennent pas',
        fields: { codeWords: '« lampe » n’est pas dans la liste' },
      }),
    );
    await person.click(screen.getByRole('button', { name: 'Ouvrir ma demande' }));
    expect(await screen.findByText('« lampe » n’est pas dans la liste')).toBeVisible();
    expect(await typed()).toBeInvalid();
  });

  it('may be a pasted link', async () => {
    const { person } = begin();
    onCall('POST', '/api/anonymous-open', () => {
      world();
      return json(200, access());
    });
    await person.click(await typed());
    await person.paste(`https://palabre.example/access/${TOKEN}`);
    await person.keyboard('{Enter}');
    await content();
    expect(callsTo('/api/anonymous-open')[0]?.body).toEqual({ accessToken: TOKEN });
  });
});

describe('the opened request', () => {
  it('shows the request and its proposals in this page’s words', async () => {
    world({
      proposals: [proposal(4, { rating: null, reviewCount: 0, price: null, experience: null }), proposal(3)],
    });
    show();
    await content();
    expect(screen.getByText('Urgente')).toBeVisible();
    expect(screen.getByText('Droit immobilier')).toBeVisible();
    expect(screen.getByText('50 000 FCFA')).toBeVisible();
    expect(screen.getByText('20 novembre 2026')).toBeVisible();
    expect(screen.getByText('Client n° 12')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Propositions reçues (2)' })).toBeVisible();
    const rated = within(await card('Proposition 3'));
    expect(rated.getByText('4,5/5')).toBeVisible();
    expect(rated.getByText('(8 avis)')).toBeVisible();
    expect(rated.getByText('E')).toBeInTheDocument();
    expect(rated.getByText('80 000 FCFA')).toBeVisible();
    expect(rated.getByText('Dix affaires.')).toBeVisible();
    const bare = within(await card('Proposition 4'));
    expect(bare.getByText('Pas encore d’avis')).toBeVisible();
    expect(bare.getByText('Non précisé')).toBeVisible();
    expect(screen.getByText('Lien valable jusqu’au 28 novembre 2026')).toBeVisible();
    expect(screen.getByText('Adresse de contact : contact@example.cm')).toBeVisible();
  });

  it.each([
    ['low', 'Normale'],
    ['normal', 'Modérée'],
    ['critical', 'Très urgente'],
  ] as const)('names the urgency %s: %s', async (urgency, word) => {
    world({ request: { urgency } });
    show();
    expect(await screen.findByText(word)).toBeVisible();
  });

  it('says that nothing has come yet, and how one will know', async () => {
    world({ proposals: [] });
    const { unmount } = show();
    expect(await screen.findByText('Aucune proposition pour le moment')).toBeVisible();
    expect(screen.getByText(/Vous recevrez un e-mail dès qu’une proposition arrive/)).toBeVisible();
    unmount();
    world({ proposals: [], record: { noticesEnabled: false } });
    show();
    expect(await screen.findByText(/Les avis par e-mail sont arrêtés/)).toBeVisible();
  });

  it('has one choice, after a question', async () => {
    world();
    onCall('POST', '/api/anonymous-select/current', () => {
      world(selected);
      return json(200, { proposalId: 3 });
    });
    const { person } = show();
    const choose = within(await card('Proposition 3')).getByRole('button', {
      name: 'Sélectionner cette proposition',
    });
    await person.click(choose);
    expect(callsTo('/api/anonymous-select/current')).toHaveLength(0);
    expect(await screen.findByRole('dialog', { name: /Maître Exemple 3/ })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Confirmer mon choix' }));
    expect(await screen.findByText('Proposition sélectionnée')).toBeVisible();
    expect(
      screen.getByText("L'avocat a été informé de votre choix et vous contactera bientôt."),
    ).toBeVisible();
    expect(callsTo('/api/anonymous-select/current')[0]?.body).toEqual({ proposalId: 3 });
    const chosen = within(await card('Proposition 3'));
    expect(await chosen.findByText('Sélectionné')).toBeVisible();
    expect(chosen.getByText(/^L’avocat vous contactera.*à l’adresse contact@example\.cm/)).toBeVisible();
    expect(chosen.getByRole('link', { name: 'Contacter' })).toHaveAttribute(
      'href',
      'mailto:cabinet@example.cm',
    );
    // The way that shows no address is the first one.
    await person.click(chosen.getByRole('button', { name: 'Écrire ici' }));
    expect(screen.getByRole('textbox', { name: /^Votre message/ })).toHaveFocus();
    const other = within(await card('Proposition 4'));
    expect(other.getByText('Vous avez déjà sélectionné une autre proposition')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sélectionner cette proposition' })).toBeNull();
  });

  it('shows what holds when somebody has chosen elsewhere', async () => {
    world();
    onCall('POST', '/api/anonymous-select/current', () => {
      world(selected);
      return json(409, { code: 'already_selected', message: 'Une proposition est déjà choisie.' });
    });
    const { person } = show();
    await person.click(
      within(await card('Proposition 4')).getByRole('button', { name: 'Sélectionner cette proposition' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Confirmer mon choix' }));
    expect(await screen.findByText('Une proposition est déjà choisie.')).toBeVisible();
    expect(await within(await card('Proposition 3')).findByText('Sélectionné')).toBeVisible();
  });

  it('says plainly when the choice did not go through', async () => {
    world();
    onCall('POST', '/api/anonymous-select/current', () => json(500, {}));
    const { person } = show();
    await person.click(
      within(await card('Proposition 4')).getByRole('button', { name: 'Sélectionner cette proposition' }),
    );
    await person.click(await screen.findByRole('button', { name: 'Confirmer mon choix' }));
    expect(await screen.findByText('Impossible de sélectionner la proposition')).toBeVisible();
  });

  it('offers no choice once the request is closed', async () => {
    world({ request: { status: 'closed' } });
    show();
    expect(await screen.findByText(/Cette demande est fermée/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sélectionner cette proposition' })).toBeNull();
  });

  it('reads everything anew when asked', async () => {
    world({ proposals: [] });
    const { person } = show();
    await screen.findByText('Aucune proposition pour le moment');
    world();
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByRole('heading', { name: 'Propositions reçues (2)' })).toBeVisible();
  });
});

describe('the reply channel', () => {
  const input = () => screen.findByRole('textbox', { name: 'Votre message à Maître Exemple 3' });
  const posts = () => callsTo('/api/anonymous-messages/current').filter(({ method }) => method === 'POST');

  it('opens with the choice, shows both sides, and marks as read', async () => {
    world({
      ...selected,
      messages: [
        message(1, { fromVisitor: true, content: 'Bonjour', clientKey: 'k' }),
        message(2, { isRead: false }),
      ],
    });
    onCall('POST', '/api/anonymous-messages/current/read', () => json(200, { unreadMessages: 0 }));
    show();
    const log = await screen.findByRole('log', { name: 'Messages' });
    expect(await within(log).findByText('Envoyez-moi la date.')).toBeVisible();
    expect(within(log).getByText(/Lu/)).toBeInTheDocument();
    await waitFor(() => expect(callsTo('/api/anonymous-messages/current/read')).toHaveLength(1));
  });

  it('is not there before', async () => {
    world();
    show();
    await content();
    expect(screen.queryByRole('log')).toBeNull();
    expect(callsTo('/api/anonymous-messages/current')).toHaveLength(0);
  });

  it('sends, keeps what did not go, and repeats with the same key', async () => {
    world(selected);
    onCall('POST', '/api/anonymous-messages/current', () => Promise.reject(new TypeError('network')));
    const { person } = show();
    await person.type(await input(), 'Je vous écris');
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/Votre message n’est pas parti/)).toBeVisible();
    expect(await input()).toHaveValue('Je vous écris');
    onCall('POST', '/api/anonymous-messages/current', (call) => {
      const { content: text, clientKey } = call.body as { content: string; clientKey: string };
      const sent = message(1, { fromVisitor: true, content: text, clientKey });
      world({ ...selected, messages: [sent] });
      return json(201, sent);
    });
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    const log = screen.getByRole('log', { name: 'Messages' });
    expect(await within(log).findByText('Je vous écris')).toBeVisible();
    expect(await input()).toHaveValue('');
    const keys = posts().map(({ body }) => (body as { clientKey: string }).clientKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    // The same words once more are another message.
    await person.type(await input(), 'Je vous écris');
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(posts()).toHaveLength(3));
    expect((posts()[2]?.body as { clientKey: string }).clientKey).not.toBe(keys[0]);
  });

  it('keeps the text when the access has closed itself meanwhile', async () => {
    world(selected);
    const { person } = show();
    await person.type(await input(), 'Une longue réponse');
    onCall('POST', '/api/anonymous-messages/current', () => gone());
    onCall('GET', RECORD, () => gone());
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/l’accès se ferme après 30 minutes sans activité/)).toBeVisible();
    onCall('POST', '/api/anonymous-open', () => {
      world(selected);
      return json(200, access(selected.record));
    });
    await person.type(
      await screen.findByRole('textbox', { name: 'Vos 7 mots ou votre lien' }),
      `${WORDS}{Enter}`,
    );
    expect(await input()).toHaveValue('Une longue réponse');
  });
});
