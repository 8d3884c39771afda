import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { FakeUpload, stubUploads } from '@/testing/xhr';
import type { Conversation, Message } from '@/types/messages';
import { closeOutboxes } from './model/outbox';

const conversation: Conversation = {
  requestId: 4,
  requestTitle: 'Loyers impayés',
  requestStatus: 'assigned',
  otherId: 9,
  otherName: 'Maître Ekwalla',
  otherRole: 'avocat',
  lastMessage: { id: 2, senderId: 9, content: 'Envoyez le bail.', createdAt: '2026-11-21T10:05:00Z' },
  unreadCount: 1,
  canWrite: true,
};
const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  requestId: 4,
  senderId: 9,
  receiverId: testUser.id,
  content: 'Envoyez le bail.',
  clientKey: null,
  isRead: false,
  readAt: null,
  createdAt: '2026-11-21T10:05:00Z',
  attachments: [],
  ...change,
});
const mine = { senderId: testUser.id, receiverId: 9 };

function open(route: string, messages: Message[] = [message(2)], change: Partial<Conversation> = {}) {
  onCall('GET', '/api/user', () => json(200, testUser));
  onCall('GET', '/api/conversations', () => json(200, [{ ...conversation, ...change }]));
  onCall('GET', '/api/messages', () => json(200, messages));
  onCall('PATCH', '/api/messages/2/read', () => json(200, { read: 1 }));
  return renderApp({ route });
}

const log = () => screen.findByRole('log');
const input = () => screen.findByRole('textbox', { name: 'Votre message à Maître Ekwalla' });

afterEach(closeOutboxes);

