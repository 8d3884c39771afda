import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { NOTICE_KINDS, type Notice } from '@/types/notices';
import { ownLink, requestOf, wordingOf } from './model/wording';

const notice = (id: number, change: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'proposal_received',
  params: { requestId: 12, proposalId: 3 },
  link: '/messages',
  isRead: false,
  createdAt: '2026-11-21T10:00:00Z',
  ...change,
});

function open(items: Notice[], unreadCount = items.filter(({ isRead }) => !isRead).length) {
  onCall('GET', '/api/notices', () => json(200, { items, unreadCount }));
  onCall('GET', '/api/conversations', () => json(200, []));
  return renderApp({ route: '/', user: testUser });
}

describe('the bell', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['notices', 'messages']);
  });

  it('is not there for visitors', async () => {
    renderApp({ route: '/', user: null });
    expect(await screen.findByRole('link', { name: 'Connexion' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Notifications/ })).not.toBeInTheDocument();
    expect(callsTo('/api/notices')).toHaveLength(0);
  });

  it('says how much is unread, in words', async () => {
    open([notice(1), notice(2, { isRead: true })], 4);
    expect(await screen.findByRole('button', { name: 'Notifications, 4 non lues' })).toHaveTextContent('4');
  });

  it('lists what happened, and marks as read what is followed', async () => {
    onCall('PATCH', '/api/notices/read', () => json(200, { unreadCount: 1 }));
    const { person } = open([notice(1), notice(2, { kind: 'message_received', link: '/messages/12' })]);
    await person.click(await screen.findByRole('button', { name: 'Notifications, 2 non lues' }));
    const panel = screen.getByRole('dialog', { name: 'Notifications' });
    expect(within(panel).getByRole('link', { name: /Nouveau message/ })).toHaveAttribute(
      'href',
      '/messages/12',
    );
    expect(within(panel).getAllByText(/Demande n°\s12/)).toHaveLength(2);
    await person.click(within(panel).getByRole('link', { name: /Nouvelle proposition/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeInTheDocument();
    expect(callsTo('/api/notices/read')[0]?.body).toEqual({ ids: [1] });
    expect(await screen.findByRole('button', { name: 'Notifications, 1 non lue' })).toBeInTheDocument();
  });

  it('marks everything as read', async () => {
    onCall('PATCH', '/api/notices/read', () => json(200, { unreadCount: 0 }));
    const { person } = open([notice(1)]);
    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 non lue' }));
    await person.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
    await waitFor(() => expect(callsTo('/api/notices/read')[0]?.body).toEqual({}));
    expect(screen.getByRole('button', { name: 'Tout marquer comme lu' })).toBeDisabled();
  });

  it('takes it back and says so when marking fails', async () => {
    onCall('PATCH', '/api/notices/read', () => json(503, { code: 'busy', message: 'Service occupé' }));
    const { person } = open([notice(1)]);
    await person.click(await screen.findByRole('button', { name: 'Notifications, 1 non lue' }));
    await person.click(screen.getByRole('button', { name: 'Tout marquer comme lu' }));
    expect(await screen.findByText('Service occupé')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Tout marquer comme lu' })).toBeEnabled();
  });

  it('says what will show here when there is nothing, and offers to try again after an error', async () => {
    const { person, unmount } = open([]);
    await person.click(await screen.findByRole('button', { name: 'Notifications, rien de nouveau' }));
    expect(screen.getByText(/Rien de nouveau pour le moment/)).toBeInTheDocument();
    unmount();
    onCall('GET', '/api/notices', () => json(403, { code: 'forbidden', message: 'Non' }));
    const { person: later } = renderApp({ route: '/', user: testUser });
    await later.click(await screen.findByRole('button', { name: 'Notifications, rien de nouveau' }));
    expect(await screen.findByText('Non')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
  });
});

describe('what a notice says', () => {
  it('has words for every kind in both languages, and for those to come', () => {
    for (const lng of ['fr', 'en']) {
      for (const kind of [...NOTICE_KINDS, 'other'] as const) {
        expect(i18n.t(`notices:kinds.${kind}.title`, { lng })).not.toContain('kinds.');
      }
    }
    expect(wordingOf('appointment_reminder')).toBe('appointment_reminder');
    expect(wordingOf('invented_later')).toBe('other');
  });

  it('leads into the application only', () => {
    expect(ownLink('/proposals?request=4')).toBe('/proposals?request=4');
    for (const link of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:x', '']) {
      expect(ownLink(link)).toBeNull();
    }
    expect(requestOf({ params: { requestId: '4' } })).toBeNull();
    expect(requestOf({ params: {} })).toBeNull();
  });
});
