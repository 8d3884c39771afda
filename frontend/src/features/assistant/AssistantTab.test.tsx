import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { handOver } from '@/lib/answer/handedOver';
import {
  answer,
  conversation,
  conversations,
  event,
  input,
  lease,
  open,
  plain,
  premium,
  prepare,
  server,
  source,
  stream,
} from '@/testing/assistant';
import { testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';

const CONVERSATION = '/dashboard?tab=assistant&conversation=5';

describe('the assistant', () => {
  beforeEach(prepare);

  it('greets, shows the examples of the profile, and has the input ready from the first moment', async () => {
    server({ used: 0 });
    const { person } = await open(testUser);
    expect(screen.getByText('Bonjour Awa Njoya.')).toBeVisible();
    expect(await input()).toBeEnabled();
    expect(screen.queryByRole('heading', { name: 'Accès Premium Requis' })).toBeNull();
    expect(await screen.findByText('3 consultations gratuites ce mois-ci')).toBeVisible();
    expect(screen.getByRole('link', { name: /Premium.*sans limite.*Voir l’abonnement/ })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    await person.click(screen.getByRole('button', { name: /Mon employeur me renvoie sans préavis/ }));
    expect(await input()).toHaveValue(
      'Mon employeur me renvoie sans préavis\u00a0: que puis-je demander\u202f?',
    );
    await waitFor(async () => expect(await input()).toHaveFocus());
  });

  it('takes a question from the home page into the input, unsent', async () => {
    server({ used: 0 });
    handOver('Mon loyer a doublé');
    await open(testUser);
    await waitFor(async () => expect(await input()).toHaveValue('Mon loyer a doublé'));
    expect(callsTo('/api/ia/ask')).toHaveLength(0);
  });

  it('says when the month is used up, and until when', async () => {
    server({ used: 3 });
    await open(testUser);
    expect(await screen.findByText(/Vos 3 consultations gratuites du mois sont utilisées/)).toHaveTextContent(
      '1er décembre 2026',
    );
    expect(screen.getByRole('heading', { name: 'Accès Premium Requis' })).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/subscribe');
    expect(screen.getByRole('link', { name: 'Lire les lois et les décisions' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Demander à un professionnel' })).toBeVisible();
  });

  it('lets who is in danger write whatever is left of the month', async () => {
    server({ used: 3 });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(testUser);
    await person.click(await screen.findByRole('button', { name: /^En danger/ }));
    await waitFor(async () => expect(await input()).toHaveFocus());
    await person.keyboard('Il va me frapper{Enter}');
    await waitFor(() => expect(callsTo('/api/ia/ask')).toHaveLength(1));
    await wire.send(event('done', answer()));
    await wire.end();
    expect(screen.queryByRole('heading', { name: 'Accès Premium Requis' })).toBeNull();
  });

  it('keeps the foot short on a phone once the month is used up: one line, the ways on, the rest opens', async () => {
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    server({ used: 3 });
    const { person } = await open(testUser);
    const line = await screen.findByRole('button', { name: /^Vos 3 questions gratuites du mois/ });
    expect(line).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('heading', { name: 'Accès Premium Requis' })).toBeNull();
    expect(screen.getByRole('button', { name: /^En danger/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Demander à un professionnel' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir l’abonnement' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lire les lois et les décisions' })).toBeVisible();
    await person.click(line);
    expect(screen.getByRole('heading', { name: 'Accès Premium Requis' })).toBeVisible();
    expect(screen.getByText(/Les prochaines arrivent le/)).toHaveTextContent('1er décembre 2026');
    await person.click(line);
    expect(screen.queryByRole('heading', { name: 'Accès Premium Requis' })).toBeNull();
  });

  it('says of a question beyond the month that it is used up, keeps it, and offers the ways on', async () => {
    server({ used: 3 });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(testUser);
    await person.click(await screen.findByRole('button', { name: /^En danger/ }));
    await person.type(await input(), 'Le délai pour contester{Enter}');
    const message = 'Vous avez utilisé vos 3 consultations gratuites du mois.';
    await wire.send(event('error', { code: 'quota_exhausted', message }));
    await wire.end();
    const log = within(screen.getByRole('log'));
    expect(await log.findByText('Vos questions gratuites du mois sont utilisées')).toBeVisible();
    expect(log.getByText(message)).toBeVisible();
    expect(log.getByText('Votre question est gardée.')).toBeVisible();
    expect(log.getByText('Le délai pour contester')).toBeVisible();
    expect(log.queryByText('Erreur IA')).toBeNull();
    expect(log.queryByRole('button', { name: 'Réessayer' })).toBeNull();
    expect(log.getByRole('button', { name: 'Demander à un avocat' })).toBeVisible();
    expect(log.getByRole('link', { name: 'Voir l’abonnement' })).toHaveAttribute('href', '/subscribe');
    expect(log.getByRole('link', { name: 'Chercher dans les lois et décisions' })).toBeVisible();
    expect(screen.getByTestId('chat-status')).toHaveTextContent('questions gratuites du mois');
    // The ways on stand where the input was.
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Accès Premium Requis' })).toBeVisible();
  });

  it('streams an answer outside the log, then puts it in whole, and counts it', async () => {
    server({ used: 0 });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(testUser);
    expect(await screen.findByRole('button', { name: 'Envoyer' })).toBeDisabled();
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
    expect(within(log).getByText('À faire')).toBeVisible();
    expect(within(log).getByText('Sauf faute lourde.')).toBeVisible();
    expect(status).toHaveTextContent('Réponse reçue, 1 source.');
    expect(
      screen.getByText('1 consultation gratuite utilisée sur 3 ce mois-ci.', { exact: false }),
    ).toBeInTheDocument();
  });

  it('stands beside an English answer in English, on a French page', async () => {
    server({ limit: null });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(premium);
    await person.type(await input(), 'Notice{Enter}');
    await wire.send(event('done', answer({ language: 'en', answer: 'You are owed 100 000 FCFA.' })));
    await wire.end();
    const log = screen.getByRole('log');
    expect(await within(log).findByText('What to do')).toBeVisible();
    expect(within(log).getByRole('button', { name: 'Copy' })).toBeVisible();
    // No line ends within a sum.
    expect(
      within(log).getByText('You are owed 100\u202f000\u00a0FCFA.', { normalizer: (text) => text }),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeInTheDocument();
  });

  it('opens a source beside the answer with all that is known of it, and goes back', async () => {
    server({ limit: null });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(premium);
    await person.type(await input(), 'Préavis{Enter}');
    await wire.send(event('done', answer()));
    await wire.end();
    const mark = await screen.findByRole('button', {
      name: /^Selon.*Code du travail, art\.\s34.*à vérifier/,
    });
    await person.click(mark);
    const panel = screen.getByRole('complementary', { name: 'Sources' });
    expect(within(panel).getByText('Code du travail (loi n° 92/007 du 14 août 1992), art. 34')).toBeVisible();
    expect(within(panel).getByText('d’après une source secondaire, à vérifier')).toBeVisible();
    expect(within(panel).getByText(/Voyez la convention collective/)).toBeVisible();
    expect(within(screen.getByRole('log')).getAllByText(/Voyez la convention collective/)).toHaveLength(1);
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
    const nothing = answer({
      status: 'no_match',
      response: 'Je n’ai rien trouvé.',
      sources: [],
      nextStep: '',
      answer: null,
      conditions: [],
      action: null,
      basis: [],
      related: [{ key: 'k', title: 'Les congés payés' }],
    });
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(testUser);
    await person.type(await input(), 'La recette du ndolé{Enter}');
    await wire.send(event('done', nothing));
    await wire.end();
    // It is there to be put in other words.
    await waitFor(async () => expect(await input()).toHaveValue('La recette du ndolé'));
    await person.click(await screen.findByRole('button', { name: 'Les congés payés' }));
    await waitFor(async () => expect(await input()).toHaveValue('Les congés payés'));
    expect(screen.queryByRole('button', { name: 'Copier' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Reformuler ma question' }));
    await waitFor(async () => expect(await input()).toHaveFocus());
    expect(await input()).toHaveValue('La recette du ndolé');
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
    expect(within(screen.getByRole('log')).getByText('Le service est très demandé.')).toBeVisible();
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

  it('asks whether an answer was useful, takes a reason, and takes it back', async () => {
    const path = '/api/ai-logs/4/feedback';
    server({ limit: null });
    conversations([conversation]);
    onCall('PUT', path, ({ body }) => {
      const said = body as { sourceKey: string; isUseful: boolean; reason?: string; comment?: string };
      return json(200, { reason: null, comment: '', ...said });
    });
    onCall('DELETE', path, () => json(204, null));
    const { person } = await open(premium, CONVERSATION);
    const bar = within(await screen.findByRole('group', { name: /Cette réponse vous aide-t-elle/ }));
    await person.click(bar.getByRole('button', { name: 'Non' }));
    expect(await screen.findByText('Merci, votre avis est enregistré.')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Non' })).toHaveAttribute('aria-pressed', 'true');
    await person.selectOptions(await screen.findByLabelText('Pourquoi ?'), 'outdated');
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
    // Said to who does not see it; nothing lies over the input.
    await waitFor(() =>
      expect(screen.getByTestId('chat-status')).toHaveTextContent(
        /^Analyse terminée\. Réponse générée avec succès\./,
      ),
    );
    expect(screen.queryByRole('button', { name: 'Fermer l’avis' })).toBeNull();
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
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Le service est très demandé.')).toBeVisible();
  });

  it('shows a document in the making, cancels it, and gives a finished one', async () => {
    server({ limit: null });
    const draft = answer({
      response: 'Qui est le preneur ?',
      ...plain,
      sources: [],
      documentDraft: lease,
    });
    const done = answer({
      response: 'Le document est prêt.',
      ...plain,
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
