import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, json, onCall } from '@/testing/server';
import { renderApp, testUser } from '@/testing/renderApp';
import { i18n } from '@/lib/i18n/i18n';
import type { User } from '@/types/api';
import type { Answer, DocumentDraft, LoggedAnswer, Source, Usage } from './model/types';

const RESETS = '2026-11-30T23:00:00Z';

const source: Source = {
  kind: 'note',
  key: 'travail-preavis-duree',
  label: 'Préavis : durée et droits',
  articles: ['Code du travail (loi n° 92/007 du 14 août 1992), art. 34'],
  excerpt: 'La durée du préavis dépend de l’ancienneté.',
  url: 'https://example.org/texte',
  confidence: 'medium',
  caution: 'Voyez la convention collective.',
  source: 'Fiche du ministère',
  asOf: '2026-11',
  verifiedByLawyer: false,
};

const answer = (change: Partial<Answer> = {}): Answer => ({
  response:
    'Vous avez droit à un préavis [1].\n\n**Prochaine étape** : voyez l’inspection du travail.\n\nInformation juridique, pas un conseil d’avocat.',
  status: 'grounded',
  language: 'fr',
  engine: 'builtin',
  notice: null,
  sources: [source],
  nextStep: 'Voyez l’inspection du travail.',
  documentGenerated: false,
  document: null,
  savedDocument: null,
  documentDraft: null,
  usage: { used: 1, limit: 3, resetsAt: RESETS },
  logId: 1,
  ...change,
});

const logged: LoggedAnswer = {
  id: 4,
  prompt: 'Et le SMIG ?',
  response: 'Le salaire minimum [1].',
  status: 'grounded',
  sources: [source],
  feedback: [],
  timestamp: RESETS,
};

const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** A stream the test feeds by hand. */
function stream() {
  const encoder = new TextEncoder();
  let feed!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (feed = controller) });
  return {
    response: new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
    send: (text: string) =>
      act(async () => {
        feed.enqueue(encoder.encode(text));
        await new Promise((done) => setTimeout(done, 40));
      }),
    end: () =>
      act(async () => {
        feed.close();
        await new Promise((done) => setTimeout(done, 40));
      }),
    cut: () =>
      act(async () => {
        feed.error(new TypeError('cut'));
        await new Promise((done) => setTimeout(done, 40));
      }),
  };
}

interface Given {
  used?: number;
  limit?: number | null;
  logs?: LoggedAnswer[];
  draft?: DocumentDraft | null;
}

const lease: DocumentDraft = {
  templateId: 'contrat-bail',
  title: 'Contrat de bail commercial',
  field: { name: 'preneur', label: 'Preneur', help: '', example: '', type: 'person', required: true },
  filled: { bailleur: 'Mme Ngo' },
  missing: ['preneur', 'adresse'],
};

function server({ used = 0, limit = 3, logs = [], draft = null }: Given = {}) {
  onCall('GET', '/api/ai-usage', () => json(200, { used, limit, resetsAt: RESETS } satisfies Usage));
  onCall('GET', '/api/ai-status', () => json(200, { engine: 'builtin', model: null, ready: true }));
  onCall('GET', '/api/ai-logs', () => json(200, logs));
  onCall('GET', '/api/ia/draft', () => json(200, { documentDraft: draft }));
}

const premium: User = { ...testUser, isPremium: true };

async function open(user: User) {
  onCall('GET', '/api/user', () => json(200, user));
  const view = renderApp({ route: '/dashboard?tab=assistant' });
  await screen.findByRole('log', undefined, { timeout: 8_000 });
  return view;
}

const input = () => screen.findByRole('textbox', { name: 'Votre question' });

