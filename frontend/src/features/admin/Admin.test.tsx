import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { Account } from '@/types/admin';
import { addMonths } from './model/forms';
import { listPath, pageCount } from './model/lists';

const admin = { ...testUser, id: 1, name: 'Chef Palabre', role: 'admin' as const };

const awa: Account = {
  id: 7,
  name: 'Awa Njoya',
  email: 'awa@example.cm',
  role: 'client',
  isPremium: false,
  premiumUntil: null,
  language: 'fr',
  isEmailVerified: true,
  createdAt: '2026-11-01T08:00:00Z',
  professional: null,
};
const avocat: Account = {
  ...awa,
  id: 9,
  name: 'Maître Ekwalla',
  email: 'ekwalla@example.cm',
  role: 'avocat',
  isPremium: true,
  premiumUntil: '2026-12-21T22:59:59Z',
  professional: { rollNumber: '1234', specialty: 'Baux', city: 'Douala', isVerified: false },
};
const log = {
  id: 31,
  userId: 7,
  promptType: 'general',
  status: 'grounded',
  engine: 'builtin',
  language: 'fr',
  timestamp: '2026-11-20T08:00:00Z',
};
const days = [
  { day: '2026-11-20', requests: 2, consultations: 0, registrations: 1 },
  { day: '2026-11-21', requests: 5, consultations: 3, registrations: 0 },
];
const system = {
  checks: [
    { name: 'database', state: 'fine', message: 'Accessible.' },
    { name: 'mail', state: 'attention', message: 'Courriels abandonnés : 1.' },
  ],
  settings: {
    productName: 'Palabre',
    version: '0.1.0',
    mode: 'production',
    database: 'postgresql',
    mail: 'smtp',
    model: null,
    requireVerifiedProfessionals: true,
    legalEmail: 'droit@example.cm',
    supportEmail: 'aide@example.cm',
  },
  checkedAt: '2026-11-21T10:00:00Z',
};

const page = (items: unknown[], total = items.length) => json(200, items, { 'X-Total-Count': `${total}` });
const sent = (method: string, path: string) => callsTo(path).find((call) => call.method === method)?.body;
const asked = (path: string) => callsTo(path).map((call) => call.path);
async function rowOf(text: string): Promise<HTMLElement> {
  await screen.findByText(text);
  return screen.getAllByRole('listitem').find((item) => within(item).queryByText(text) !== null)!;
}

function open(query = '') {
  onCall('GET', '/api/admin/stats', () =>
    json(200, { totalUsers: 1234, premiumUsers: 12, activeCases: 3, aiQueriesCount: 56 }),
  );
  onCall('GET', '/api/admin/activity', () => json(200, days));
  onCall('GET', '/api/admin/system', () => json(200, system));
  onCall('GET', '/api/admin/ai-logs', () => page([log]));
  onCall('GET', '/api/admin/users', () => page([awa, avocat], 45));
  return renderApp({ route: `/admin${query}`, user: admin });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  await i18n.loadNamespaces(['admin', 'dashboard', 'assistant']);
});

describe('the administration', () => {
  it('sends everybody else to their dashboard', async () => {
    renderApp({ route: '/admin', user: testUser });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de Bord' })).toBeInTheDocument();
  });

  it('counts, draws the days, and shows how the system is', async () => {
    open();
    expect(await screen.findByText(/^1\s?234$/)).toBeInTheDocument();
    expect(await screen.findByText('7 en tout, 5 au plus en un jour')).toBeInTheDocument();
    const figures = screen.getByRole('table', { hidden: true });
    expect(within(figures).getAllByRole('row', { hidden: true })[1]).toHaveTextContent('21/11/2026530');
    const mail = await rowOf('Courriels');
    expect(mail).toHaveTextContent('À voir');
    expect(mail).toHaveTextContent('Courriels abandonnés : 1.');
    expect(screen.getAllByRole('tab')).toHaveLength(6);
    expect(screen.getByRole('link', { name: 'Réglages' })).toHaveAttribute('href', '/admin?tab=settings');
  });

  it('asks for another period', async () => {
    const { person } = open();
    await person.selectOptions(await screen.findByRole('combobox', { name: 'Période' }), '90');
    await waitFor(() => expect(asked('/api/admin/activity')).toContain('/api/admin/activity?days=90'));
  });

  it('shows the settings that have no tab', async () => {
    open('?tab=settings');
    expect(await screen.findByText('PostgreSQL')).toBeInTheDocument();
    expect(screen.getByText('Aucun : le moteur intégré répond seul')).toBeInTheDocument();
    expect(screen.queryByRole('tabpanel')).not.toBeInTheDocument();
  });

  it('says what failed and tries again', async () => {
    open('?tab=users');
    onCall('GET', '/api/admin/users', () => json(403, { code: 'role_not_allowed', message: 'Refusé.' }));
    const { person } = renderApp({ route: '/admin?tab=users', user: admin });
    expect(await screen.findByText('Refusé.')).toBeInTheDocument();
    onCall('GET', '/api/admin/users', () => page([awa]));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect((await screen.findAllByText(/awa@example.cm/)).length).toBeGreaterThan(0);
  });
});