describe('messages', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') });
    await i18n.loadNamespaces(['messages', 'marketplace']);
  });

  it('says to whoever has no messages who does, and asks for none', async () => {
    onCall('GET', '/api/user', () => json(200, { ...testUser, role: 'policier' }));
    renderApp({ route: '/messages' });
    expect(await screen.findByText(/Votre profil n’en a pas/)).toBeVisible();
    expect(callsTo('/api/conversations')).toHaveLength(0);
  });

  it('offers no files to who writes without an account', async () => {
    open('/messages/4', [], { otherId: -1, otherName: 'Client n° 4', otherRole: 'client' });
    expect(await screen.findByRole('textbox', { name: 'Votre message à Client n° 4' })).toBeVisible();
    expect(screen.getByText(/ne passent que des textes/)).toBeVisible();
    expect(screen.queryByTestId('file-picker')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Joindre un fichier' })).toBeNull();
  });

  it('lists conversations with what is unread', async () => {
    open('/messages');
    const link = await screen.findByRole('link', { name: /Maître Ekwalla/ });
    expect(link).toHaveAttribute('href', '/messages/4');
    expect(link).toHaveTextContent('Loyers impayés');
    expect(within(link).getByText('1 message non lu')).toBeInTheDocument();
  });

  it('says what to do when there is none', async () => {
    onCall('GET', '/api/conversations', () => json(200, []));
    renderApp({ route: '/messages', user: testUser });
    expect(await screen.findByText(/quand vous acceptez la proposition/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir mes demandes' })).toHaveAttribute('href', '/marketplace');
  });

  it('shows both sides by day, what is new, and marks it as read', async () => {
    open('/messages/4', [
      message(1, {
        ...mine,
        content: 'Bonjour Maître',
        isRead: true,
        createdAt: '2026-11-20T09:00:00Z',
        attachments: [{ id: 3, name: 'bail.pdf', mediaType: 'application/pdf', size: 840_000 }],
      }),
      message(2),
    ]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maître Ekwalla' })).toBeVisible();
    const area = await log();
    expect(within(area).getByRole('heading', { name: 'vendredi 20 novembre 2026' })).toBeInTheDocument();
    expect(within(area).getByRole('heading', { name: 'Hier' })).toBeInTheDocument();
    expect(within(area).getByText('Nouveaux messages')).toBeInTheDocument();
    expect(within(area).getByText(/Lu/)).toBeInTheDocument();
    expect(within(area).getByRole('link', { name: /bail\.pdf/ })).toHaveAttribute(
      'href',
      '/api/message-attachments/3',
    );
    await waitFor(() => expect(callsTo('/api/messages/2/read')).toHaveLength(1));
  });

  it('sends with Enter, breaks with Shift and Enter, and shows the message once', async () => {
    let known = [message(2)];
    onCall('POST', '/api/messages', (call) => {
      const { content, clientKey } = call.body as { content: string; clientKey: string };
      const sent = message(3, { ...mine, content, clientKey });
      known = [...known, sent];
      return json(201, sent);
    });
    const { person } = open('/messages/4');
    onCall('GET', '/api/messages', () => json(200, known));
    await person.type(await input(), 'Voici{Shift>}{Enter}{/Shift}le bail{Enter}');
    await waitFor(() => expect(callsTo('/api/messages').some(({ method }) => method === 'POST')).toBe(true));
    const body = callsTo('/api/messages').find(({ method }) => method === 'POST')?.body;
    expect(body).toMatchObject({
      requestId: 4,
      receiverId: 9,
      content: 'Voici\nle bail',
      attachmentIds: [],
    });
    expect((body as { clientKey: string }).clientKey).toMatch(/^[0-9a-f]{32}$/);
    expect(await input()).toHaveValue('');
    await waitFor(() => expect(screen.queryByText('Envoi…')).not.toBeInTheDocument());
    expect(within(await log()).getAllByText(/le bail$/)).toHaveLength(1);
  });

  it('sends nothing blank', async () => {
    const { person } = open('/messages/4');
    expect(screen.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    await person.type(await input(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
    expect(callsTo('/api/messages').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('keeps a message in sight when the connection drops, and sends it when it is back', async () => {
    onCall('POST', '/api/messages', () => Promise.reject(new TypeError('network')));
    const { person } = open('/messages/4');
    await person.type(await input(), 'Je vous appelle demain{Enter}');
    expect(await screen.findByText('En attente')).toBeInTheDocument();
    expect(within(await log()).getByText('Je vous appelle demain')).toBeInTheDocument();
    onCall('POST', '/api/messages', (call) => {
      const { content, clientKey } = call.body as { content: string; clientKey: string };
      return json(201, message(3, { ...mine, content, clientKey }));
    });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('En attente')).not.toBeInTheDocument());
    expect(within(await log()).getAllByText('Je vous appelle demain')).toHaveLength(1);
    const keys = callsTo('/api/messages')
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { clientKey: string }).clientKey);
    expect(new Set(keys).size).toBe(1);
  });

  it('says why a message was not sent, and gives it back to be written anew', async () => {
    onCall('POST', '/api/messages', () =>
      json(409, { code: 'request_closed', message: 'Cette demande est fermée.' }),
    );
    const { person } = open('/messages/4');
    await person.type(await input(), 'Encore une question{Enter}');
    expect(await screen.findByText('Non envoyé.')).toBeInTheDocument();
    expect(screen.getByText('Cette demande est fermée.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Modifier' }));
    expect(await input()).toHaveValue('Encore une question');
    expect(screen.queryByText('Non envoyé.')).not.toBeInTheDocument();
  });

  it('fetches older messages on demand', async () => {
    const page = Array.from({ length: 50 }, (_, index) =>
      message(index + 51, { content: `message ${index + 51}`, isRead: true }),
    );
    const { person } = open('/messages/4', page);
    const older = await screen.findByRole('button', { name: 'Messages plus anciens' });
    onCall('GET', '/api/messages', (call) =>
      json(
        200,
        call.path.includes('before=51') ? [message(50, { content: 'le tout premier', isRead: true })] : page,
      ),
    );
    await person.click(older);
    expect(await screen.findByText('le tout premier')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Messages plus anciens' })).not.toBeInTheDocument();
  });

  it('reads a closed conversation without offering to write', async () => {
    open('/messages/4', [message(2, { isRead: true })], { canWrite: false, requestStatus: 'closed' });
    expect(await screen.findByText(/vous pouvez la lire/)).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says so when a conversation is not one’s own', async () => {
    open('/messages/99');
    expect(await screen.findByRole('heading', { level: 1, name: 'Conversation introuvable' })).toBeVisible();
  });
});

describe('attachments', () => {
  beforeEach(async () => {
    stubUploads();
    await i18n.loadNamespaces(['messages', 'marketplace']);
  });

  const choose = async (...files: File[]) => {
    await input();
    fireEvent.change(screen.getByTestId('file-picker'), { target: { files } });
  };
  const lease = new File(['%PDF-1.7'], 'bail.pdf', { type: 'application/pdf' });

  it('shows how far a file is, and sends it with the message', async () => {
    onCall('POST', '/api/messages', (call) => {
      const { content, clientKey } = call.body as { content: string; clientKey: string };
      return json(201, message(3, { ...mine, content, clientKey }));
    });
    const { person } = open('/messages/4');
    await choose(lease);
    const progress = await screen.findByRole('progressbar', { name: 'Envoi de bail.pdf' });
    FakeUpload.all[0]!.moves(3, 4);
    await waitFor(() => expect(progress).toHaveValue(0.75));
    expect(FakeUpload.all[0]!.path).toBe('/api/message-attachments?requestId=4&name=bail.pdf');
    await person.type(await input(), 'Voici le bail{Enter}');
    expect(await screen.findByText(/encore en route/)).toBeInTheDocument();
    FakeUpload.all[0]!.answers(201, { id: 8, name: 'bail.pdf', mediaType: 'application/pdf', size: 8 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() =>
      expect(callsTo('/api/messages').find(({ method }) => method === 'POST')?.body).toMatchObject({
        content: 'Voici le bail',
        attachmentIds: [8],
      }),
    );
  });

  it('asks for a few words beside a file', async () => {
    const { person } = open('/messages/4');
    await choose(lease);
    await screen.findByRole('progressbar');
    FakeUpload.all[0]!.answers(201, { id: 8, name: 'bail.pdf', mediaType: 'application/pdf', size: 8 });
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/Écrivez quelques mots/)).toBeInTheDocument();
    expect(callsTo('/api/messages').filter(({ method }) => method === 'POST')).toHaveLength(0);
    expect(screen.getByText('bail.pdf')).toBeInTheDocument();
  });

  it('says at once what cannot be sent, and sends nothing of it', async () => {
    open('/messages/4');
    const large = new File(['x'], 'plan.png', { type: 'image/png' });
    vi.spyOn(large, 'size', 'get').mockReturnValue(11 * 1024 * 1024);
    await choose(new File(['x'], 'photo.heic'), large);
    expect(await screen.findByText(/choisissez un PDF, JPG, PNG ou DOCX/)).toBeInTheDocument();
    expect(screen.getByText(/dépasse 10 Mo/)).toBeInTheDocument();
    expect(FakeUpload.all).toHaveLength(0);
  });

  it('shows the server’s reason, and offers no second try that would change nothing', async () => {
    open('/messages/4');
    await choose(lease);
    await screen.findByRole('progressbar');
    FakeUpload.all[0]!.answers(422, { code: 'invalid_values', message: 'Ce fichier n’est pas un PDF.' });
    expect(await screen.findByText('Ce fichier n’est pas un PDF.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  });

  it('tries again what may pass by itself, and stops what is taken back', async () => {
    const { person } = open('/messages/4');
    await choose(lease);
    await screen.findByRole('progressbar');
    FakeUpload.all[0]!.answers(503, { code: 'busy', message: 'Le service est occupé.' });
    expect(await screen.findByText('Le service est occupé.')).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: 'Retirer bail.pdf' }));
    expect(FakeUpload.all[1]!.isAborted).toBe(true);
    expect(screen.queryByText('bail.pdf')).not.toBeInTheDocument();
  });
});
