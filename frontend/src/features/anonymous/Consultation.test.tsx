import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { NewAccess, VisitorAnswer } from '@/types/anonymous';
import { setOpening } from './model/opening';
import * as exit from './model/quickExit';

const ROUTE = '/marketplace-anonymous';
const CHAT = '/api/ai/chat-anonymous';
const TOKEN = 'abcdefghijklmnopqrstuvwxyz'.repeat(2);
const SEND = `/api/anonymous-send-again/${TOKEN}`;

const answer = (used: number, change: Partial<VisitorAnswer> = {}): VisitorAnswer => ({
  response:
    'Le bailleur rend la caution [1].\n\n**À faire** : Écrivez-lui.\n\nInformation juridique, pas un conseil d’avocat.',
  status: 'grounded',
  language: 'fr',
  notice: null,
  sources: [
    {
      key: 'caution',
      kind: 'note',
      label: 'Restitution de la caution',
      articles: ['Code civil, art. 1730'],
      excerpt: 'Le bailleur rend le dépôt.',
      url: null,
      confidence: 'medium',
      caution: null,
      source: null,
      asOf: null,
      verifiedByLawyer: false,
    },
  ],
  nextStep: null,
  answer: 'Le bailleur rend la caution.',
  conditions: [],
  action: 'Écrivez-lui.',
  urgent: false,
  basis: ['Code civil, art. 1730'],
  related: [],
  messageCount: used,
  remainingMessages: 10 - used,
  limitation: used >= 8 ? `Il vous reste ${10 - used} messages.` : null,
  ...change,
});

const created: NewAccess = {
  accessToken: TOKEN,
  accessPath: `/access/${TOKEN}`,
  expiresAt: '2026-11-28T10:00:00Z',
  codeWords: ['baobab', 'rivière', 'lampe', 'cacao', 'tambour', 'étoile', 'panier'],
};

function open(used = 0, route = ROUTE) {
  onCall('GET', '/api/user', () => json(401, { code: 'unauthenticated', message: 'x' }));
  onCall('GET', CHAT, () =>
    json(200, { messageCount: used, remainingMessages: 10 - used, limit: 10, limitation: null }),
  );
  return renderApp({ route });
}

const question = () => screen.findByRole('textbox', { name: 'Votre question' });
const sent = () => callsTo(CHAT).filter(({ method }) => method === 'POST');
const submitted = () => callsTo('/api/marketplace/anonymous');

beforeEach(async () => {
  await i18n.loadNamespaces(['anonymous', 'answer', 'marketplace', 'auth']);
});
afterEach(() => setOpening({ state: 'current' }));