describe('users', () => {
  it('are searched, filtered and paged', async () => {
    const { person } = open('?tab=users');
    expect(await screen.findByText('45 comptes')).toBeInTheDocument();
    await person.type(screen.getByRole('searchbox', { name: 'Nom ou adresse e-mail' }), 'awa');
    await waitFor(() =>
      expect(asked('/api/admin/users')).toContain('/api/admin/users?q=awa&limit=20&offset=0'),
    );
    await person.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'client');
    await waitFor(() =>
      expect(asked('/api/admin/users')).toContain('/api/admin/users?q=awa&role=client&limit=20&offset=0'),
    );
    await person.click(screen.getByRole('button', { name: 'Suivante' }));
    await waitFor(() =>
      expect(asked('/api/admin/users')).toContain('/api/admin/users?q=awa&role=client&limit=20&offset=20'),
    );
    expect(await screen.findByText('Page 2 sur 3')).toBeInTheDocument();
    // Whoever reads by ear begins at the top of the new page.
    await waitFor(() => expect(screen.getByText('45 comptes')).toHaveFocus());
  });

  it('are found again by the address, with the page', async () => {
    const { person } = open('?tab=users&q=awa&page=3');
    expect(await screen.findByText('Page 3 sur 3')).toBeInTheDocument();
    expect(asked('/api/admin/users')).toEqual(['/api/admin/users?q=awa&limit=20&offset=40']);
    expect(screen.getByRole('searchbox', { name: 'Nom ou adresse e-mail' })).toHaveValue('awa');
    expect(screen.getByRole('button', { name: 'Suivante' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Précédente' }));
    expect(await screen.findByText('Page 2 sur 3')).toBeInTheDocument();
  });

  it('say when nobody is found', async () => {
    open();
    onCall('GET', '/api/admin/users', () => page([]));
    renderApp({ route: '/admin?tab=users', user: admin });
    expect(await screen.findByText('Aucun compte ne correspond à cette recherche.')).toBeInTheDocument();
  });

  it('have their roll number verified after a question', async () => {
    onCall('PATCH', '/api/admin/users/9/verification', () => json(200, avocat));
    const { person } = open('?tab=users');
    const line = await rowOf('Maître Ekwalla');
    expect(line).toHaveTextContent('Premium jusqu’au 21 décembre 2026');
    expect(line).toHaveTextContent('N° 1234 · Baux · Douala');
    await person.click(within(line).getByRole('button', { name: /Vérifier/ }));
    const dialog = screen.getByRole('dialog', { name: /Vérifier ce numéro\s\?/ });
    await person.click(within(dialog).getByRole('button', { name: 'Oui, le numéro est exact' }));
    expect(await screen.findByText('Numéro vérifié')).toBeInTheDocument();
    expect(sent('PATCH', '/api/admin/users/9/verification')).toEqual({ isVerified: true });
  });

  it('are created, with the specified messages', async () => {
    onCall('POST', '/api/admin/create-user', () =>
      json(409, { code: 'email_taken', message: 'Un compte existe déjà avec cet email' }),
    );
    const { person } = open('?tab=create');
    await person.click(await screen.findByRole('button', { name: 'Créer l’utilisateur' }));
    expect(await screen.findByText('3 points sont à revoir')).toBeInTheDocument();
    for (const text of [
      'Le nom doit contenir au moins 2 caractères',
      'Email invalide',
      'Le mot de passe doit contenir au moins 6 caractères',
    ]) {
      expect(screen.getAllByText(text).length).toBeGreaterThan(0);
    }
    await person.type(screen.getByRole('textbox', { name: 'Nom complet' }), ' Tabi Ako ');
    await person.type(screen.getByRole('textbox', { name: 'Adresse e-mail' }), 'tabi@example.cm');
    await person.type(screen.getByLabelText(/^Mot de passe/), 'le fleuve');
    await person.selectOptions(screen.getByRole('combobox', { name: 'Rôle' }), 'huissier');
    await person.click(screen.getByRole('checkbox', { name: 'Compte Premium' }));
    await person.click(screen.getByRole('button', { name: 'Créer l’utilisateur' }));
    expect((await screen.findAllByText('Un compte existe déjà avec cet email')).length).toBeGreaterThan(0);
    onCall('POST', '/api/admin/create-user', () => json(201, awa));
    await person.click(screen.getByRole('button', { name: 'Créer l’utilisateur' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Nom complet' })).toHaveValue(''));
    expect(sent('POST', '/api/admin/create-user')).toEqual({
      name: 'Tabi Ako',
      email: 'tabi@example.cm',
      password: 'le fleuve',
      role: 'huissier',
      isPremium: true,
    });
  });
});

describe('premium', () => {
  it('is given for a quick duration', async () => {
    onCall('PATCH', '/api/admin/users/7/premium', () => json(200, awa));
    const { person } = open('?tab=premium');
    await person.click(await screen.findByRole('button', { name: 'Modifier l’abonnement de Awa Njoya' }));
    expect(asked('/api/admin/users')[0]).toBe('/api/admin/users?withoutAdmins=true&limit=20&offset=0');
    const dialog = screen.getByRole('dialog', { name: 'Abonnement de Awa Njoya' });
    expect(within(dialog).getByLabelText(/^Dernier jour/)).toBeDisabled();
    await person.click(within(dialog).getByRole('button', { name: '3 mois' }));
    await waitFor(() => expect(within(dialog).getByLabelText(/^Dernier jour/)).toHaveValue('2027-02-21'));
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText('Statut premium mis à jour avec succès')).toBeInTheDocument();
    expect(sent('PATCH', '/api/admin/users/7/premium')).toEqual({
      isPremium: true,
      premiumUntil: '2027-02-21',
    });
  });

  it('does not end before today, and its end is not sent when it is off', async () => {
    onCall('PATCH', '/api/admin/users/9/premium', () => json(200, avocat));
    const { person } = open('?tab=premium');
    await person.click(
      await screen.findByRole('button', { name: 'Modifier l’abonnement de Maître Ekwalla' }),
    );
    const dialog = screen.getByRole('dialog');
    const until = within(dialog).getByLabelText(/^Dernier jour/);
    expect(until).toHaveValue('2026-12-21');
    fireEvent.change(until, { target: { value: '2026-11-20' } });
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    // In the list above the fields, and at its field.
    expect(await within(dialog).findAllByText('La date d’expiration ne peut pas être passée')).toHaveLength(
      2,
    );
    await person.click(within(dialog).getByRole('checkbox', { name: 'Premium actif' }));
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent('PATCH', '/api/admin/users/9/premium')).toEqual({ isPremium: false }));
  });

  it('may have no end', async () => {
    onCall('PATCH', '/api/admin/users/7/premium', () => json(200, awa));
    const { person } = open('?tab=premium');
    await person.click(await screen.findByRole('button', { name: 'Modifier l’abonnement de Awa Njoya' }));
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('checkbox', { name: 'Premium actif' }));
    await person.click(within(dialog).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent('PATCH', '/api/admin/users/7/premium')).toEqual({ isPremium: true }));
  });

  it('lasts calendar months', () => {
    expect([1, 3, 6, 12].map((count) => addMonths('2026-11-30', count))).toEqual([
      '2026-12-30',
      '2027-02-28',
      '2027-05-30',
      '2027-11-30',
    ]);
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  });
});

