import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { aProposal, cardOf } from '@/testing/marketplace';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';

function open() {
  onCall('GET', '/api/user', () => json(200, { ...testUser, role: 'avocat' }));
  onCall('GET', '/api/proposals/professional', () => json(200, []));
  return renderApp({ route: '/marketplace?tab=mine' });
}

beforeEach(async () => {
  await i18n.loadNamespaces(['marketplace', 'proposals']);
});

describe('one’s own proposals', () => {
  it('withdraws a waiting proposal after asking', async () => {
    onCall('PATCH', '/api/proposals/31/withdraw', () => json(200, aProposal({ status: 'withdrawn' })));
    const { person } = open();
    onCall('GET', '/api/proposals/professional', () => json(200, [aProposal()]));
    await person.click(await screen.findByRole('button', { name: /Retirer ma proposition/ }));
    expect(callsTo('/api/proposals/31/withdraw')).toHaveLength(0);
    const dialog = screen.getByRole('dialog', { name: 'Retirer cette proposition\u202f?' });
    await person.click(within(dialog).getByRole('button', { name: 'Retirer la proposition' }));
    expect(await screen.findByText('Proposition retirée')).toBeVisible();
  });

  it('says what became of proposals: who was chosen knows whom to write to, the others know why', async () => {
    const { unmount } = open();
    expect(await screen.findByText('Vous n’avez pas encore fait de proposition')).toBeVisible();
    unmount();
    open();
    onCall('GET', '/api/proposals/professional', () =>
      json(200, [
        aProposal({ title: 'Référé', status: 'accepted', isSelected: true, clientEmail: 'awa@example.cm' }),
        aProposal({ id: 32, title: 'Constat', status: 'rejected', rejectedBy: 'selection' }),
        aProposal({
          id: 33,
          title: 'Sommation',
          status: 'rejected',
          rejectedBy: 'client',
          rejectReason: 'Je cherche aussi un conseil.',
        }),
        aProposal({ id: 34, title: 'Visite', status: 'rejected', rejectedBy: 'client' }),
      ]),
    );
    const chosen = within(await cardOf('Référé'));
    expect(chosen.getByText(/Le client vous a choisi\s?: Awa Njoya\./)).toBeVisible();
    expect(chosen.getByRole('link', { name: 'awa@example.cm' })).toHaveAttribute(
      'href',
      'mailto:awa@example.cm',
    );
    expect(await cardOf('Constat')).toHaveTextContent('Le client a choisi une autre proposition.');
    expect(await cardOf('Sommation')).toHaveTextContent('Je cherche aussi un conseil.');
    expect(await cardOf('Visite')).toHaveTextContent('sans donner de motif');
  });

  it('says what became of proposals whose request is closed, and leads to no page that is not there', async () => {
    open();
    onCall('GET', '/api/proposals/professional', () =>
      json(200, [
        aProposal({
          status: 'rejected',
          rejectedBy: 'closing',
          requestStatus: 'closed',
          requestTitle: 'Bail',
        }),
        aProposal({ id: 32, requestId: 13, status: 'accepted', isSelected: true, requestStatus: 'closed' }),
      ]),
    );
    expect(await screen.findByText(/fermée sans qu’une proposition ait été choisie/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bail' })).toBeNull();
    expect(screen.getByText(/la conversation peut être relue/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Voir la conversation' })).toBeVisible();
  });
});
