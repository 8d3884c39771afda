/* eslint-disable testing-library/no-node-access -- two pieces of HTML are compared here, not what a person sees */
import fs from 'node:fs';
import path from 'node:path';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Language } from '@/lib/i18n/languages';
import { installState, listenForInstall } from '@/lib/pwa/installEvent';
import { renderPages as buildPages, type Rendered } from '@/static/render';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';

const CHAT = '/api/ai/chat-anonymous';

interface Unit {
  id: string;
  answer: Record<Language, string>;
  conditions: Record<Language, string[]>;
  action: Record<Language, string>;
  articles: string[];
}

/** An answer unit of the legal knowledge that the product comes with. */
function unitOf(id: string): Unit {
  const file = path.join(import.meta.dirname, '../../../../fixtures/legal-knowledge/answers.jsonl');
  const units = fs
    .readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Unit);
  return units.find((unit) => unit.id === id)!;
}

describe('the home page', () => {
  // Rendered once for all: it is what the build does.
  const rendering: Promise<Rendered> = buildPages();

  it('stands word for word in the document, with the same addresses', async () => {
    const page = document.createElement('div');
    const { pages } = await rendering;
    page.innerHTML = pages.find(({ file }) => file === 'pages/fr/index.html')!.body;
    const plain = page.querySelector('main')!;
    renderApp({ user: null });
    await screen.findAllByText('Exemple');
    // What only a script can do is not in the plain page.
    screen.getByRole('complementary', { name: /écran d’accueil/ }).remove();
    const main = screen.getByRole('main');
    expect(plain.textContent).toBe(main.textContent);
    const addresses = (root: Element) =>
      [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses(plain)).toEqual(addresses(main));
  });

  it('opens the stored shell in both languages', async () => {
    const page = document.createElement('div');
    const { shell } = await rendering;
    page.innerHTML = shell;
    expect(page.querySelector('[data-only="en"]')).toHaveAttribute('lang', 'en');
    expect(page.querySelector('[data-only="fr"] h1')).toHaveTextContent('Le droit, dit avec vos mots');
  });

  it('leads on from the shell without a script, which is not the home page', async () => {
    const page = document.createElement('div');
    page.innerHTML = (await rendering).shell;
    const plain = document.createElement('div');
    plain.innerHTML = page.querySelector('noscript')!.innerHTML;
    expect(plain.querySelectorAll('h1')).toHaveLength(1);
    expect(plain.querySelector('[lang="fr"] h2')).toHaveTextContent('Cette page demande JavaScript');
    expect(plain.querySelector('[lang="en"] h2')).toHaveTextContent('This page needs JavaScript');
    const addresses = [...plain.querySelectorAll('[lang="en"] a')].map((link) => link.getAttribute('href'));
    expect(addresses).toEqual([
      '/?lang=en',
      '/blog?lang=en',
      '/emergency?lang=en',
      '/terms?lang=en',
      '/privacy?lang=en',
    ]);
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

  it('takes a question to the visitors’ chat, which sends it, and puts it into no address', async () => {
    onCall('GET', CHAT, () => json(200, { messageCount: 0, remainingMessages: 10, limitation: null }));
    onCall('POST', CHAT, () => new Promise<Response>(() => undefined));
    const { person } = renderApp({ user: null });
    const box = screen.getByRole('textbox', { name: 'Votre question' });
    await person.click(screen.getByRole('button', { name: 'Obtenir une réponse' }));
    expect(box).toHaveFocus();
    await person.type(box, 'Ma caution{Shift>}{Enter}{/Shift}?{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Consultation anonyme' })).toBeVisible();
    await waitFor(() => expect(callsTo(CHAT).filter(({ method }) => method === 'POST')).toHaveLength(1));
    expect(callsTo(CHAT).find(({ method }) => method === 'POST')?.body).toMatchObject({
      message: 'Ma caution\n?',
    });
    expect(sessionStorage).toHaveLength(0);
    expect(window.location.search).toBe('');
  });

  it('lets a question that says who somebody is wait for another look', async () => {
    onCall('GET', CHAT, () => json(200, { messageCount: 0, remainingMessages: 10, limitation: null }));
    const { person } = renderApp({ user: null });
    await person.type(
      screen.getByRole('textbox', { name: 'Votre question' }),
      'Appelez le 699 12 34 56{Enter}',
    );
    await screen.findByRole('heading', { level: 1, name: 'Consultation anonyme' });
    expect(await screen.findByDisplayValue('Appelez le 699 12 34 56')).toBeVisible();
    expect(await screen.findByText(/Nous y voyons un numéro/)).toBeVisible();
    expect(callsTo(CHAT).filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('keeps what was typed into the plain page before the application came', () => {
    const plain = document.createElement('form');
    plain.className = 'home-ask';
    plain.innerHTML = '<textarea>Mon loy</textarea>';
    document.body.append(plain);
    const field = plain.querySelector('textarea')!;
    field.focus();
    renderApp({ user: null });
    const boxes = screen.getAllByRole('textbox', { name: 'Votre question' });
    expect(boxes[0]).toHaveValue('Mon loy');
    expect(boxes[0]).toHaveFocus();
    plain.remove();
  });

  it.each(['fr', 'en'] as const)(
    'shows as its example what the product answers, in the order of an answer (%s)',
    async (language) => {
      const { answer, conditions, action, articles } = unitOf('travail-paiement-salaire-delai/retard');
      const page = document.createElement('div');
      page.innerHTML = (await rendering).pages.find(
        ({ file }) => file === `pages/${language}/index.html`,
      )!.body;
      const parts = page.querySelectorAll('.example-answer p, .example-answer li');
      const shown = [...parts].map((part) =>
        part.textContent.replace(/[\u00a0\u202f]/g, ' ').replace(/’/g, "'"),
      );
      expect(shown[0]).toContain(answer[language]);
      expect(shown.slice(1, -2)).toEqual([...conditions[language], action[language]]);
      expect(shown.at(-2)?.match(/\d+/g)).toEqual(articles.map((article) => article.split(', art. ')[1]));
    },
  );

  it('shows the fixed figures of the sample dashboard, with buttons that lead in', async () => {
    renderApp({ user: null });
    const figures = (await screen.findByText('Dossiers actifs')).closest('dl')!;
    expect([...figures.querySelectorAll('dd')].map((figure) => figure.textContent)).toEqual([
      '3',
      '12',
      '28',
    ]);
    expect(screen.getByText('En cours')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir Tous les Cas' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fdashboard%3Ftab%3Dcases',
    );
    expect(screen.getByRole('link', { name: 'Nouvelle Consultation' })).toHaveAttribute(
      'href',
      '/auth?next=%2Fdashboard',
    );
  });

  it('demonstrates the assistant and a document without any call', async () => {
    const { person } = renderApp({ user: null });
    await person.click(await screen.findByRole('button', { name: 'Essayer l’assistant' }));
    await person.click(await screen.findByRole('button', { name: /Mon employeur me renvoie sans préavis/ }));
    await person.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText(/par écrit, en indiquant le motif/)).toBeInTheDocument();
    await person.type(
      screen.getAllByRole('textbox', { name: 'Votre question' }).at(-1)!,
      'Autre chose{Enter}',
    );
    expect(await screen.findByText(/Ceci est une démonstration/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Essayer un document' }));
    const lessor = await screen.findByRole('textbox', { name: 'Bailleur' });
    await person.clear(lessor);
    await person.type(lessor, '<b>Awa</b>');
    expect(screen.getByText('<b>Awa</b>')).toBeInTheDocument();
    expect(screen.getByText(/^75\s000\sFCFA$/)).toBeInTheDocument();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Contrat de bail commercial',
      'Assignation',
      'Procès-verbal d’enquête',
      'Convocation',
    ]);
    await person.selectOptions(screen.getByRole('combobox', { name: 'Modèle' }), 'pv-enquete');
    expect(screen.getByRole('textbox', { name: 'Faits' }).tagName).toBe('TEXTAREA');
    for (const path of ['/api/ai-logs', '/api/ai-usage', '/api/ia/ask', '/api/ai-status', '/api/ia/draft'])
      expect(callsTo(path)).toEqual([]);
  });

  it('invites to install, and keeps a refusal for 30 days', async () => {
    const { person, unmount } = renderApp({ user: null });
    const card = await screen.findByRole('complementary', { name: /écran d’accueil/ });
    await person.click(within(card).getByRole('button', { name: 'Installer l’application' }));
    expect(await within(card).findByText(/Ouvrez le menu de votre navigateur/)).toBeInTheDocument();
    await person.click(within(card).getByRole('button', { name: 'Plus tard' }));
    expect(card).not.toBeInTheDocument();
    const refused = Number(localStorage.getItem('install-prompt-dismissed'));
    unmount();
    localStorage.setItem('install-prompt-dismissed', String(refused - 29 * 86_400_000));
    const { unmount: leave } = renderApp({ user: null });
    await screen.findAllByText('Exemple');
    expect(screen.queryByRole('complementary', { name: /écran d’accueil/ })).not.toBeInTheDocument();
    // The button in the footer stays: only the invitation is put off.
    expect(screen.getByRole('button', { name: 'Installer l’application' })).toBeInTheDocument();
    leave();
    localStorage.setItem('install-prompt-dismissed', String(refused - 31 * 86_400_000));
    renderApp({ user: null });
    expect(await screen.findByRole('complementary', { name: /écran d’accueil/ })).toBeInTheDocument();
  });

  describe('offers to install', () => {
    /** As Chromium says that the application can be installed, with a person who answers so. */
    function offerInstall(outcome: 'accepted' | 'dismissed') {
      const prompt = vi.fn(() => Promise.resolve());
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt,
        userChoice: Promise.resolve({ outcome }),
      });
      act(() => void dispatchEvent(event));
      return prompt;
    }
    const invitation = () => screen.findByRole('complementary', { name: /écran d’accueil/ });
    const button = { name: 'Installer l’application' };

    beforeAll(listenForInstall);
    afterEach(() => {
      Object.assign(installState, { prompt: null, installed: false });
      vi.restoreAllMocks();
    });

    it('by the browser’s own question, once the button is pressed; a refusal is respected', async () => {
      const { person } = renderApp({ user: null });
      const card = await invitation();
      const prompt = offerInstall('dismissed');
      expect(prompt).not.toHaveBeenCalled();
      await person.click(within(card).getByRole('button', button));
      expect(prompt).toHaveBeenCalledOnce();
      await waitFor(() => expect(card).not.toBeInTheDocument());
      expect(screen.getByRole('button', button)).toBeInTheDocument();
      expect(localStorage.getItem('install-prompt-dismissed')).not.toBeNull();
    });

    it('until it is installed', async () => {
      renderApp({ user: null });
      const card = await invitation();
      act(() => void dispatchEvent(new Event('appinstalled')));
      expect(card).not.toBeInTheDocument();
      expect(screen.queryByRole('button', button)).not.toBeInTheDocument();
    });

    it('by Share on an iPhone', async () => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5)');
      const { person } = renderApp({ user: null });
      const card = await invitation();
      await person.click(within(card).getByRole('button', button));
      expect(await within(card).findByText(/Touchez Partager/)).toBeInTheDocument();
    });
  });
});
