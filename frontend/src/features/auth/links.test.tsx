import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';

const TOKEN = 'a'.repeat(64);
const ended = () =>
  json(410, { code: 'link_ended', message: 'Ce lien a expiré ou a déjà servi. Demandez-en un autre.' });

describe('a sign-in link', () => {
  it('is asked for below the forms, with one answer whatever the address', async () => {
    onCall('POST', '/api/auth/sign-in-link', () => json(202, { ok: true }));
    const { person } = renderApp({ route: '/auth', user: null });
    await person.click(await screen.findByRole('button', { name: 'Recevoir un lien par e-mail' }));
    const address = screen.getAllByLabelText('Adresse e-mail')[1];
    await person.type(address ?? document.body, ' awa@example.cm');
    await person.click(screen.getByRole('button', { name: 'Recevoir un lien de connexion' }));
    expect(
      await screen.findByText(/Si cette adresse a un compte, un lien vient de partir/),
    ).toBeInTheDocument();
    expect(callsTo('/api/auth/sign-in-link')[0]?.body).toEqual({ email: 'awa@example.cm' });
  });

  it('signs in by the button and by nothing else', async () => {
    onCall('POST', '/api/auth/sign-in', () => json(200, testUser));
    const { person } = renderApp({ route: `/auth/link#${TOKEN}`, user: null });
    const button = await screen.findByRole('button', { name: 'Me connecter' });
    expect(callsTo('/api/auth/sign-in')).toHaveLength(0);
    await person.click(button);
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
    expect(callsTo('/api/auth/sign-in')[0]?.body).toEqual({ token: TOKEN });
  });

  it('says that it has ended and leads to another one', async () => {
    onCall('POST', '/api/auth/sign-in', ended);
    const { person } = renderApp({ route: `/auth/link#${TOKEN}`, user: null });
    await person.click(await screen.findByRole('button', { name: 'Me connecter' }));
    expect(await screen.findByText(/Ce lien a expiré/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Demander un autre lien' })).toHaveAttribute('href', '/auth');
  });

  it('without a token explains itself', async () => {
    renderApp({ route: '/auth/link', user: null });
    expect(await screen.findByText(/Cette page s’ouvre depuis le message/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Me connecter' })).not.toBeInTheDocument();
  });
});

describe('a new password', () => {
  it('is asked for by address', async () => {
    onCall('POST', '/api/auth/reset-link', () => json(202, { ok: true }));
    const { person } = renderApp({ route: '/auth', user: null });
    await person.click(await screen.findByRole('link', { name: /^Mot de passe oublié\s\?/ }));
    await person.type(await screen.findByLabelText('Adresse e-mail'), 'awa@example.cm');
    await person.click(screen.getByRole('button', { name: 'Recevoir le lien' }));
    expect(await screen.findByText(/Il est valable une heure/)).toBeInTheDocument();
  });

  it('is chosen by the link, and leads to the sign-in', async () => {
    onCall('POST', '/api/auth/reset', () => json(200, { ok: true }));
    const { person } = renderApp({ route: `/auth/reset#${TOKEN}`, user: null });
    await person.type(await screen.findByLabelText('Nouveau mot de passe'), 'le fleuve Wouri');
    await person.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'le fleuve Wouri');
    await person.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
    expect(await screen.findByText(/Votre mot de passe est changé/)).toBeInTheDocument();
    expect(callsTo('/api/auth/reset')[0]?.body).toEqual({ token: TOKEN, password: 'le fleuve Wouri' });
    expect(screen.getByRole('link', { name: 'Se connecter' })).toHaveAttribute('href', '/auth');
  });

  it('offers another link where this one has ended', async () => {
    onCall('POST', '/api/auth/reset', ended);
    const { person } = renderApp({ route: `/auth/reset#${TOKEN}`, user: null });
    await person.type(await screen.findByLabelText('Nouveau mot de passe'), 'le fleuve Wouri');
    await person.type(screen.getByLabelText('Confirmer le nouveau mot de passe'), 'le fleuve Wouri');
    await person.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));
    await person.click(await screen.findByRole('button', { name: 'Recevoir un autre lien' }));
    expect(await screen.findByRole('button', { name: 'Recevoir le lien' })).toBeInTheDocument();
  });
});

describe('an address', () => {
  it('is confirmed by the button', async () => {
    onCall('POST', '/api/auth/verify', () => json(200, { ok: true }));
    onCall('GET', '/api/user', () => json(200, testUser));
    const { person } = renderApp({ route: `/auth/verify#${TOKEN}`, user: testUser });
    const button = await screen.findByRole('button', { name: 'Confirmer mon adresse' });
    expect(callsTo('/api/auth/verify')).toHaveLength(0);
    await person.click(button);
    expect(await screen.findByText('Votre adresse est confirmée. Merci !')).toBeInTheDocument();
  });

  it('is a quiet line on the dashboard until then', async () => {
    const { unmount } = renderApp({ route: '/dashboard', user: { ...testUser, isEmailVerified: false } });
    expect(await screen.findByRole('link', { name: /^La\sconfirmer$/ })).toHaveAttribute('href', '/settings');
    unmount();
    renderApp({ route: '/dashboard', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^La\sconfirmer$/ })).not.toBeInTheDocument();
  });
});
