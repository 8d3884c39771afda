/* eslint-disable testing-library/no-node-access -- two pieces of HTML are compared here, not what a person sees */
import { createRequire } from 'node:module';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import enCommon from '@/locales/en/common.json';
import enHome from '@/locales/en/home.json';
import frCommon from '@/locales/fr/common.json';
import frHome from '@/locales/fr/home.json';
import { renderApp, testUser } from '@/testing/renderApp';

const { renderStaticHome } = createRequire(import.meta.url)('../../../scripts/static-home.cjs') as {
  renderStaticHome: (texts: object) => string;
};

describe('the home page', () => {
  it('stands word for word in index.html, with the same addresses', () => {
    const page = document.createElement('div');
    page.innerHTML = renderStaticHome({
      fr: { common: frCommon, home: frHome },
      en: { common: enCommon, home: enHome },
    });
    const plain = page.querySelector('[data-only="fr"] main')!;
    renderApp({ user: null });
    const main = screen.getByRole('main');
    const words = (root: Element, selector: string) =>
      [...root.querySelectorAll(selector)].map((element) => element.textContent.trim());
    for (const selector of ['h1', '.overline', '.hero-subtitle', '.hero-actions a', '.profiles']) {
      expect(words(plain, selector), selector).toEqual(
        words(main, selector).slice(0, words(plain, selector).length),
      );
    }
    const addresses = (root: Element) =>
      [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses(plain)).toEqual(addresses(main).slice(0, addresses(plain).length));
    expect(page.querySelector('[data-only="en"]')).toHaveAttribute('lang', 'en');
  });

  it('leads each profile to its registration, and members to their dashboard', () => {
    const { unmount } = renderApp({ user: null });
    expect(screen.getByRole('link', { name: /^Huissier/ })).toHaveAttribute(
      'href',
      '/auth?tab=inscription&role=huissier',
    );
    unmount();
    renderApp({ user: testUser });
    expect(screen.getByRole('link', { name: /^Huissier/ })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Ouvrir mon tableau de bord' })).toBeInTheDocument();
  });

  it('marks the worked answer as an example, with its articles', async () => {
    renderApp({ user: null });
    expect(await screen.findByText('Exemple')).toBeInTheDocument();
    const articles = screen.getByRole('list', { name: 'Articles cités' });
    expect(within(articles).getAllByRole('listitem')).toHaveLength(2);
  });
});