describe('consultations', () => {
  it('are masked until they are opened, and masked again', async () => {
    onCall('POST', '/api/admin/ai-logs/31/open', () =>
      json(200, { ...log, prompt: 'Quel préavis ?', response: 'Trois mois.', sources: [] }),
    );
    const { person } = open('?tab=logs');
    const line = await rowOf('Utilisateur n° 7');
    expect(line).toHaveTextContent('Question et réponse masquées');
    await person.click(within(line).getByRole('button', { name: /Ouvrir la consultation n°\s31/ }));
    expect(await within(line).findByText('Trois mois.')).toBeInTheDocument();
    await person.click(within(line).getByRole('button', { name: 'Masquer' }));
    expect(line).not.toHaveTextContent('Trois mois.');
  });
});

describe('moderation and its trail', () => {
  it('hides a request with a reason', async () => {
    onCall('GET', '/api/client-requests', () =>
      page([
        {
          id: 4,
          title: 'Gagnez un million',
          description: 'Publicité pour un jeu.',
          status: 'open',
          isValidated: true,
          isHidden: false,
          hiddenReason: null,
          clientName: 'Awa Njoya',
          createdAt: '2026-11-20T08:00:00Z',
        },
      ]),
    );
    onCall('PATCH', '/api/admin/requests/4/hide', () => json(200, {}));
    const { person } = open('?tab=moderation');
    await person.click(
      await screen.findByRole('button', { name: /Masquer la demande «\sGagnez un million\s»/ }),
    );
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Masquer la demande' }));
    expect(
      (await within(dialog).findAllByText('Écrivez une raison de 3 à 500 caractères')).length,
    ).toBeGreaterThan(0);
    await person.type(within(dialog).getByRole('textbox', { name: 'Raison' }), 'Publicité');
    await person.click(within(dialog).getByRole('button', { name: 'Masquer la demande' }));
    expect(await screen.findByText('Demande masquée')).toBeInTheDocument();
    expect(sent('PATCH', '/api/admin/requests/4/hide')).toEqual({ reason: 'Publicité' });
  });

  it('shows who did what, also when the account is gone', async () => {
    onCall('GET', '/api/admin/audit', () =>
      page([
        {
          id: 2,
          actorId: null,
          actorName: null,
          action: 'ai_log_opened',
          subject: '31',
          createdAt: '2026-11-20T08:00:00Z',
        },
      ]),
    );
    open('?tab=audit');
    expect(await screen.findByText('Compte supprimé · Objet : 31')).toBeInTheDocument();
  });
});

