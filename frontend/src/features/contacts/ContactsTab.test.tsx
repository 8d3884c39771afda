import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { Contact } from '@/types/professionals';

const contact: Contact = {
  id: 9,
  name: 'Maître Ekwalla',
  specialty: 'Droit foncier',
  professionalName: 'Maître Ekwalla',
  professionalEmail: 'ekwalla@example.cm',
  requestId: 4,
  requestTitle: 'Titre foncier de Bonabéri',
  role: 'avocat',
  city: 'Douala',
  isVerified: true,
  ratingMean: 4.6,
  ratingCount: 12,
};

describe('contacts', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['dashboard', 'profiles', 'marketplace', 'assistant']);
  });

  it('shows each professional with what can be done, and the count on the tab', async () => {
    onCall('GET', '/api/client-contacts', () =>
      json(200, [contact, { ...contact, requestId: 5, requestTitle: 'Bornage' }]),
    );
    const { person } = renderApp({ route: '/dashboard?tab=contacts', user: testUser });
    expect(await screen.findByRole('tab', { name: 'Contacts (1)' })).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findAllByText('Droit foncier · Avocat · Douala')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: /Envoyer un message à Maître Ekwalla/ })[0]).toHaveAttribute(
      'href',
      '/messages/4',
    );
    expect(screen.getAllByRole('link', { name: /Prendre rendez-vous avec/ })[0]).toHaveAttribute(
      'href',
      '/dashboard?tab=appointments&book=9',
    );
    expect(screen.getAllByRole('link', { name: 'Maître Ekwalla' })[0]).toHaveAttribute(
      'href',
      '/professionals/9',
    );
    await person.click(screen.getAllByRole('button', { name: /Copier l’email/ })[0]!);
    expect(await screen.findByText('Email copié')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('ekwalla@example.cm');
  });

  it('leads to the marketplace when there is nobody yet', async () => {
    onCall('GET', '/api/client-contacts', () => json(200, []));
    renderApp({ route: '/dashboard?tab=contacts', user: testUser });
    expect(await screen.findByRole('link', { name: 'Aller au Marketplace' })).toHaveAttribute(
      'href',
      '/marketplace',
    );
  });

  it('says what went wrong and tries again', async () => {
    onCall('GET', '/api/client-contacts', () => json(403, { code: 'forbidden', message: 'Accès refusé' }));
    const { person } = renderApp({ route: '/dashboard?tab=contacts', user: testUser });
    expect(await screen.findByText('Accès refusé')).toBeInTheDocument();
    onCall('GET', '/api/client-contacts', () => json(200, [contact]));
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('heading', { name: 'Maître Ekwalla' })).toBeInTheDocument();
  });

  it('is a client’s tab: others do not see it and nothing is asked for them', async () => {
    renderApp({ route: '/dashboard?tab=contacts', user: { ...testUser, role: 'avocat' } });
    expect(await screen.findByRole('tab', { name: 'Assistant IA' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('tab', { name: /Contacts/ })).not.toBeInTheDocument();
    expect(callsTo('/api/client-contacts')).toHaveLength(0);
  });
});