describe('the assistant', () => {
  beforeEach(async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('min-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await i18n.loadNamespaces(['dashboard', 'assistant']);
  });

  it('shows the kept question at once, before a free consultation is used', async () => {
    server({ used: 1 });
    const { person } = await open(testUser);
    await person.click(screen.getByRole('button', { name: /Mon employeur me renvoie sans préavis/ }));
    expect(await screen.findByText('Votre question est gardée :')).toBeVisible();
    expect(screen.getByRole('blockquote')).toHaveTextContent(/Mon employeur me renvoie sans préavis/);
    expect(screen.queryByRole('textbox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Utiliser une consultation gratuite' }));
    expect(await screen.findByDisplayValue(/Mon employeur me renvoie sans préavis/)).toBeVisible();
  });

  it('greets, shows the examples of the profile, and opens with a free consultation', async () => {
    server({ used: 1 });
    const { person } = await open(testUser);
    expect(screen.getByText('Bonjour Awa Njoya.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Accès Premium Requis' })).toBeVisible();
    expect(
      screen.getByText('Il vous reste 2 consultations gratuites jusqu’au 1er décembre 2026.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/subscribe');
    expect(screen.queryByRole('textbox')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Utiliser une consultation gratuite' }));
    expect(await input()).toBeEnabled();
    await person.click(screen.getByRole('button', { name: /Mon employeur me renvoie sans préavis/ }));
    expect(await input()).toHaveValue(
      'Mon employeur me renvoie sans préavis\u00a0: que puis-je demander\u202f?',
    );
  });

  it('says when the month is used up, and until when', async () => {
    server({ used: 3 });
    await open(testUser);
    expect(await screen.findByText(/Vos 3 consultations gratuites du mois sont utilisées/)).toHaveTextContent(
      '1er décembre 2026',
    );
    expect(screen.queryByRole('button', { name: 'Utiliser une consultation gratuite' })).toBeNull();
  });

  it('streams an answer outside the log, then puts it in whole, and counts it', async () => {
    server({ used: 0 });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(testUser);
    await person.click(screen.getByRole('button', { name: 'Utiliser une consultation gratuite' }));
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    await person.type(await input(), 'Mon préavis{Shift>}{Enter}{/Shift}est court{Enter}');
    expect(callsTo('/api/ia/ask')[0]?.body).toEqual({
      question: 'Mon préavis\nest court',
      conversationHistory: [],
    });
    const status = screen.getByTestId('chat-status');
    expect(status).toHaveTextContent('Question envoyée. L’assistant cherche.');
    expect(screen.getByRole('button', { name: 'Arrêter' })).toBeEnabled();

    await wire.send(
      event('sources', { status: 'grounded', sources: [source] }) + event('delta', { text: 'Vous avez' }),
    );
    expect(await screen.findByText('Vous avez')).toBeVisible();
    const log = screen.getByRole('log');
    expect(within(log).queryByText('Vous avez')).toBeNull();
    // Never the text as it comes.
    expect(status).not.toHaveTextContent('Vous avez');

    await wire.send(event('done', answer()));
    await wire.end();
    expect(await within(log).findByText(/Vous avez droit à un préavis/)).toBeVisible();
    expect(within(log).getByText('Prochaine étape')).toBeVisible();
    expect(status).toHaveTextContent('Réponse reçue, 1 source.');
    expect(
      screen.getByText('1 consultation gratuite utilisée sur 3 ce mois-ci.', { exact: false }),
    ).toBeInTheDocument();
  });

  it('opens a source beside the answer with all that is known of it, and goes back', async () => {
    server({ limit: null });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(premium);
    await person.type(await input(), 'Préavis{Enter}');
    await wire.send(event('done', answer()));
    await wire.end();
    const mark = await screen.findByRole('button', { name: 'Source 1\u00a0: Préavis : durée et droits' });
    await person.click(mark);
    const panel = screen.getByRole('complementary', { name: 'Sources' });
    expect(within(panel).getByText('Code du travail (loi n° 92/007 du 14 août 1992), art. 34')).toBeVisible();
    expect(within(panel).getByText('d’après une source secondaire, à vérifier')).toBeVisible();
    expect(within(panel).getByText(/Voyez la convention collective/)).toBeVisible();
    expect(within(panel).getByText('Fiche du ministère')).toBeVisible();
    expect(within(panel).getByText('novembre 2026')).toBeVisible();
    expect(within(panel).getByText('Aucun avocat n’a encore relu ce texte.')).toBeVisible();
    expect(within(panel).getByRole('link')).toHaveAttribute('href', 'https://example.org/texte');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(mark).toHaveFocus();
  });

  it('leads on from a question that no note answers, which is not counted', async () => {
    server({ used: 1 });
    const nothing = answer({ status: 'no_match', sources: [], nextStep: '' });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(testUser);
    await person.click(screen.getByRole('button', { name: 'Utiliser une consultation gratuite' }));
    await person.type(await input(), 'La recette du ndolé{Enter}');
    await wire.send(event('done', nothing));
    await wire.end();
    await person.click(await screen.findByRole('button', { name: 'Reformuler ma question' }));
    expect(await input()).toHaveValue('La recette du ndolé');
    expect(await input()).toHaveFocus();
    expect(
      screen.getByText('1 consultation gratuite utilisée sur 3 ce mois-ci.', { exact: false }),
    ).toBeInTheDocument();
  });

  it('keeps a question that failed, and tries again', async () => {
    server({ limit: null });
    let tries = 0;
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => {
      tries += 1;
      return tries === 1
        ? json(503, { code: 'busy', message: 'Le service est très demandé.' })
        : wire.response;
    });
    const { person } = await open(premium);
    await person.type(await input(), 'Mon loyer{Enter}');
    expect(await screen.findByText('Erreur IA')).toBeVisible();
    expect(
      within(screen.getByRole('log')).getByText(/Le service est très demandé\. Votre question est gardée\./),
    ).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await wire.send(event('done', answer()));
    await wire.end();
    expect(await screen.findByText(/Vous avez droit/)).toBeVisible();
    expect(within(screen.getByRole('log')).getAllByText('Mon loyer')).toHaveLength(1);
  });

  it('keeps what came of an answer that was cut off', async () => {
    server({ limit: null });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(premium);
    await person.type(await input(), 'Mon loyer{Enter}');
    await wire.send(event('delta', { text: 'Le début' }));
    await wire.cut();
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
    expect(screen.getByText('Le début')).toBeVisible();
  });

  it('stops on demand, keeps what came and says so', async () => {
    server({ limit: null });
    onCall('POST', '/api/ia/ask', () => stopped.response);
    const stopped = stream();
    const { person } = await open(premium);
    await person.type(await input(), 'Mon loyer{Enter}');
    await stopped.send(event('delta', { text: 'Le début' }));
    await act(() => new Promise((done) => setTimeout(done, 450)));
    await person.click(screen.getByRole('button', { name: 'Arrêter' }));
    await stopped.cut();
    expect(await screen.findByText(/^Réponse arrêtée\. Ce qui est arrivé est gardé/)).toBeVisible();
    expect(screen.getByText('Le début')).toBeVisible();
    expect(screen.getByTestId('chat-status')).toHaveTextContent('Réponse arrêtée.');
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeVisible();
  });

  it('clears the view only, and brings it back', async () => {
    server({ limit: null, logs: [logged] });
    const { person } = await open(premium);
    expect(await screen.findByText('Et le SMIG ?')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(await screen.findByText('Historique effacé')).toBeVisible();
    expect(screen.queryByText('Et le SMIG ?')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Annuler l’effacement' }));
    expect(screen.getByText('Et le SMIG ?')).toBeVisible();
  });

  it('asks whether an answer was useful, takes a reason, and takes it back', async () => {
    const path = '/api/ai-logs/4/feedback';
    server({ limit: null, logs: [logged] });
    onCall('PUT', path, ({ body }) => {
      const said = body as { sourceKey: string; isUseful: boolean; reason?: string; comment?: string };
      return json(200, { reason: null, comment: '', ...said });
    });
    onCall('DELETE', path, () => json(204, null));
    const { person } = await open(premium);
    const bar = within(await screen.findByRole('group', { name: /Cette réponse vous aide-t-elle/ }));
    await person.click(bar.getByRole('button', { name: 'Non' }));
    expect(await screen.findByText('Merci, votre avis est enregistré.')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Non' })).toHaveAttribute('aria-pressed', 'true');
    await person.selectOptions(screen.getByLabelText('Pourquoi ?'), 'outdated');
    await person.type(screen.getByLabelText('Un mot de plus (facultatif)'), 'Abrogé');
    const form = within(screen.getByRole('form', { name: 'Dire pourquoi' }));
    await person.click(form.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() =>
      expect(callsTo(path).at(-1)?.body).toEqual({
        sourceKey: '',
        isUseful: false,
        reason: 'outdated',
        comment: 'Abrogé',
      }),
    );
    await waitFor(() => expect(screen.queryByLabelText('Pourquoi ?')).toBeNull());
    await person.click(bar.getByRole('button', { name: 'Non' }));
    expect(await screen.findByText('Votre avis est retiré.')).toBeVisible();
    expect(callsTo(path).at(-1)?.method).toBe('DELETE');

    await person.click(screen.getByRole('button', { name: /Ouvrir la source/ }));
    const ofSource = within(await screen.findByRole('group', { name: /Cette source est-elle utile/ }));
    await person.click(ofSource.getByRole('button', { name: 'Oui' }));
    await waitFor(() =>
      expect(callsTo(path).at(-1)?.body).toEqual({ sourceKey: source.key, isUseful: true }),
    );
  });

  it('gives professionals quick prompts that prefill and say the shape wanted', async () => {
    server({ limit: null });
    const wire = stream();
    onCall('POST', '/api/ai-chat', () => wire.response);
    const { person } = await open({ ...premium, role: 'avocat' });
    await person.click(await screen.findByRole('button', { name: 'Procédure' }));
    expect(await input()).toHaveValue('Quelle est la procédure pour ');
    expect(callsTo('/api/ai-chat')).toHaveLength(0);
    await person.type(await input(), 'saisir la CCJA{Enter}');
    await waitFor(() =>
      expect(callsTo('/api/ai-chat')[0]?.body).toMatchObject({
        message: 'Quelle est la procédure pour saisir la CCJA',
        context: 'professional',
        promptType: 'procedure',
      }),
    );
    await wire.send(event('done', answer()));
    await wire.end();
    expect(await screen.findByText('Analyse terminée')).toBeVisible();
    expect(screen.getByText('Réponse générée avec succès')).toBeVisible();
  });

  it('tells professionals that a consultation failed, in the server’s words or its own', async () => {
    server({ limit: null });
    let tries = 0;
    onCall('POST', '/api/ai-chat', () => {
      tries += 1;
      return tries === 1
        ? new Response('<html>', { status: 500 })
        : json(503, { code: 'busy', message: 'Le service est très demandé.' });
    });
    const { person } = await open({ ...premium, role: 'huissier' });
    await person.type(await input(), 'La saisie{Enter}');
    expect(await screen.findByText('Erreur')).toBeVisible();
    expect(screen.getByText('Erreur lors de la consultation IA')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Le service est très demandé.')).toBeVisible();
  });

  it('shows a document in the making, cancels it, and gives a finished one', async () => {
    server({ limit: null });
    const draft = answer({
      response: 'Qui est le preneur ?',
      sources: [],
      documentDraft: lease,
    });
    const done = answer({
      response: 'Le document est prêt.',
      sources: [],
      documentGenerated: true,
      document: { id: 9, title: 'Bail Ngo' },
      savedDocument: { id: 9, title: 'Bail Ngo' },
    });
    const answers = [draft, done];
    onCall(
      'POST',
      '/api/ia/ask',
      () =>
        new Response(event('done', answers.shift()), { headers: { 'Content-Type': 'text/event-stream' } }),
    );
    const { person } = await open(premium);
    await person.type(await input(), 'Fais un bail{Enter}');
    const card = await screen.findByRole('region', { name: 'Document en préparation' });
    expect(within(card).getByText(/^Demandé maintenant.*Preneur$/)).toBeVisible();
    expect(within(card).getByText('1 sur 3')).toBeVisible();
    await person.click(within(card).getByRole('button', { name: 'Abandonner' }));
    expect(callsTo('/api/ia/ask')[1]?.body).toMatchObject({ question: 'annuler' });
    expect(await screen.findByRole('link', { name: 'Télécharger le PDF' })).toHaveAttribute(
      'href',
      '/api/documents/download/9?format=pdf',
    );
  });

  it('goes on with a document begun before the page was loaded, whatever is left of the month', async () => {
    server({ used: 3, draft: lease });
    const { person } = await open(testUser);
    const card = await screen.findByRole('region', { name: 'Document en préparation' });
    expect(within(card).getByText(/^Demandé maintenant.*Preneur$/)).toBeVisible();
    onCall(
      'POST',
      '/api/ia/ask',
      () =>
        new Response(event('done', answer({ sources: [] })), {
          headers: { 'Content-Type': 'text/event-stream' },
        }),
    );
    await person.type(await input(), 'Tabi Ako{Enter}');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Document en préparation' })).toBeNull());
  });
});
