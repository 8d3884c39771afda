import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { strengthOf } from './model/strength';

// Features do not import the app; this journey goes through it.
describe('signing in', () => {
  it('refuses an empty form with the specified messages', async () => {
    const { person } = renderApp({ route: '/auth', user: null });
    await person.click(await screen.findByRole('button', { name: 'Se connecter' }));
    expect(await screen.findAllByText(/Email invalide/)).not.toHaveLength(0);
    expect(screen.getAllByText(/Mot de passe requis/)).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByLabelText('Adresse e-mail')).toHaveFocus());
    expect(callsTo('/api/login')).toHaveLength(0);
  });

  it('signs in, welcomes and goes on to the asked page', async () => {
    onCall('POST', '/api/login', () => json(200, testUser));
    const { person } = renderApp({ route: '/auth?next=%2Fdashboard%3Ftab%3Ddocuments', user: null });
    await person.type(await screen.findByLabelText('Adresse e-mail'), ' awa@example.cm ');
    await person.type(screen.getByLabelText('Mot de passe'), 'secret1');
    await person.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText('Connexion réussie')).toBeInTheDocument();
    expect(screen.getByText('Bienvenue, Awa Njoya!')).toBeInTheDocument();
    expect(await screen.findByRole('tab', { name: 'Documents', selected: true })).toBeInTheDocument();
    expect(callsTo('/api/login')[0]?.body).toEqual({ email: 'awa@example.cm', password: 'secret1' });
  });

  it('says the server’s sentence and keeps what was typed', async () => {
    onCall('POST', '/api/login', () =>
      json(401, { code: 'invalid_credentials', message: 'Email ou mot de passe incorrect' }),
    );
    const { person } = renderApp({ route: '/auth', user: null });
    await person.type(await screen.findByLabelText('Adresse e-mail'), 'awa@example.cm');
    await person.type(screen.getByLabelText('Mot de passe'), 'faux');
    await person.click(screen.getByRole('button', { name: 'Se connecter' }));
    expect(await screen.findByText('Échec de la connexion')).toBeInTheDocument();
    expect(screen.getAllByText('Email ou mot de passe incorrect')).toHaveLength(2);
    expect(screen.getByLabelText('Adresse e-mail')).toHaveValue('awa@example.cm');
  });

  it('sends who is signed in on to the dashboard', async () => {
    renderApp({ route: '/auth?next=//evil.example', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
  });
});

describe('signing up', () => {
  const fill = async (person: ReturnType<typeof renderApp>['person']) => {
    await person.type(await screen.findByLabelText('Nom complet'), 'Awa Njoya');
    await person.type(screen.getByLabelText('Adresse e-mail'), 'awa@example.cm');
    await person.type(screen.getByLabelText('Mot de passe'), 'le fleuve Wouri');
    await person.type(screen.getByLabelText('Confirmer le mot de passe'), 'le fleuve Wouri');
  };
  const button = () => screen.getByRole('button', { name: 'Créer mon compte' });

  it('takes the role of the address, and client for an unknown one', async () => {
    const { unmount } = renderApp({ route: '/auth?tab=inscription&role=huissier', user: null });
    expect(await screen.findByLabelText('Vous êtes')).toHaveValue('huissier');
    expect(screen.getByText(/« Non vérifié »/)).toBeInTheDocument();
    unmount();
    renderApp({ route: '/auth?tab=inscription&role=admin', user: null });
    expect(await screen.findByLabelText('Vous êtes')).toHaveValue('client');
  });

  it('waits for the terms, then sends only what the server takes', async () => {
    onCall('POST', '/api/register', () => json(201, testUser));
    const { person } = renderApp({ route: '/auth?tab=inscription', user: null });
    await fill(person);
    expect(button()).toBeDisabled();
    await person.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await person.click(button());
    expect(await screen.findByText('Inscription réussie')).toBeInTheDocument();
    expect(screen.getByText('Bienvenue, Awa Njoya!')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
    expect(callsTo('/api/register')[0]?.body).toEqual({
      name: 'Awa Njoya',
      email: 'awa@example.cm',
      password: 'le fleuve Wouri',
      role: 'client',
      language: 'fr',
      termsVersion: '2026-11-28',
    });
  });

  it('holds the two passwords together', async () => {
    const { person } = renderApp({ route: '/auth?tab=inscription', user: null });
    await fill(person);
    await person.type(screen.getByLabelText('Confirmer le mot de passe'), 'x');
    await person.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await person.click(button());
    expect(await screen.findAllByText(/Les mots de passe ne correspondent pas/)).not.toHaveLength(0);
    await waitFor(() => expect(screen.getByLabelText('Confirmer le mot de passe')).toHaveFocus());
    expect(callsTo('/api/register')).toHaveLength(0);
  });

  it('puts the server’s refusal at its field', async () => {
    onCall('POST', '/api/register', () =>
      json(409, {
        code: 'email_taken',
        message: 'Un compte existe déjà avec cet email',
        fields: { email: 'Un compte existe déjà avec cet email' },
      }),
    );
    const { person } = renderApp({ route: '/auth?tab=inscription', user: null });
    await fill(person);
    await person.click(screen.getByRole('checkbox', { name: /J’accepte/ }));
    await person.click(button());
    expect(await screen.findByText("Échec de l'inscription")).toBeInTheDocument();
    expect(screen.getByLabelText('Adresse e-mail')).toHaveAccessibleDescription(
      'Un compte existe déjà avec cet email',
    );
    expect(screen.getByLabelText('Nom complet')).toHaveValue('Awa Njoya');
  });
});

describe('password advice', () => {
  it.each([
    ['abc', 'weak'],
    ['motdepasse1', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['soleil78', 'fair'],
    ['le fleuve Wouri', 'strong'],
    ['Douala!2026x', 'weak'],
    ['Bx7!kmQ29zp', 'strong'],
  ] as const)('%s is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});
