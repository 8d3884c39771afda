import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { Appointment } from '@/types/appointments';
import { split } from './model/lists';
import { slotsByDay } from './model/slots';

const appointment: Appointment = {
  id: 3,
  clientId: testUser.id,
  clientName: testUser.name,
  professionalId: 9,
  professionalName: 'Maître Ekwalla',
  title: 'Premier entretien',
  description: null,
  appointmentDate: '2026-11-25T08:30:00Z',
  duration: 60,
  endsAt: '2026-11-25T09:30:00Z',
  location: 'Au cabinet',
  meetingLink: null,
  status: 'pending',
  notes: null,
  clientNotes: 'J’apporte le bail.',
  canAnswer: false,
  canCancel: true,
  createdAt: '2026-11-20T08:00:00Z',
  updatedAt: '2026-11-20T08:00:00Z',
};
const route = '/dashboard?tab=appointments';
const asked = { ...appointment, canAnswer: true };
const avocat = { ...testUser, id: 9, role: 'avocat' as const };

function serve(list: Appointment[]) {
  onCall('GET', '/api/client-contacts', () => json(200, [{ id: 9, name: 'Maître Ekwalla', requestId: 4 }]));
  onCall('GET', '/api/appointments', () => json(200, list));
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
  await i18n.loadNamespaces(['dashboard', 'appointments', 'profiles', 'marketplace', 'assistant']);
});