describe('opinions on answers', () => {
  it('stay masked until they are opened, lead to the note and are settled', async () => {
    const head = {
      id: 9,
      logId: 31,
      userId: 7,
      sourceKey: '',
      isUseful: false,
      reason: 'outdated',
      hasComment: true,
      state: 'open',
      answerStatus: 'grounded',
      createdAt: '2026-11-20T08:00:00Z',
    };
    onCall('GET', '/api/admin/feedback', () => page([head]));
    onCall('GET', '/api/admin/feedback/totals', () => json(200, { useful: 3, notUseful: 1, waiting: 1 }));
    onCall('POST', '/api/admin/feedback/9/open', () =>
      json(200, {
        id: 9,
        comment: 'Loi abrogée',
        prompt: 'Quel préavis ?',
        response: 'Trois mois.',
        sources: [],
        noteId: 5,
      }),
    );
    onCall('POST', '/api/admin/feedback/9/review', () => json(204, null));
    const { person } = open('?tab=feedback');
    await screen.findByText('Pas utile · Ce n’est plus la loi');
    const line = screen
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText('Pas utile · Ce n’est plus la loi') !== null)!;
    expect(line).not.toHaveTextContent('Loi abrogée');
    await person.click(within(line).getByRole('button', { name: /Ouvrir l’avis n°\s9/ }));
    expect(await within(line).findByText('Loi abrogée')).toBeVisible();
    expect(within(line).getByRole('link', { name: 'Ouvrir la note pour la corriger' })).toHaveAttribute(
      'href',
      '/admin/knowledge?note=5',
    );
    await person.click(within(line).getByRole('button', { name: /Marquer l’avis n°\s9/ }));
    expect(await screen.findByText('Avis examiné')).toBeVisible();
  });
});

describe('lists', () => {
  it('ask for a page and leave out what is not filtered by', () => {
    expect(listPath('/api/x', { q: '', role: 'avocat' }, 3)).toBe('/api/x?role=avocat&limit=20&offset=40');
    expect([0, 1, 20, 21].map(pageCount)).toEqual([1, 1, 1, 2]);
  });
});
