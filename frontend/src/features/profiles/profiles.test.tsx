import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { User } from '@/types/api';
import type { Availability, OwnProfile, Professional } from '@/types/professionals';
import { bodyOf, languagesOf, missingOf, valuesOf } from './model/profileForm';
import { nextOpening, newOpening, problemsOf, rowsOf, weekOf } from './model/week';

const professional: Professional = {
  id: 9,
  name: 'Maître Ekwalla',
  role: 'avocat',
  specialty: 'Droit foncier',
  domains: ['immobilier', 'famille'],
  city: 'Douala',
  languages: ['français', 'anglais'],
  bio: 'Quinze ans de pratique.',
  yearsOfPractice: 15,
  isVerified: false,
  ratingMean: 4.5,
  ratingCount: 2,
  recommendShare: 0.5,
  deadlineMetShare: 1,
  ratings: [{ rating: 4, comment: 'Clair et rapide.', createdAt: '2026-10-01T10:00:00Z' }],
  hasAvailability: true,
};
const profile: OwnProfile = {
  specialty: 'Droit foncier',
  domains: ['immobilier'],
  city: '',
  languages: ['français'],
  rollNumber: 'A-12',
  bio: '',
  yearsOfPractice: null,
  isVerified: true,
};
const avocat: User = { ...testUser, id: 9, role: 'avocat', name: 'Maître Ekwalla' };

beforeEach(async () => {
  await i18n.loadNamespaces(['profiles', 'marketplace']);
});