describe('the free chat', () => {
  it('counts as the server says, sends with Enter only, and nothing blank', async () => {
    onCall('POST', CHAT, () => json(200, answer(4)));
    const { person } = open(3);
    expect(await screen.findByText('Messages utilisés: 3/10')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Posez votre première question juridique' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publier au marketplace' })).toBeNull();
    await person.type(await question(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    expect(sent()).toHaveLength(0);
    await person.type(await question(), 'Ma caution{Shift>}{Enter}{/Shift}?{Enter}');
    expect(await screen.findByText(/Le bailleur rend la/)).toBeVisible();
    const body = { message: 'Ma caution\n?', sessionMessageCount: 3, conversationHistory: [] };
    expect(sent()[0]?.body).toEqual(body);
    expect(await screen.findByText('Messages utilisés: 4/10')).toBeVisible();
    expect(await question()).toHaveValue('');
  });

  it('shows the step, the sources, and sends the conversation along', async () => {
    let used = 0;
    onCall('POST', CHAT, () => json(200, answer((used += 1))));
    const { person } = open();
    await person.type(await question(), 'Ma caution{Enter}');
    expect(await screen.findByText('À faire')).toBeVisible();
    const basis = screen.getByRole('button', { name: /^Selon.*Code civil, art\.\s1730.*à vérifier/ });
    expect(basis).toHaveAttribute('aria-expanded', 'false');
    await person.click(basis);
    expect(basis).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Le bailleur rend le dépôt.')).toBeVisible();
    expect(screen.getByText('d’après une source secondaire, à vérifier')).toBeVisible();
    await person.type(await question(), 'Et après ?{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.body).toMatchObject({
      conversationHistory: [
        { role: 'user', content: 'Ma caution' },
        { role: 'assistant', content: answer(1).response },
      ],
    });
  });

  it('warns when two messages remain, and says the end at none', async () => {
    let used = 7;
    onCall('POST', CHAT, () => json(200, answer((used += 1))));
    const { person } = open(7);
    await person.type(await question(), 'Un{Enter}');
    expect(await screen.findByText('Limite bientôt atteinte')).toBeVisible();
    expect(screen.getByText('Il vous reste 2 messages.')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));
    used = 9;
    await person.type(await question(), 'Deux{Enter}');
    expect(await screen.findByText('Limite atteinte')).toBeVisible();
    expect(await question()).toBeDisabled();
    expect(await question()).toHaveAttribute('placeholder', 'Inscrivez-vous pour continuer');
    expect(
      within(screen.getAllByRole('alert').find((alert) => alert.id !== '')!).getByText(
        'Il vous reste 0 messages.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'S’inscrire' })).toHaveAttribute('href', '/auth?tab=inscription');
  });

  it('believes the server that the messages are used up, and keeps the question', async () => {
    onCall('POST', CHAT, () =>
      json(429, { code: 'message_limit_reached', message: 'Limite de messages atteinte.' }),
    );
    const { person } = open(2);
    await screen.findByText('Messages utilisés: 2/10');
    await person.type(await question(), 'Ma caution{Enter}');
    // In the notice and in the banner, in the server's words: it alone knows whose messages are used up.
    await waitFor(() => expect(screen.getAllByText('Limite de messages atteinte.')).toHaveLength(2));
    expect(await question()).toBeDisabled();
    expect(await question()).toHaveValue('Ma caution');
    expect(screen.getByText('Messages utilisés: 10/10')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Trouver un avocat' }));
    expect(screen.getByRole('tab', { name: 'Trouver un avocat' })).toHaveAttribute('aria-selected', 'true');
  });

  it('opens with the banner when nothing is left; who is in danger writes all the same', async () => {
    onCall('POST', CHAT, () => json(200, answer(10, { status: 'no_match' })));
    const { person } = open(10);
    expect(await screen.findByText('Vous avez utilisé vos 10 messages gratuits')).toBeVisible();
    expect(await question()).toBeDisabled();
    await person.click(screen.getByRole('button', { name: /^En danger/ }));
    await waitFor(async () => expect(await question()).toHaveFocus());
    await person.keyboard('La recette du ndolé{Enter}');
    await waitFor(async () => expect(await question()).toHaveValue('La recette du ndolé'));
    expect(sent()).toHaveLength(1);
  });

  it('keeps the question when the assistant cannot be reached', async () => {
    onCall('POST', CHAT, () => Promise.reject(new TypeError('network')));
    const { person } = open();
    await person.type(await question(), 'Ma caution{Enter}');
    expect(await screen.findByText("Impossible de contacter l'assistant IA")).toBeVisible();
    expect(await question()).toHaveValue('Ma caution');
    expect(await question()).toBeEnabled();
  });

  it('does the work the server asks for under load', async () => {
    onCall('GET', '/api/anonymous-challenge', () =>
      json(200, { required: true, challenge: 'c', difficulty: 6, expiresAt: '2026-11-21T10:00:00Z' }),
    );
    onCall('POST', CHAT, ({ body }) =>
      'proof' in (body as object)
        ? json(200, answer(1))
        : json(429, { code: 'proof_required', message: 'Preuve demandée' }),
    );
    const { person } = open();
    await person.type(await question(), 'Ma caution{Enter}');
    expect(await screen.findByText(/Le bailleur rend la/)).toBeVisible();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.body).toMatchObject({ message: 'Ma caution', proof: { challenge: 'c' } });
  });

  it('warns of what says who somebody is, and sends all the same', async () => {
    onCall('POST', CHAT, () => json(200, answer(1)));
    const { person } = open();
    await person.type(await question(), 'Appelez le 699 12 34 56');
    expect(await screen.findByText(/Nous y voyons un numéro \(699 12 34 56\)/)).toBeVisible();
    await person.type(await question(), '{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(screen.queryByText(/Nous y voyons/)).toBeNull();
  });
});

describe('from the chat to the form', () => {
  it('fills title and description, and changes the tab', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
    onCall('POST', CHAT, () => json(200, answer(1)));
    const { person } = open();
    await person.type(await question(), 'Ma caution ?{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Publier au marketplace' }));
    expect(screen.getByRole('tab', { name: 'Trouver un avocat' })).toHaveAttribute('aria-selected', 'true');
    // Above the fields: a notice would lie over one of them.
    await waitFor(() => expect(screen.getByRole('group', { name: 'Demande pré-remplie' })).toHaveFocus());
    expect(await screen.findByRole('textbox', { name: /^Titre/ })).toHaveValue(
      'Consultation juridique - 21/11/2026',
    );
    expect(screen.getByRole('textbox', { name: /^Description/ })).toHaveValue(
      'Ma caution ?\n\nConversation avec l’assistant\n\nQuestion\u00a0: Ma caution ?\nRéponse\u00a0: Le bailleur rend la caution.\nÉcrivez-lui.',
    );
    // What was begun in one tab is there when one comes back.
    await person.click(screen.getByRole('tab', { name: 'Chat gratuit' }));
    expect(within(screen.getByRole('log')).getByText(/Le bailleur rend la/)).toBeVisible();
  });
});

