import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadContent } from '@/lib/content/content';
import { renderApp, renderPart, testUser } from '@/testing/renderApp';
import { json, onCall } from '@/testing/server';
import { ReadingState } from './components/ReadingState';

beforeEach(() => {
  onCall('GET', '/api/site-info', () =>
    json(200, {
      productName: 'Palabre',
      version: '1',
      legalEmail: 'droit@example.cm',
      supportEmail: 'aide@example.cm',
      operatorName: 'Exploitant d’essai',
      operatorAddress: 'Rue d’essai, Yaoundé',
      operatorRccm: 'R-1',
      operatorNiu: 'N-2',
    }),
  );
});

describe('the legal tips', () => {
  it('lists four articles and the two that are being written', async () => {
    renderApp({ route: '/blog', user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Conseils juridiques' })).toBeInTheDocument();
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(6);
    const categories = ['Droit Foncier', 'Droit de la Famille', 'Droit des Affaires', 'Droit du Travail'];
    categories.forEach((category, index) => {
      expect(within(cards[index]!).getByText(category)).toBeInTheDocument();
    });
    expect(screen.getAllByText('En cours de rédaction')).toHaveLength(2);
    expect(within(cards[0]!).getByText('5 min de lecture')).toBeInTheDocument();
    expect(within(cards[0]!).getByText('22 novembre 2026')).toBeInTheDocument();
  });

  it('opens an article with its facts, its articles of law, and where to go next', async () => {
    renderApp({ route: '/blog/creer-une-sarl', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Créer une SARL au Cameroun, étape par étape' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('100 000 FCFA')).toBeInTheDocument();
    expect(screen.getByText('Par la rédaction de Palabre')).toBeInTheDocument();
    expect(
      screen.getByText('Mis à jour le 28 novembre 2026 par la rédaction – non relu par un avocat'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Les articles de loi' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Consulter l’assistant IA' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fdashboard',
    );
    expect(screen.getByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute(
      'href',
      '/marketplace',
    );
  });

  it('shows what is like it, and leads members to their assistant', async () => {
    renderApp({ route: '/blog/licenciement-vos-droits', user: testUser });
    expect(await screen.findByRole('heading', { name: 'Articles similaires' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Le contrat de travail/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Consulter l’assistant IA' })).toHaveAttribute(
      'href',
      '/dashboard',
    );
  });

  it('says that an article is being written, and that another does not exist', async () => {
    const { unmount } = renderApp({ route: '/blog/succession', user: null });
    expect(await screen.findByText('Article en cours de rédaction')).toBeInTheDocument();
    unmount();
    renderApp({ route: '/blog/rien', user: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Article non trouvé' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tous les conseils' })).toHaveAttribute('href', '/blog');
  });

  it('shares by the device, else copies the link', async () => {
    const { person } = renderApp({ route: '/blog/creer-une-sarl', user: null });
    const button = await screen.findByRole('button', { name: 'Partager' });
    await person.click(button);
    expect(await screen.findByText('Lien copié')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('localhost');
    const shared = vi.fn(() => Promise.resolve());
    Object.assign(navigator, { share: shared });
    await person.click(button);
    expect(shared).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Créer une SARL au Cameroun, étape par étape' }),
    );
    Reflect.deleteProperty(navigator, 'share');
  });

  it('follows the language without leaving the article', async () => {
    const { person } = renderApp({ route: '/blog/creer-une-sarl', user: null });
    await screen.findByText('100 000 FCFA');
    await person.click(screen.getByRole('button', { name: 'English' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Setting up an SARL in Cameroon, step by step' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('CFAF 100,000')).toBeInTheDocument();
  });

  it('follows the language also where the other text is here already', async () => {
    await loadContent('article-creer-une-sarl', 'en');
    const { person } = renderApp({ route: '/blog/creer-une-sarl', user: null });
    await screen.findByText('100 000 FCFA');
    await person.click(screen.getByRole('button', { name: 'English' }));
    expect(await screen.findByText('CFAF 100,000')).toBeInTheDocument();
  });
});

describe('terms and privacy', () => {
  it('say all the figures of the terms, with their date and the contact, and keep the version before', async () => {
    const { unmount } = renderApp({ route: '/terms', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Dernière mise à jour : 28 novembre 2026')).toBeInTheDocument();
    const main = screen.getByRole('main');
    for (const said of [
      '21 ans au moins',
      'accord d’un parent ou d’un tuteur',
      'dans les quinze jours de l’achat de Premium',
      '3 consultations par mois',
      '50 000 FCFA par mois',
      '360 000 FCFA par an',
      '600 000 FCFA',
      '240 000 FCFA',
      'Orange Money ou MTN MoMo',
      'droit camerounais',
      'tribunaux de Yaoundé',
      'tribunal de son domicile',
    ]) {
      expect(main).toHaveTextContent(said);
    }
    expect(await within(main).findAllByRole('link', { name: 'droit@example.cm' })).toHaveLength(3);
    for (const said of [
      'Exploitant : Exploitant d’essai',
      'Adresse : Rue d’essai, Yaoundé',
      'Registre du commerce (RCCM) : R-1',
      'Identifiant unique du contribuable (NIU) : N-2',
    ])
      expect(main).toHaveTextContent(said);
    expect(screen.getByRole('link', { name: 'Version précédente, janvier 2025' })).toHaveAttribute(
      'href',
      '/terms/2025-01',
    );
    unmount();
    renderApp({ route: '/terms/2025-01', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation, janvier 2025' }),
    ).toBeInTheDocument();
    expect(screen.getByText(/18 ans au moins/)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).queryByText(/Exploitant d’essai/)).toBeNull();
  });

  it('say how long data is kept, the five rights and the law, and keep the version before', async () => {
    const { unmount } = renderApp({ route: '/privacy', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité' }),
    ).toBeInTheDocument();
    const main = screen.getByRole('main');
    for (const said of ['5 ans', '10 ans', '1 an', '30 jours au plus', 'n° 2024/017', 'Argon2id']) {
      expect(main).toHaveTextContent(said);
    }
    await within(main).findByText(/: Exploitant d’essai/);
    expect(main).toHaveTextContent('Identifiant unique du contribuable (NIU) : N-2');
    for (const right of ['Accès', 'Rectification', 'Effacement', 'Opposition', 'Portabilité']) {
      expect(within(main).getByText(right)).toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Version précédente, janvier 2025' })).toHaveAttribute(
      'href',
      '/privacy/2025-01',
    );
    unmount();
    renderApp({ route: '/privacy/2025-01', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Politique de confidentialité, janvier 2025' }),
    ).toBeInTheDocument();
  });
});

describe('a text that is not here', () => {
  const missing = (part: object = {}) =>
    renderPart(
      <ReadingState content={undefined} error={new Error('Loading chunk 7 failed')} retry={vi.fn()} {...part}>
        {() => null}
      </ReadingState>,
      { user: null },
    );

  it('has a heading and a title all the same, without a network and with one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { unmount } = missing();
    const unknown = 'Cette page n’est pas encore dans votre téléphone';
    expect(await screen.findByRole('heading', { level: 1, name: unknown })).toBeInTheDocument();
    expect(document.title).toBe(`${unknown} · Palabre`);
    expect(screen.getByRole('status')).toHaveTextContent('Vous êtes hors ligne');
    unmount();
    const { unmount: leave } = missing({ title: 'Conditions d’utilisation' });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Conditions d’utilisation' }),
    ).toBeInTheDocument();
    expect(document.title).toBe('Conditions d’utilisation · Palabre');
    leave();
    online.mockReturnValue(true);
    missing();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Une partie de la page n’est pas arrivée' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    online.mockRestore();
  });

  it('leaves the heading to the article it is a part of', async () => {
    missing({ isPart: true });
    expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });
});

describe('the page for emergencies', () => {
  it('begins with the three emergencies, then says who helps without money', async () => {
    renderApp({ route: '/emergency', user: null });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Urgence et aide gratuite' }),
    ).toBeInTheDocument();
    const jumps = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
    expect(jumps.map((link) => link.getAttribute('href'))).toEqual([
      '#arrete',
      '#expulse',
      '#frappe',
      '#assistance',
      '#travail',
      '#droits',
    ]);
    expect(screen.getByText(/Aucun avocat camerounais n’a encore relu cette page/)).toBeInTheDocument();
  });
});