describe('a professional’s public profile', () => {
  function open(contacts: unknown[]) {
    onCall('GET', '/api/professionals/9', () => json(200, professional));
    onCall('GET', '/api/client-contacts', () => json(200, contacts));
    return renderApp({ route: '/professionals/9', user: testUser });
  }

  it('shows who this is, with ratings and their number', async () => {
    open([]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maître Ekwalla' })).toBeVisible();
    expect(screen.getByText('Droit foncier · Avocat')).toBeInTheDocument();
    expect(screen.getByText('Non vérifié')).toBeInTheDocument();
    expect(screen.getByText('français, anglais')).toBeInTheDocument();
    expect(screen.getByText('15 ans')).toBeInTheDocument();
    expect(screen.getByText('4 étoiles sur 5')).toBeInTheDocument();
    expect(screen.getByText('Clair et rapide.')).toBeInTheDocument();
    expect(await screen.findByText(/après avoir accepté/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /Prendre rendez-vous/ })).not.toBeInTheDocument();
  });

  it('offers to write and to book to a client who chose them', async () => {
    open([{ id: 9, requestId: 4 }]);
    expect(await screen.findByRole('link', { name: 'Envoyer un message' })).toHaveAttribute(
      'href',
      '/messages/4',
    );
    expect(screen.getByRole('link', { name: 'Prendre rendez-vous' })).toHaveAttribute(
      'href',
      '/dashboard?tab=appointments&book=9',
    );
  });

  it('says that nobody is there', async () => {
    onCall('GET', '/api/professionals/9', () => json(404, { code: 'not_found', message: 'Introuvable' }));
    renderApp({ route: '/professionals/9', user: testUser });
    expect(
      await screen.findByRole('heading', { name: 'Ce professionnel est introuvable' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vers le tableau de bord' })).toBeInTheDocument();
  });
});

describe('one’s own profile', () => {
  const week: Availability[] = [{ dayOfWeek: 1, startTime: '08:00', endTime: '12:00', isActive: true }];
  function open(user: User = avocat) {
    onCall('GET', '/api/professional-profile', () => json(200, profile));
    onCall('GET', '/api/availability', () => json(200, week));
    return renderApp({ route: '/profile', user });
  }

  it('is for avocats and huissiers only', async () => {
    open(testUser);
    expect(await screen.findByText(/réservée aux avocats et aux huissiers/)).toBeInTheDocument();
    expect(callsTo('/api/professional-profile')).toHaveLength(0);
  });

  it('explains the badge and says what is missing', async () => {
    open();
    expect(await screen.findByText('Vérifié')).toBeInTheDocument();
    expect(screen.getByText(/a contrôlé votre numéro/)).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Votre profil' })).toHaveValue(5);
    expect(screen.getByText('votre ville')).toBeInTheDocument();
  });

  it('saves every field, and warns before the badge is lost', async () => {
    onCall('PUT', '/api/professional-profile', (call) => json(200, { ...profile, ...(call.body as object) }));
    const { person } = open();
    await person.type(await screen.findByRole('textbox', { name: /^Ville/ }), ' Kribi ');
    await person.click(screen.getByRole('checkbox', { name: 'Droit de la famille' }));
    const roll = screen.getByRole('textbox', { name: /^Numéro d’inscription/ });
    await person.type(roll, '3');
    expect(screen.getByText(/vous perdez le badge/)).toBeInTheDocument();
    await person.click(screen.getByRole('button', { name: 'Enregistrer le profil' }));
    expect(await screen.findByText('Profil enregistré')).toBeInTheDocument();
    expect(callsTo('/api/professional-profile').find(({ method }) => method === 'PUT')?.body).toEqual({
      specialty: 'Droit foncier',
      domains: ['famille', 'immobilier'],
      city: 'Kribi',
      languages: ['français'],
      rollNumber: 'A-123',
      bio: '',
      yearsOfPractice: null,
    });
  });

  it('puts what is wrong at its field', async () => {
    const { person } = open();
    await person.type(await screen.findByRole('textbox', { name: /^Années de pratique/ }), '99');
    await person.click(screen.getByRole('button', { name: 'Enregistrer le profil' }));
    expect(await screen.findByRole('textbox', { name: /^Années de pratique/ })).toHaveAccessibleDescription(
      /entre 0 et 80/,
    );
    expect(callsTo('/api/professional-profile').filter(({ method }) => method === 'PUT')).toHaveLength(0);
  });

  it('saves the week at once', async () => {
    onCall('PUT', '/api/availability', (call) => json(200, call.body));
    const { person } = open();
    const tuesday = await screen.findByRole('group', { name: 'mardi' });
    await person.click(within(tuesday).getByRole('checkbox', { name: 'mardi' }));
    const monday = screen.getByRole('group', { name: 'lundi' });
    await person.click(within(monday).getByRole('button', { name: /Ajouter une plage/ }));
    await person.click(screen.getByRole('button', { name: 'Enregistrer les disponibilités' }));
    expect(await screen.findByText('Disponibilités enregistrées')).toBeInTheDocument();
    expect(callsTo('/api/availability').find(({ method }) => method === 'PUT')?.body).toEqual([
      { dayOfWeek: 1, startTime: '08:00', endTime: '12:00', isActive: true },
      { dayOfWeek: 1, startTime: '13:00', endTime: '16:00', isActive: true },
      { dayOfWeek: 2, startTime: '08:00', endTime: '12:00', isActive: true },
    ]);
  });

  it('sends no week that cannot be', async () => {
    const { person } = open();
    const monday = await screen.findByRole('group', { name: 'lundi' });
    fireEvent.change(within(monday).getByLabelText('à'), { target: { value: '07:00' } });
    await person.click(screen.getByRole('button', { name: 'Enregistrer les disponibilités' }));
    expect(screen.getByText('La fin doit venir après le début.')).toBeInTheDocument();
    await waitFor(() => expect(within(monday).getByLabelText('De')).toHaveFocus());
    await waitFor(() =>
      expect(callsTo('/api/availability').filter(({ method }) => method === 'PUT')).toHaveLength(0),
    );
  });
});

describe('the forms’ values', () => {
  it('reads languages as people type them', () => {
    expect(languagesOf('français, anglais ;fulfuldé,, français')).toEqual([
      'français',
      'anglais',
      'fulfuldé',
    ]);
    expect(bodyOf({ ...valuesOf(profile), yearsOfPractice: ' 4 ' }).yearsOfPractice).toBe(4);
    expect(missingOf(valuesOf(profile), false)).toEqual(['city', 'bio', 'availability']);
  });

  it('finds openings that cannot be, and offers the next one', () => {
    const late = newOpening('10:00', '09:00');
    const one = newOpening('12:00', '15:00');
    const over = newOpening('14:00', '16:00');
    const blank = newOpening('', '16:00');
    expect(problemsOf([late, one, over])).toEqual(
      new Map([
        [late.key, 'order'],
        [over.key, 'overlap'],
      ]),
    );
    expect(problemsOf([blank]).get(blank.key)).toBe('missing');
    expect([...problemsOf([newOpening('08:10', '12:00')]).values()]).toEqual(['quarter']);
    expect(problemsOf([newOpening('08:00', '12:00'), newOpening('12:00', '14:00')]).size).toBe(0);
    expect(nextOpening([one])).toMatchObject({ startTime: '16:00', endTime: '19:00' });
    expect(nextOpening([])).toMatchObject({ startTime: '08:00', endTime: '12:00' });
  });

  it('gives back the week it was given', () => {
    const rows: Availability[] = [
      { dayOfWeek: 1, startTime: '08:00', endTime: '12:00', isActive: true },
      { dayOfWeek: 0, startTime: '09:00', endTime: '10:00', isActive: false },
    ];
    expect(rowsOf(weekOf(rows))).toEqual(rows);
    expect(weekOf(rows).map(({ dayOfWeek }) => dayOfWeek)).toEqual([1, 2, 3, 4, 5, 6, 0]);
  });
});