describe('the request', () => {
  const form = `${ROUTE}?tab=marketplace`;
  const fill = async (person: ReturnType<typeof renderApp>['person']) => {
    await person.type(await screen.findByRole('textbox', { name: /^Titre/ }), 'Caution');
    await person.click(screen.getByRole('textbox', { name: /^Description/ }));
    await person.paste('Elle n’est pas rendue.');
    await person.click(screen.getByRole('textbox', { name: /^Adresse e-mail de contact/ }));
    await person.paste('contact@example.cm');
  };
  const submit = () => screen.findByRole('button', { name: 'Soumettre ma demande' });

  it('offers the domains and urgencies of this form', async () => {
    open(0, form);
    const domains = await screen.findByRole('combobox', { name: /^Domaine juridique/ });
    expect(
      within(domains)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual([
      'Je ne sais pas',
      'Droit civil',
      'Droit pénal',
      'Droit commercial',
      'Droit du travail',
      'Droit de la famille',
      'Droit immobilier',
      'Droit fiscal',
      'Droit administratif',
    ]);
    const urgencies = screen.getByRole('combobox', { name: /^Urgence/ });
    expect(
      within(urgencies)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Normale (7-14 jours)', 'Modérée (3-7 jours)', 'Urgente (24-72h)', 'Très urgente (<24h)']);
    expect(urgencies).toHaveValue('normal');
  });

  it('says what is missing and sends nothing', async () => {
    const { person } = open(0, form);
    await person.click(await submit());
    expect(await screen.findByText('Informations manquantes')).toBeVisible();
    expect(screen.getByText('Veuillez remplir tous les champs obligatoires.')).toBeVisible();
    expect(await screen.findByText('3 points sont à revoir')).toBeVisible();
    expect(submitted()).toHaveLength(0);
  });

  it('puts what the server refuses at its field, and a trapped form in sight', async () => {
    onCall('POST', '/api/marketplace/anonymous', () =>
      json(422, {
        code: 'validation_failed',
        message: 'Certaines valeurs ne conviennent pas',
        fields: { anonymousEmail: 'Cette adresse n’existe pas' },
      }),
    );
    const { person } = open(0, form);
    await fill(person);
    await person.click(await submit());
    expect(await screen.findByRole('textbox', { name: /^Adresse e-mail/ })).toHaveAccessibleDescription(
      /Cette adresse n’existe pas/,
    );
    onCall('POST', '/api/marketplace/anonymous', () =>
      json(422, { code: 'validation_failed', message: 'Envoi refusé', fields: { website: 'Vide' } }),
    );
    await person.click(await submit());
    expect((await screen.findAllByText('Envoi refusé'))[0]).toBeVisible();
  });

  it('says that creation failed, keeps the text, and repeats with the same key', async () => {
    onCall('POST', '/api/marketplace/anonymous', () => json(500, {}));
    const { person } = open(0, form);
    await fill(person);
    await person.click(await submit());
    expect(await screen.findByText('Impossible de créer la demande')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Titre/ })).toHaveValue('Caution');
    onCall('POST', '/api/marketplace/anonymous', () => json(201, created));
    await person.click(await submit());
    await screen.findByRole('heading', { level: 1, name: 'Votre demande est publiée' });
    expect(screen.queryByText('Impossible de créer la demande')).toBeNull();
    const keys = submitted().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it('shows link, words and figure once, and lets nobody go on without noting them', async () => {
    onCall('POST', '/api/marketplace/anonymous', () => json(201, created));
    onCall('POST', '/api/anonymous-open', () => new Promise<Response>(() => undefined));
    const { person } = open(0, form);
    await fill(person);
    await person.click(await submit());
    const heading = await screen.findByRole('heading', { level: 1, name: 'Votre demande est publiée' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(submitted()[0]?.body).toEqual({
      title: 'Caution',
      description: 'Elle n’est pas rendue.',
      urgency: 'normal',
      budget: '',
      anonymousEmail: 'contact@example.cm',
      website: '',
    });
    expect(screen.getByText(`${window.location.origin}/access/${TOKEN}`)).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(created.codeWords),
    );
    expect(await screen.findByRole('img', { name: 'Code QR de votre lien privé' })).toBeVisible();
    expect(document.title).toBe('Palabre');
    // No link leads to the token: it would stay in the history.
    for (const link of screen.getAllByRole('link')) {
      expect(link.getAttribute('href')).not.toContain(TOKEN);
    }

    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await person.click(screen.getByRole('button', { name: 'Copier le lien' }));
    expect(copied).toHaveBeenCalledWith(`${window.location.origin}/access/${TOKEN}`);
    await person.click(await screen.findByRole('button', { name: 'Fermer l’avis' }));
    const printed = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await person.click(screen.getByRole('button', { name: 'Imprimer' }));
    expect(printed).toHaveBeenCalledOnce();

    // The link goes to a mailbox only where its holder says so.
    onCall('POST', SEND, () => json(503, { code: 'busy', message: 'Réessayez' }));
    await person.click(screen.getByRole('button', { name: 'M’envoyer le lien par e-mail' }));
    expect(await screen.findByText('Réessayez')).toBeVisible();
    onCall('POST', SEND, () => json(202, { sent: true }));
    await person.click(screen.getByRole('button', { name: 'M’envoyer le lien par e-mail' }));
    expect(await screen.findByText(/Le lien part vers l’adresse/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'M’envoyer le lien par e-mail' })).toBeNull();

    await person.click(screen.getByRole('button', { name: 'Accéder à ma demande' }));
    expect(screen.getByRole('checkbox', { name: 'J’ai noté mon lien' })).toHaveFocus();
    expect(screen.getByText(/Notez d’abord votre lien/)).toBeVisible();
    expect(callsTo('/api/anonymous-open')).toHaveLength(0);

    await person.click(screen.getAllByRole('link', { name: /Palabre/ })[0]!);
    const asked = await screen.findByRole('dialog', { name: /Avez-vous noté votre lien/ });
    await person.click(within(asked).getByRole('button', { name: 'Annuler' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Votre demande est publiée' })).toBeVisible();

    await person.click(screen.getByRole('checkbox', { name: 'J’ai noté mon lien' }));
    await person.click(screen.getByRole('button', { name: 'Accéder à ma demande' }));
    await waitFor(() => expect(callsTo('/api/anonymous-open')).toHaveLength(1));
    expect(callsTo('/api/anonymous-open')[0]?.body).toEqual({ accessToken: TOKEN });
  });

  it('asks before what was written is lost, and not before anything was', async () => {
    const { person } = open(0, form);
    const away = () => person.click(screen.getAllByRole('link', { name: /Palabre/ })[0]!);
    const title = await screen.findByRole('textbox', { name: /Titre/ });
    await person.type(title, 'Caution');
    await away();
    const asked = await screen.findByRole('dialog', { name: /^Quitter cette page/ });
    await person.click(within(asked).getByRole('button', { name: 'Annuler' }));
    expect(title).toHaveValue('Caution');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await person.clear(title);
    await away();
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });

  it('leaves without noting when a person insists', async () => {
    onCall('POST', '/api/marketplace/anonymous', () => json(201, created));
    const { person } = open(0, form);
    await fill(person);
    await person.click(await submit());
    await screen.findByRole('heading', { level: 1, name: 'Votre demande est publiée' });
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await person.click(screen.getAllByRole('link', { name: /Palabre/ })[0]!);
    await person.click(await screen.findByRole('button', { name: 'Quitter sans noter' }));
    expect(await screen.findByRole('heading', { level: 1, name: /droit/i })).toBeVisible();
  });
});

describe('discretion', () => {
  it('stores nothing of what is typed on the device', async () => {
    const written = vi.spyOn(Storage.prototype, 'setItem');
    onCall('POST', CHAT, () => json(200, answer(1)));
    const { person } = open();
    await person.type(await question(), 'Ma caution{Enter}');
    await screen.findByText(/Le bailleur rend la/);
    await person.click(screen.getByRole('button', { name: 'Publier au marketplace' }));
    await person.type(await screen.findByRole('textbox', { name: /^Titre/ }), ' bis');
    expect(written).not.toHaveBeenCalled();
    expect(await indexedDBNames()).toEqual([]);
  });

  it('leaves at once by the button, and by three times Escape', async () => {
    const left = vi.spyOn(exit, 'quickExit').mockImplementation(() => undefined);
    const { person } = open();
    await person.click(await screen.findByRole('button', { name: 'Quitter vite' }));
    expect(left).toHaveBeenCalledTimes(1);
    expect(left).toHaveBeenCalledWith('fr');
    await person.keyboard('{Escape}{Escape}');
    expect(left).toHaveBeenCalledTimes(1);
    await person.keyboard('{Escape}');
    expect(left).toHaveBeenCalledTimes(2);
  });

  it('is reached from the sign-in page and leads to the words', async () => {
    const { person } = open(0, '/auth');
    await person.click(await screen.findByRole('link', { name: 'Continuer sans compte' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Consultation anonyme' })).toBeVisible();
    expect(document.title).toBe('Palabre');
    expect(screen.getByRole('link', { name: 'J’ai déjà un lien ou 7 mots' })).toHaveAttribute(
      'href',
      '/access',
    );
  });
});

/** Where the browser can name its databases. */
async function indexedDBNames(): Promise<(string | undefined)[]> {
  if (!('indexedDB' in globalThis)) return [];
  return (await indexedDB.databases()).map(({ name }) => name);
}
