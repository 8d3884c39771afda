import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { RECORD, access, gone, world, content, show } from '@/testing/anonymousAccess';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { setOpening } from './model/opening';

beforeEach(async () => {
  await i18n.loadNamespaces(['anonymous', 'marketplace']);
});
afterEach(() => setOpening({ state: 'current' }));

describe('what the holder decides', () => {
  it('extends, sends the link again, stops the notices', async () => {
    world({ record: { extensionsLeft: 1 } });
    onCall('POST', '/api/anonymous-extend/current', () => {
      const longer = { extensionsLeft: 0, canExtend: false, expiresAt: '2026-12-05T10:00:00Z' };
      world({ record: longer });
      return json(200, access(longer));
    });
    onCall('POST', '/api/anonymous-send-again/current', () => json(202, { sent: true }));
    onCall('POST', '/api/anonymous-notices/current', () => {
      world({ record: { noticesEnabled: false } });
      return json(200, access({ noticesEnabled: false }));
    });
    const { person } = show();
    expect(await screen.findByText(/encore 1 fois/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Prolonger de 7 jours' }));
    expect(await screen.findByText('Votre lien est valable jusqu’au 5 décembre 2026.')).toBeVisible();
    expect(await screen.findByText(/Il ne peut plus être prolongé/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Prolonger de 7 jours' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));

    await person.click(screen.getByRole('button', { name: 'Me renvoyer le lien' }));
    expect(await screen.findByText('Lien envoyé')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));
    onCall('POST', '/api/anonymous-send-again/current', () => json(202, { sent: false }));
    await person.click(screen.getByRole('button', { name: 'Me renvoyer le lien' }));
    expect(await screen.findByText('Lien déjà envoyé')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Fermer l’avis' }));

    await person.click(screen.getByRole('button', { name: 'Arrêter les avis' }));
    expect(await screen.findByRole('button', { name: 'Recevoir les avis' })).toBeVisible();
    expect(callsTo('/api/anonymous-notices/current')[0]?.body).toEqual({ enabled: false });
  });

  it('erases at once, after a question', async () => {
    world();
    onCall('DELETE', '/api/anonymous-request/current', () => json(204, null));
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Effacer ma demande' }));
    expect(callsTo('/api/anonymous-request/current').some(({ method }) => method === 'DELETE')).toBe(false);
    await person.click(await screen.findByRole('button', { name: 'Tout effacer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande est effacée' })).toBeVisible();
    expect(screen.queryByText('Mon bailleur garde ma caution.')).toBeNull();
  });

  it('closes the access in this browser', async () => {
    world();
    onCall('POST', '/api/anonymous-leave', () => json(200, { ok: true }));
    const { person } = show();
    await person.click(await screen.findByRole('button', { name: 'Fermer l’accès' }));
    expect(await screen.findByText('Votre accès est fermé sur cet appareil.')).toBeVisible();
    expect(screen.queryByText('Caution non rendue')).toBeNull();
    expect(callsTo('/api/anonymous-leave')).toHaveLength(1);
  });

  it('joins a client’s account', async () => {
    world();
    onCall('GET', '/api/user', () => json(200, testUser));
    onCall('GET', '/api/client-requests', () => json(200, []));
    onCall('POST', '/api/anonymous-claim/current', () => json(200, { requestId: 12 }));
    const { person } = show(testUser);
    await person.click(await screen.findByRole('button', { name: 'Rattacher à mon compte' }));
    const asked = await screen.findByRole('dialog', { name: /Rattacher cette demande/ });
    await person.click(within(asked).getByRole('button', { name: 'Rattacher à mon compte' }));
    expect(await screen.findByText('Demande rattachée à votre compte')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes Demandes' })).toBeVisible();
  });

  it('is offered to sign in first, and not offered to professionals', async () => {
    world();
    const { unmount } = show();
    expect(await screen.findByRole('link', { name: 'Se connecter pour rattacher' })).toHaveAttribute(
      'href',
      '/auth?next=%2Faccess',
    );
    unmount();
    world();
    show({ ...testUser, role: 'avocat' });
    await content();
    expect(screen.queryByRole('heading', { name: 'Rattacher à mon compte' })).toBeNull();
  });
});

describe('what changes meanwhile', () => {
  it('shows the end of a link that expires while it is open', async () => {
    world();
    const { person } = show();
    await content();
    onCall('GET', '/api/anonymous-proposals/current', () => gone(410));
    onCall('GET', '/api/anonymous-request/current', () => gone(410));
    onCall('GET', RECORD, () => json(200, access({ isExpired: true, expiresAt: '2026-11-20T10:00:00Z' })));
    await person.click(screen.getByRole('button', { name: 'Actualiser' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lien expiré' })).toBeVisible();
  });

  it('hides everything when nobody has used the open page for half an hour', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    world();
    show();
    await content();
    onCall('GET', RECORD, () => gone());
    await vi.advanceTimersByTimeAsync(31 * 60_000);
    expect(await screen.findByText(/l’accès se ferme après 30 minutes sans activité/)).toBeVisible();
    expect(screen.queryByText('Caution non rendue')).toBeNull();
  });

  it('leaves nothing in memory for who presses Back', async () => {
    world();
    const { person } = show();
    await content();
    await person.click(screen.getAllByRole('link', { name: /Palabre/ })[0]!);
    expect(await screen.findByRole('heading', { level: 1, name: /droit/i })).toBeVisible();
    onCall('GET', RECORD, () => new Promise<Response>(() => undefined));
    await person.click(screen.getByRole('link', { name: 'Consulter un Avocat (Sans inscription)' }));
    await person.click(await screen.findByRole('link', { name: 'J’ai déjà un lien ou 7 mots' }));
    expect(await screen.findByText('Ouverture de votre accès…')).toBeInTheDocument();
    expect(screen.queryByText('Caution non rendue')).toBeNull();
  });

  it('offers to try again when the record does not come', async () => {
    world();
    onCall('GET', RECORD, () => json(403, { code: 'forbidden', message: 'Refusé pour le moment' }));
    const { person } = show();
    expect(await screen.findByText('Refusé pour le moment')).toBeVisible();
    world();
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    await content();
  });
});

describe('the link that stops the notices', () => {
  it('does so when it is opened, and says nothing else', async () => {
    const replaced = vi.spyOn(window.history, 'replaceState');
    onCall('POST', '/api/anonymous-notices/stop', () => json(200, { stopped: true }));
    renderApp({ route: '/access/stop/arret-1', user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Les avis sont arrêtés' })).toBeVisible();
    expect(callsTo('/api/anonymous-notices/stop').map(({ body }) => body)).toEqual([
      { stopToken: 'arret-1' },
    ]);
    expect(replaced).toHaveBeenLastCalledWith(null, '', '/access');
    expect(document.title).toBe('Palabre');
  });

  it('says when it is unknown, and tries again when the network fails', async () => {
    onCall('POST', '/api/anonymous-notices/stop', () => gone());
    const { unmount } = renderApp({ route: '/access/stop/inconnu', user: null });
    expect(await screen.findByRole('heading', { name: 'Ce lien ne fonctionne plus' })).toBeVisible();
    unmount();
    onCall('POST', '/api/anonymous-notices/stop', () => Promise.reject(new TypeError('network')));
    const { person } = renderApp({ route: '/access/stop/arret-2', user: null });
    expect(await screen.findByRole('heading', { name: /ne sont pas encore arrêtés/ })).toBeVisible();
    onCall('POST', '/api/anonymous-notices/stop', () => json(200, { stopped: true }));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Les avis sont arrêtés' })).toBeVisible();
  });
});