describe('appointments', () => {
  it('shows when and where, in Cameroon’s time, and what a client may do', async () => {
    serve([
      appointment,
      { ...appointment, id: 4, title: 'Passé', clientNotes: null, appointmentDate: '2026-11-01T08:30:00Z' },
    ]);
    renderApp({ route, user: testUser });
    const heading = await screen.findByRole('heading', { name: 'Premier entretien' });
    expect(heading).toBeVisible();
    expect(screen.getByText('mercredi 25 novembre 2026 à 09:30 (60 min)')).toBeInTheDocument();
    expect(screen.getByText('J’apporte le bail.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ajouter à mon agenda' })).toHaveAttribute(
      'href',
      '/api/appointments/3/ics',
    );
    expect(screen.queryByRole('button', { name: 'Confirmer' })).not.toBeInTheDocument();
    expect(screen.getByText('Passé ou annulé (1)')).toBeInTheDocument();
  });

  it('lets a professional confirm or decline with a reason', async () => {
    serve([asked]);
    onCall('PATCH', '/api/appointments/3/decline', () => json(200, { ...appointment, status: 'declined' }));
    const { person } = renderApp({ route, user: avocat });
    expect(await screen.findByRole('button', { name: 'Confirmer' })).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Décliner' }));
    const dialog = screen.getByRole('dialog', { name: 'Décliner le rendez-vous' });
    await person.type(within(dialog).getByRole('textbox', { name: /^Raison/ }), 'Audience ce jour-là');
    await person.click(within(dialog).getByRole('button', { name: 'Décliner le rendez-vous' }));
    expect(await screen.findByText('Rendez-vous décliné')).toBeInTheDocument();
    expect(callsTo('/api/appointments/3/decline')[0]?.body).toEqual({ notes: 'Audience ce jour-là' });
  });

  it('lets a professional say where to come when confirming', async () => {
    serve([asked]);
    onCall('PATCH', '/api/appointments/3/confirm', () => json(200, { ...appointment, status: 'confirmed' }));
    const { person } = renderApp({ route, user: avocat });
    await person.click(await screen.findByRole('button', { name: 'Confirmer' }));
    const dialog = screen.getByRole('dialog', { name: 'Confirmer le rendez-vous' });
    expect(within(dialog).getByRole('textbox', { name: /^Lieu ou moyen/ })).toHaveValue('Au cabinet');
    const link = within(dialog).getByRole('textbox', { name: /^Lien de la visioconférence/ });
    await person.type(link, 'meet.example.cm');
    await person.click(within(dialog).getByRole('button', { name: 'Confirmer le rendez-vous' }));
    await waitFor(() => expect(link).toHaveAccessibleDescription(/commence par https/));
    await person.clear(link);
    await person.type(link, 'https://meet.example.cm/a');
    await person.click(within(dialog).getByRole('button', { name: 'Confirmer le rendez-vous' }));
    expect(await screen.findByText('Rendez-vous confirmé')).toBeInTheDocument();
    expect(callsTo('/api/appointments/3/confirm')[0]?.body).toEqual({
      location: 'Au cabinet',
      meetingLink: 'https://meet.example.cm/a',
    });
  });

  it('says when someone was faster', async () => {
    serve([appointment]);
    onCall('PATCH', '/api/appointments/3/cancel', () =>
      json(409, { code: 'appointment_not_pending', message: 'Ce rendez-vous a déjà été décliné.' }),
    );
    const { person } = renderApp({ route, user: testUser });
    await person.click(await screen.findByRole('button', { name: 'Annuler le rendez-vous' }));
    const dialog = screen.getByRole('dialog');
    await person.click(within(dialog).getByRole('button', { name: 'Annuler le rendez-vous' }));
    expect(await screen.findByText('Ce rendez-vous a déjà été décliné.')).toBeInTheDocument();
    expect(callsTo('/api/appointments/3/cancel')[0]?.body).toEqual({});
    await waitFor(() => expect(callsTo('/api/appointments').length).toBeGreaterThan(1));
  });

  it('says what to do when there is none', async () => {
    serve([]);
    const { unmount } = renderApp({ route, user: testUser });
    expect(await screen.findByRole('link', { name: 'Voir mes contacts' })).toBeVisible();
    unmount();
    renderApp({ route, user: avocat });
    expect(await screen.findByRole('link', { name: 'Indiquer mes disponibilités' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });
});

describe('booking', () => {
  const slots = [
    { startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-24T08:00:00Z' },
    { startsAt: '2026-11-24T08:00:00Z', endsAt: '2026-11-24T09:00:00Z' },
    { startsAt: '2026-11-26T07:00:00Z', endsAt: '2026-11-26T08:00:00Z' },
  ];
  function open() {
    serve([]);
    onCall('GET', '/api/professionals/9', () =>
      json(200, { id: 9, name: 'Maître Ekwalla', hasAvailability: true }),
    );
    onCall('GET', '/api/professionals/9/slots', () => json(200, slots));
    return renderApp({ route: `${route}&book=9`, user: testUser });
  }

  it('offers free hours by day and books the chosen one', async () => {
    onCall('POST', '/api/appointments', () => json(201, appointment));
    const { person } = open();
    const tuesday = await screen.findByRole('group', { name: 'mardi 24 novembre 2026' });
    expect(within(tuesday).getAllByRole('radio')).toHaveLength(2);
    expect(callsTo('/api/professionals/9/slots')[0]?.path).toBe(
      '/api/professionals/9/slots?from=2026-11-21&days=14&duration=60',
    );
    await person.click(within(tuesday).getByRole('radio', { name: '09:00' }));
    expect(screen.getByText(/mardi 24 novembre 2026 à 09:00/)).toBeInTheDocument();
    await person.type(screen.getByRole('textbox', { name: /^Objet du rendez-vous/ }), 'Premier entretien');
    await person.click(screen.getByRole('button', { name: 'Demander ce rendez-vous' }));
    expect(await screen.findByText('Rendez-vous demandé')).toBeInTheDocument();
    expect(callsTo('/api/appointments').find(({ method }) => method === 'POST')?.body).toEqual({
      professionalId: 9,
      title: 'Premier entretien',
      appointmentDate: '2026-11-24T08:00:00Z',
      duration: 60,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says that a professional gave no hours, and leads to writing to them', async () => {
    serve([]);
    onCall('GET', '/api/professionals/9', () =>
      json(200, { id: 9, name: 'Maître Ekwalla', hasAvailability: false }),
    );
    renderApp({ route: `${route}&book=9`, user: testUser });
    expect(await screen.findByText(/Maître Ekwalla n’a pas encore indiqué/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lui écrire' })).toHaveAttribute('href', '/messages/4');
    expect(screen.queryByRole('button', { name: 'Demander ce rendez-vous' })).not.toBeInTheDocument();
  });

  it('asks for an hour and a subject first', async () => {
    const { person } = open();
    await screen.findByRole('group', { name: 'mardi 24 novembre 2026' });
    await person.click(screen.getByRole('button', { name: 'Demander ce rendez-vous' }));
    expect(await screen.findByRole('textbox', { name: /^Objet du rendez-vous/ })).toHaveAccessibleDescription(
      /obligatoire/,
    );
    await person.type(screen.getByRole('textbox', { name: /^Objet du rendez-vous/ }), 'Entretien');
    await person.click(screen.getByRole('button', { name: 'Demander ce rendez-vous' }));
    expect(await screen.findByText('Choisissez d’abord une heure.')).toBeInTheDocument();
    expect(callsTo('/api/appointments').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('says that an hour was just taken, and reads the free ones anew', async () => {
    onCall('POST', '/api/appointments', () =>
      json(409, { code: 'slot_taken', message: 'Ce créneau vient d’être pris.' }),
    );
    const { person } = open();
    await person.click((await screen.findAllByRole('radio'))[0]!);
    await person.type(screen.getByRole('textbox', { name: /^Objet du rendez-vous/ }), 'Entretien');
    const before = callsTo('/api/professionals/9/slots').length;
    await person.click(screen.getByRole('button', { name: 'Demander ce rendez-vous' }));
    expect(await screen.findByText('Ce créneau vient d’être pris.')).toBeInTheDocument();
    await waitFor(() => expect(callsTo('/api/professionals/9/slots').length).toBeGreaterThan(before));
    expect(screen.getByRole('textbox', { name: /^Objet du rendez-vous/ })).toHaveValue('Entretien');
  });

  it('looks further ahead and asks for another length', async () => {
    const { person } = open();
    await screen.findAllByRole('radio');
    expect(screen.getByRole('button', { name: 'Plus tôt' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Plus tard' }));
    await person.click(screen.getByRole('button', { name: '30 min' }));
    await waitFor(() =>
      expect(callsTo('/api/professionals/9/slots').map(({ path }) => path)).toContain(
        '/api/professionals/9/slots?from=2026-12-05&days=14&duration=30',
      ),
    );
  });
});

describe('lists', () => {
  it('puts the next one first, and what is called off to the past', () => {
    const at = (id: number, date: string, status: Appointment['status'] = 'confirmed') => ({
      ...appointment,
      id,
      appointmentDate: date,
      status,
    });
    const { upcoming, past } = split(
      [
        at(1, '2026-12-02T08:00:00Z'),
        at(2, '2026-11-21T09:30:00Z'),
        at(3, '2026-11-01T08:00:00Z'),
        at(4, '2026-12-01T08:00:00Z', 'cancelled'),
      ],
      new Date('2026-11-21T10:00:00Z'),
    );
    expect(upcoming.map(({ id }) => id)).toEqual([2, 1]);
    expect(past.map(({ id }) => id)).toEqual([4, 3]);
  });

  it('groups hours by Cameroon’s days', () => {
    expect(
      slotsByDay([
        { startsAt: '2026-11-24T23:00:00Z', endsAt: '2026-11-25T00:00:00Z' },
        { startsAt: '2026-11-24T22:00:00Z', endsAt: '2026-11-24T23:00:00Z' },
      ]).map(({ day }) => day),
    ).toEqual(['2026-11-24', '2026-11-25']);
  });
});
