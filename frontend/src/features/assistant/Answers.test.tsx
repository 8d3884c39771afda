import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answer, event, input, open, plain, premium, prepare, server, source } from '@/testing/assistant';
import { callsTo, json, onCall } from '@/testing/server';
import type { Answer } from './model/types';

describe('the forms of an answer', () => {
  beforeEach(prepare);

  const answered = async (change: Partial<Answer>, user = premium) => {
    onCall(
      'POST',
      user.role === 'client' ? '/api/ia/ask' : '/api/ai-chat',
      () => new Response(event('done', answer(change)), { headers: { 'Content-Type': 'text/event-stream' } }),
    );
    const view = await open(user);
    await view.person.type(await input(), 'Ma question{Enter}');
    return view;
  };

  it('puts a related question into the input', async () => {
    server({ limit: null });
    const { person } = await answered({});
    await person.click(await screen.findByRole('button', { name: 'Et sans contrat écrit ?' }));
    await waitFor(async () => expect(await input()).toHaveValue('Et sans contrat écrit ?'));
    expect(callsTo('/api/ia/ask')).toHaveLength(1);
  });

  const leave = {
    key: 'conges',
    title: 'Les congés payés',
    answer: 'Un jour et demi par mois.',
    conditions: ['Sauf convention.'],
    action: 'Demandez-les par écrit.',
    urgent: false,
    basis: ['Code du travail, art. 89'],
  };

  it('answers a second question below the first, with what is to be known of its note', async () => {
    server({ limit: null });
    const caution = 'La convention peut donner plus.';
    await answered({
      sources: [
        source,
        { ...source, key: 'conges', label: 'Les congés payés', caution, confidence: 'medium' },
      ],
      also: { ...leave, kind: 'second_question' },
    });
    const second = await screen.findByRole('region', { name: 'Et pour votre autre question' });
    expect(within(second).getByText('Un jour et demi par mois.')).toBeVisible();
    expect(within(second).getByText('Sauf convention.')).toBeVisible();
    expect(within(second).getByRole('group', { name: 'À faire' })).toHaveTextContent(
      'Demandez-les par écrit.',
    );
    expect(within(second).getByText(/Code du travail, art. 89/)).toHaveTextContent('à vérifier');
    expect(within(second).getByText(caution)).toBeVisible();
    expect(within(second).getByRole('button', { name: 'Toute la fiche' })).toBeVisible();
    const first = screen.getByText('Vous avez droit à un préavis.');
    expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says of each of two readings what it answers', async () => {
    server({ limit: null });
    await answered({ also: { ...leave, key: source.key, kind: 'other_reading' } });
    const second = await screen.findByRole('region', { name: /^Si c’est plutôt\s: Les congés payés$/ });
    expect(screen.getByText(new RegExp(`^Si c’est\\s: ${source.label}$`))).toBeVisible();
    expect(within(second).queryByRole('button'), 'the same note is offered once').toBeNull();
  });

  it('says a word back without anything beside it', async () => {
    server({ limit: null });
    await answered({ ...plain, status: 'talk', response: 'Avec plaisir.', sources: [] });
    const log = screen.getByRole('log');
    expect(await within(log).findByText('Avec plaisir.')).toBeVisible();
    expect(within(log).queryByRole('button')).toBeNull();
    expect(screen.getByTestId('chat-status')).toHaveTextContent('Réponse reçue.');
  });

  it('helps who is in danger before it says what the law says, and asks for no judgement', async () => {
    server({ limit: null });
    await answered({
      danger: 'violence_now',
      firstHelp: {
        say: 'Votre sécurité d’abord.',
        now: ['Sortez.', 'Appelez le 117.'],
        then: 'Portez plainte.',
      },
    });
    const help = await screen.findByRole('region', { name: 'Aide immédiate' });
    expect(
      within(help)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Sortez.', 'Appelez le 117.']);
    expect(within(help).getByRole('link', { name: 'Urgence et aide gratuite' })).toHaveAttribute(
      'href',
      '/emergency',
    );
    const law = screen.getByText('Ce que dit la loi');
    expect(help.compareDocumentPosition(law)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText(/Cette réponse vous aide-t-elle/)).toBeNull();
  });

  it('draws an answer of another form whole', async () => {
    server({ limit: null });
    await answered({ ...plain, response: '**Premier** point [1]' });
    const log = screen.getByRole('log');
    expect(await within(log).findByText('Premier')).toBeVisible();
    expect(
      within(log).getByRole('button', { name: 'Source 1\u00a0: Préavis : durée et droits' }),
    ).toBeVisible();
  });

  it('opens the whole note over the conversation', async () => {
    server({ limit: null });
    onCall('GET', `/api/knowledge/${source.key}`, () =>
      json(200, {
        key: source.key,
        title: 'Préavis',
        content: 'Toute la règle.',
        articles: source.articles,
        confidence: 'high',
        caution: null,
        nextStep: null,
        source: 'Fiche',
        verifiedByLawyer: false,
      }),
    );
    const { person } = await answered({});
    await person.click(await screen.findByRole('button', { name: 'Toute la fiche' }));
    const note = await screen.findByRole('dialog', { name: 'Préavis' });
    expect(await within(note).findByText('Toute la règle.')).toBeVisible();
  });

  it('sends nothing for the Enter that ends a composition', async () => {
    server({ limit: null });
    const { person } = await open(premium);
    await person.type(await input(), 'Mon loyer');
    fireEvent.keyDown(await input(), { key: 'Enter', keyCode: 229 });
    fireEvent.keyDown(await input(), { key: 'Enter', isComposing: true });
    expect(await input()).toHaveValue('Mon loyer');
    expect(callsTo('/api/ia/ask')).toHaveLength(0);
  });
});
