import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  answer,
  conversation,
  conversations,
  event,
  input,
  logged,
  open,
  plain,
  premium,
  prepare,
  server,
  stream,
} from '@/testing/assistant';
import { callsTo, json, onCall } from '@/testing/server';
import type { ConversationRow } from './model/types';

const OPEN = '/dashboard?tab=assistant&conversation=5';
const DAY_MS = 86_400_000;

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Two in the list, one hidden. */
const three = (): ConversationRow[] => [
  { ...conversation, exchanges: 2, updatedAt: daysAgo(0) },
  { ...conversation, id: 6, title: 'Mon bail', updatedAt: daysAgo(400) },
  { ...conversation, id: 7, title: 'La garde à vue', isHidden: true, updatedAt: daysAgo(1) },
];

const asked = () => callsTo('/api/ia/ask').map(({ body }) => body);

async function openList(person: UserEvent) {
  await person.click(screen.getByRole('button', { name: 'Conversations' }));
  return screen.findByRole('dialog', { name: 'Conversations' });
}

const unfold = (person: UserEvent, title: string) =>
  person.click(screen.getByRole('button', { name: `Actions\u00a0: ${title}` }));

describe('conversations', () => {
  beforeEach(async () => {
    await prepare();
    server({ limit: null });
  });

  it('open by their address, and go on there without their history', async () => {
    conversations(three());
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(premium, OPEN);
    expect(await screen.findByText('Le salaire minimum', { exact: false })).toBeVisible();
    await person.type(await input(), 'Et la prime ?{Enter}');
    expect(asked()).toEqual([{ question: 'Et la prime ?', conversationId: 5 }]);
    await wire.send(event('done', answer({ conversationId: 5 })));
    await wire.end();
    expect(await screen.findByText('Vous avez droit à un préavis.')).toBeVisible();
    expect(screen.getByText('Et le SMIG ?')).toBeVisible();
    expect(callsTo('/api/ai-conversations/5')).toHaveLength(1);
  });

  it('get their address with the first answer that is kept; what is shown and written stays', async () => {
    const rows: ConversationRow[] = [];
    conversations(rows);
    const wires = [stream(), stream(), stream()];
    const left = [...wires];
    onCall('POST', '/api/ia/ask', () => left.shift()?.response ?? json(500, {}));
    const { person } = await open(premium);
    const answerWith = async (at: number, change: Parameters<typeof answer>[0]) => {
      await wires[at]?.send(event('done', answer(change)));
      await wires[at]?.end();
    };
    await person.type(await input(), 'Bonjour{Enter}');
    const talk = { ...plain, response: 'Bonjour.', sources: [], logId: null, conversationId: null };
    await answerWith(0, { ...talk, status: 'talk' });
    expect(await screen.findByText('Bonjour.')).toBeVisible();
    await person.type(await input(), 'Mon préavis{Enter}');
    await wires[1]?.send(event('delta', { text: 'Vous avez' }));
    await person.type(await input(), 'Et ensuite');
    const field = await input();
    await answerWith(1, { conversationId: 12 });
    expect(await screen.findByText('Vous avez droit à un préavis.')).toBeVisible();
    expect(screen.getByText('Bonjour.')).toBeVisible();
    expect(await input()).toBe(field);
    expect(field).toHaveFocus();
    await person.keyboard('{Enter}');
    await answerWith(2, { conversationId: 12 });
    expect(asked()).toEqual([
      { question: 'Bonjour', conversationHistory: [] },
      {
        question: 'Mon préavis',
        conversationHistory: [
          { role: 'user', content: 'Bonjour' },
          { role: 'assistant', content: 'Bonjour.' },
        ],
      },
      { question: 'Et ensuite', conversationId: 12 },
    ]);
    // Nothing of it is read again, and the list marks it as the open one.
    expect(callsTo('/api/ai-conversations/12')).toHaveLength(0);
    rows.push({ ...conversation, id: 12, title: 'Mon préavis', updatedAt: daysAgo(0) });
    const list = within(await openList(person));
    expect(await list.findByRole('link', { name: /Mon préavis/ })).toHaveAttribute('aria-current', 'page');
  });

  it('offer the last one, and a new one is empty', async () => {
    conversations(three());
    const { person } = await open(premium);
    await person.click(await screen.findByRole('link', { name: /^Reprendre.*Et le SMIG/ }));
    expect(await screen.findByText('Le salaire minimum', { exact: false })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('group', { name: 'Conversation' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: /^Reprendre/ })).toBeNull();
    const list = within(await openList(person));
    await person.click(list.getByRole('button', { name: 'Nouvelle conversation' }));
    expect(await screen.findByRole('link', { name: /^Reprendre/ })).toBeVisible();
    expect(screen.queryByText('Et le SMIG ?', { selector: '.as-question' })).toBeNull();
  });

  it('stand in a list by day, with what is written in each kept apart', async () => {
    conversations(three());
    const { person } = await open(premium, OPEN);
    await person.type(await input(), 'À moitié');
    const list = within(await openList(person));
    const today = within(await list.findByRole('region', { name: 'Aujourd’hui' }));
    expect(today.getByRole('link', { name: /Et le SMIG.*2 questions/ })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const earlier = within(list.getByRole('region', { name: 'Plus tôt' }));
    await person.click(earlier.getByRole('link', { name: /Mon bail.*1 question/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(async () => expect(await input()).toHaveValue(''));
    await waitFor(() => expect(callsTo('/api/ai-conversations/6')).toHaveLength(1));
  });

  it('are searched by the server, and their end is asked for', async () => {
    const many = Array.from({ length: 35 }, (_, at) => ({
      ...conversation,
      id: 100 + at,
      title: `Question ${at + 1}`,
    }));
    conversations(many);
    const { person } = await open(premium);
    const list = within(await openList(person));
    expect(await list.findAllByRole('listitem')).toHaveLength(30);
    await person.click(list.getByRole('button', { name: 'Afficher plus' }));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(35));
    expect(list.queryByRole('button', { name: 'Afficher plus' })).toBeNull();
    await person.type(list.getByRole('searchbox'), 'Question 35');
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    expect(list.getByText('1 conversation')).toBeInTheDocument();
    await person.type(list.getByRole('searchbox'), '000');
    expect(await list.findByText('Aucune conversation ne contient ces mots.')).toBeVisible();
  });

  it('say when they cannot be read, and try again', async () => {
    const { person } = await open(premium);
    onCall('GET', '/api/ai-conversations', () => json(503, { code: 'busy', message: 'Occupé' }));
    const list = within(await openList(person));
    expect(await list.findByText('Occupé')).toBeVisible();
    conversations([]);
    await person.click(list.getByRole('button', { name: 'Réessayer' }));
    expect(await list.findByText(/se rangeront ici/)).toBeVisible();
  });

  it('are renamed in their row; Escape leaves the name, a refusal stands at the field', async () => {
    conversations(three());
    const { person } = await open(premium);
    const list = within(await openList(person));
    await list.findByRole('link', { name: /Mon bail/ });
    await unfold(person, 'Mon bail');
    await person.click(list.getByRole('button', { name: 'Renommer' }));
    const field = list.getByRole('textbox', { name: 'Nouveau titre' });
    expect(field).toHaveFocus();
    await person.type(field, 'Le loyer{Escape}');
    expect(list.getByRole('link', { name: /Mon bail/ })).toBeVisible();
    await waitFor(() => expect(list.getByRole('button', { name: /Actions.*Mon bail/ })).toHaveFocus());

    const refused = { code: 'invalid_values', message: 'Non', fields: { title: 'Un titre est requis.' } };
    let tries = 0;
    onCall('PATCH', '/api/ai-conversations/6', ({ body }) => {
      tries += 1;
      if (tries === 1) return json(422, refused);
      conversations([{ ...conversation, id: 6, ...(body as object) }]);
      return json(200, {});
    });
    await person.click(list.getByRole('button', { name: 'Renommer' }));
    await person.clear(list.getByRole('textbox', { name: 'Nouveau titre' }));
    await person.keyboard('{Enter}');
    expect(await list.findByText('Un titre est requis.')).toBeVisible();
    expect(list.getByRole('textbox', { name: 'Nouveau titre' })).toBeInvalid();
    await person.keyboard('Le loyer{Enter}');
    expect(await list.findByRole('link', { name: /Le loyer/ })).toBeVisible();
    expect(callsTo('/api/ai-conversations/6').at(-1)?.body).toEqual({ title: 'Le loyer' });
  });

  it('are hidden, taken back from the notice, and found among the hidden ones', async () => {
    conversations(three());
    const { person } = await open(premium);
    const list = within(await openList(person));
    await list.findByRole('link', { name: /Mon bail/ });
    await unfold(person, 'Mon bail');
    await person.click(list.getByRole('button', { name: 'Masquer' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /Mon bail/ })).toBeNull());
    expect(await list.findByText('Conversation masquée')).toBeVisible();
    await person.click(list.getByRole('button', { name: 'Annuler' }));
    expect(await list.findByRole('link', { name: /Mon bail/ })).toBeVisible();
    await person.click(list.getByRole('switch', { name: 'Masquées' }));
    expect(await list.findByRole('link', { name: /La garde à vue/ })).toBeVisible();
    await waitFor(() => expect(list.queryByRole('link', { name: /Mon bail/ })).toBeNull());
    await unfold(person, 'La garde à vue');
    await person.click(list.getByRole('button', { name: 'Afficher à nouveau' }));
    expect(await list.findByText('Aucune conversation masquée.')).toBeVisible();
  });

  it('are erased after a question that names them; the open one makes room for a new one', async () => {
    conversations(three());
    const { person } = await open(premium, OPEN);
    await screen.findByText('Le salaire minimum', { exact: false });
    const list = within(await openList(person));
    await list.findByRole('link', { name: /Et le SMIG/ });
    await unfold(person, 'Et le SMIG ?');
    await person.click(list.getByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('dialog', { name: /Supprimer cette conversation/ }));
    expect(question.getByText(/Et le SMIG.*sera supprimée pour de bon/)).toBeVisible();
    await person.click(question.getByRole('button', { name: 'Supprimer la conversation' }));
    await waitFor(() => expect(list.queryByRole('link', { name: /Et le SMIG/ })).toBeNull());
    expect(list.getByRole('link', { name: /Mon bail/ })).toBeVisible();
    await person.click(list.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Et le SMIG ?', { selector: '.as-question' })).toBeNull();
    expect(callsTo('/api/ai-conversations/5').at(-1)?.method).toBe('DELETE');
  });

  it('that got their address while another was looked at are no longer the new one', async () => {
    conversations(three());
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    const { person } = await open(premium);
    await person.type(await input(), 'Mon préavis{Enter}');
    const list = within(await openList(person));
    await person.click(await list.findByRole('link', { name: /Et le SMIG/ }));
    await screen.findByText('Le salaire minimum', { exact: false });
    await wire.send(event('done', answer({ conversationId: 9 })));
    await wire.end();
    const again = within(await openList(person));
    await again.findByRole('link', { name: /Et le SMIG/ });
    await unfold(person, 'Et le SMIG ?');
    await person.click(again.getByRole('button', { name: 'Supprimer' }));
    const question = within(await screen.findByRole('dialog', { name: /Supprimer cette conversation/ }));
    await person.click(question.getByRole('button', { name: 'Supprimer la conversation' }));
    await waitFor(() => expect(again.queryByRole('link', { name: /Et le SMIG/ })).toBeNull());
    await person.click(again.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText('Mon préavis', { selector: '.as-question' })).toBeNull();
    expect(await input()).toHaveValue('');
  });

  it('are hidden by "Effacer", which begins a new one, and brought back', async () => {
    const rows = three();
    conversations(rows);
    const { person } = await open(premium, OPEN);
    expect(await screen.findByText('Le salaire minimum', { exact: false })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Effacer' }));
    // Shown in its place, and said; nothing lies over the input.
    await waitFor(() => expect(screen.getAllByText('Historique effacé')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Fermer l’avis' })).toBeNull();
    expect(screen.queryByText('Et le SMIG ?')).toBeNull();
    expect(rows[0]?.isHidden).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Annuler l’effacement' }));
    // Its title may stand in the line that leads to the last one meanwhile.
    expect(await screen.findByText('Et le SMIG ?', { selector: '.as-question' })).toBeVisible();
    expect(rows[0]?.isHidden).toBe(false);
    expect(screen.queryByText('Conversation masquée')).toBeNull();
  });

  it('without anything kept are only emptied by it', async () => {
    onCall('POST', '/api/ia/ask', () => json(503, { code: 'busy', message: 'Occupé' }));
    const { person } = await open(premium);
    await person.type(await input(), 'Mon loyer{Enter}');
    expect(await screen.findByText('Occupé')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Effacer' }));
    expect(await screen.findByText(/de cette vue seulement/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Annuler l’effacement' }));
    expect(screen.getByText('Mon loyer')).toBeVisible();
  });

  it('say that they are hidden, and come back', async () => {
    const rows = three();
    conversations(rows);
    const { person } = await open(premium, '/dashboard?tab=assistant&conversation=7');
    expect(await screen.findByText('Conversation masquée')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Afficher à nouveau' }));
    await waitFor(() => expect(screen.queryByText('Conversation masquée')).toBeNull());
    expect(rows[2]?.isHidden).toBe(false);
  });

  it('that are gone, or another’s, say so and lead to a new one', async () => {
    const { person } = await open(premium, '/dashboard?tab=assistant&conversation=99');
    expect(await screen.findByText('Cette conversation n’existe pas ou plus.')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    await person.click(screen.getByRole('link', { name: 'Nouvelle conversation' }));
    expect(await input()).toBeEnabled();
  });

  it('that went while one was writing hand the question on to a new one', async () => {
    conversations(three());
    onCall('POST', '/api/ia/ask', () => json(404, { code: 'not_found', message: 'Introuvable' }));
    const { person } = await open(premium, OPEN);
    await screen.findByText('Le salaire minimum', { exact: false });
    await person.type(await input(), 'Et la prime ?{Enter}');
    await person.click(await screen.findByRole('link', { name: 'Nouvelle conversation' }));
    expect(await screen.findByText('Et la prime ?')).toBeVisible();
    onCall('POST', '/api/ia/ask', () => new Response(event('done', answer())));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(asked().at(-1)).toEqual({ question: 'Et la prime ?', conversationHistory: [] });
  });

  it('go on while another is looked at, and while the documents are', async () => {
    conversations(three(), [logged, { ...logged, id: 8, conversationId: 6, prompt: 'Mon bail' }]);
    const wire = stream();
    onCall('POST', '/api/ia/ask', () => wire.response);
    onCall('GET', '/api/documents', () => json(200, []));
    onCall('GET', '/api/document-templates', () => json(200, []));
    const { person } = await open(premium, OPEN);
    await screen.findByText('Le salaire minimum', { exact: false });
    await person.type(await input(), 'Et la prime ?{Enter}');
    const list = within(await openList(person));
    await person.click(await list.findByRole('link', { name: /Mon bail/ }));
    expect(await screen.findByText('Mon bail', { selector: '.as-question' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeVisible();
    await wire.send(event('done', answer({ conversationId: 5 })));
    await wire.end();
    await person.click(within(await openList(person)).getByRole('link', { name: /Et le SMIG/ }));
    expect(await screen.findByText('Vous avez droit à un préavis.')).toBeVisible();
    // Its tab comes back to the conversation that was open.
    await person.click(screen.getByRole('tab', { name: /Documents/ }));
    await waitFor(() => expect(screen.queryByRole('log')).toBeNull());
    await person.click(screen.getByRole('tab', { name: /Assistant/ }));
    expect(await screen.findByText('Vous avez droit à un préavis.')).toBeVisible();
    await act(() => Promise.resolve());
  });
});
