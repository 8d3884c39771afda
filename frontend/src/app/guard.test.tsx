import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';

describe('the guard', () => {
  it('shows the loading screen, then the page', async () => {
    let answer: (response: Response) => void = () => undefined;
    onCall('GET', '/api/user', () => new Promise((resolve) => (answer = resolve)));
    renderApp({ route: '/dashboard' });
    expect(await screen.findByText('Chargement de Palabre…')).toBeInTheDocument();
    answer(json(200, testUser));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
  });

  it('sends visitors to sign in', async () => {
    renderApp({ route: '/dashboard?tab=documents', user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Connexion' })).toBeInTheDocument();
  });

  it('does not take a failed read for nobody', async () => {
    onCall('GET', '/api/user', () => json(503, { code: 'busy', message: 'Service occupé' }));
    const { person } = renderApp({ route: '/dashboard' });
    expect(await screen.findByText('Service occupé')).toBeInTheDocument();
    onCall('GET', '/api/user', () => json(200, testUser));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
  });
});

describe('the shell', () => {
  it('shows visitors their entries and members theirs, with their name', async () => {
    const { unmount } = renderApp({ user: null });
    const navigation = () => screen.getByRole('navigation', { name: 'Navigation principale' });
    expect(within(navigation()).getByRole('link', { name: 'Accueil' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Connexion' })).toHaveAttribute('href', '/auth');
    unmount();
    renderApp({ user: testUser });
    expect(within(navigation()).getByRole('link', { name: 'Tableau de Bord' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Connexion' })).not.toBeInTheDocument();
    expect(await screen.findByText('Awa Njoya')).toBeInTheDocument();
  });

  it('signs out: clears the user, returns home and says so', async () => {
    onCall('POST', '/api/logout', () => json(200, { ok: true }));
    const { person } = renderApp({ route: '/dashboard', user: testUser });
    await person.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    expect(await screen.findByText('Déconnexion réussie')).toBeInTheDocument();
    expect(screen.getByText('À bientôt!')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le droit, dit avec vos mots' }),
    ).toBeInTheDocument();
    expect(callsTo('/api/logout')).toHaveLength(1);
  });

  it('stays signed in and says why when signing out fails', async () => {
    onCall('POST', '/api/logout', () => json(503, { code: 'busy', message: 'Réessayez plus tard' }));
    const { person } = renderApp({ user: testUser });
    await person.click(await screen.findByRole('button', { name: 'Déconnexion' }));
    expect(await screen.findByText('Erreur de déconnexion')).toBeInTheDocument();
    expect(screen.getByText('Réessayez plus tard')).toBeInTheDocument();
    expect(screen.getByText('Awa Njoya')).toBeInTheDocument();
  });

  it('shows the 404 page, moves the focus to a new page’s heading and announces it', async () => {
    const { person } = renderApp({ route: '/nulle-part', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cette page n’existe pas' }),
    ).toBeInTheDocument();
    await person.click(screen.getByRole('link', { name: 'Retour à l’accueil' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Le droit, dit avec vos mots' }),
    ).toHaveFocus();
    await waitFor(() => {
      const said = ['announcer-0', 'announcer-1'].map((id) => screen.getByTestId(id).textContent);
      expect(said).toContain('Palabre');
    });
  });

  it('switches the language without losing what was typed', async () => {
    const { person } = renderApp({ route: '/auth?tab=inscription', user: null });
    await person.type(await screen.findByLabelText('Nom complet'), 'Awa');
    await person.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByLabelText('Full name')).toHaveValue('Awa');
    expect(document.documentElement.lang).toBe('en');
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('keeps the chosen theme', async () => {
    const { person } = renderApp({ user: null });
    await person.click(screen.getByRole('button', { name: 'Thème sombre' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Thème sombre' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows the contacts and who runs the site when they come', async () => {
    onCall('GET', '/api/site-info', () =>
      json(200, {
        productName: 'Palabre',
        legalEmail: 'droit@example.cm',
        supportEmail: 'aide@example.cm',
        version: '1',
        operatorName: 'Exploitant d’essai',
        operatorAddress: 'Rue d’essai, Yaoundé',
        operatorRccm: 'R-1',
        operatorNiu: 'N-2',
      }),
    );
    renderApp({ user: null });
    expect(await screen.findByRole('link', { name: 'droit@example.cm' })).toHaveAttribute(
      'href',
      'mailto:droit@example.cm',
    );
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      'Exploitant du site : Exploitant d’essai, Rue d’essai, Yaoundé · RCCM R-1 · NIU N-2',
    );
    expect(screen.getByText('Version 2.0, mise à jour janvier 2025')).toBeInTheDocument();
  });
});
