import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { AdminPayment, AdminPaymentDetail, PaymentBooks } from '@/types/payments';

const admin = { ...testUser, id: 1, name: 'Chef Palabre', role: 'admin' as const };

const payment: AdminPayment = {
  id: 5,
  transactionId: 'ref-5',
  plan: 'monthly',
  amount: 50_000,
  currency: 'XAF',
  paymentMethod: 'mtn_momo',
  phoneNumber: '+237 67•••••56',
  status: 'pending',
  step: 'review',
  reason: 'mismatch',
  message: 'L’opérateur annonce un autre montant que le nôtre.',
  dial: null,
  paymentUrl: null,
  expiresAt: null,
  canResend: false,
  premiumFrom: null,
  premiumUntil: null,
  externalReference: '600',
  isTest: true,
  isRefunded: false,
  hasReceipt: false,
  createdAt: '2026-11-22T08:00:00Z',
  updatedAt: '2026-11-22T08:00:00Z',
  userId: 7,
  userName: 'Awa Njoya',
  state: 'manual_review',
  channel: 'mtn_momo',
  providerCode: 'SUCCESSFUL',
  isLate: false,
  checks: 3,
  nextCheckAt: null,
};

const detail: AdminPaymentDetail = {
  ...payment,
  events: [
    {
      source: 'query',
      from: 'awaiting_customer',
      to: 'manual_review',
      code: 'SUCCESSFUL',
      raw: '{}',
      createdAt: '2026-11-22T08:01:00Z',
    },
  ],
  ledger: [
    {
      kind: 'held',
      debit: 'operator:mtn_momo',
      credit: 'suspense',
      amount: 49_000,
      currency: 'XAF',
      createdAt: '2026-11-22T08:01:00Z',
    },
  ],
  decisions: [],
  callbacks: 1,
  callbackCopies: 2,
};

const books: PaymentBooks = {
  states: [{ state: 'manual_review', count: 1 }],
  accounts: [
    { account: 'operator:mtn_momo', currency: 'XAF', balance: 49_000 },
    { account: 'suspense', currency: 'XAF', balance: -49_000 },
  ],
  findings: [],
  comparisons: [],
  isTest: true,
};

async function opened(found: AdminPaymentDetail) {
  onCall('GET', '/api/user', () => json(200, admin));
  onCall('GET', '/api/admin/stats', () =>
    json(200, { totalUsers: 1, premiumUsers: 0, activeCases: 0, aiQueriesCount: 0 }),
  );
  onCall('GET', '/api/admin/payments', () => json(200, [payment], { 'X-Total-Count': '1' }));
  onCall('GET', '/api/admin/payments/books', () => json(200, books));
  onCall('POST', '/api/admin/payments/5/open', () => json(200, found));
  const view = renderApp({ route: '/admin?tab=payments', user: admin });
  await view.person.click(await screen.findByRole('button', { name: 'Ouvrir le paiement 5' }));
  const dialog = await screen.findByRole('dialog', { name: /^Paiement n/ });
  await within(dialog).findByText('Awa Njoya');
  return { ...view, dialog };
}

describe('payments in the administration', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['admin']);
  });

  it('shows what happened and has a decision proposed with its reason', async () => {
    onCall('POST', '/api/admin/payments/5/decision', () => json(201, {}));
    const { person, dialog } = await opened(detail);
    expect(within(dialog).getByText(/Retenu/)).toHaveTextContent('À décider → Chez MTN MoMo');
    await person.click(within(dialog).getByText('Décider à la main'));
    await person.click(within(dialog).getByRole('button', { name: 'Proposer la décision' }));
    expect(callsTo('/api/admin/payments/5/decision')).toHaveLength(0);
    await person.type(within(dialog).getByRole('textbox', { name: 'Motif' }), 'Relevé du jour');
    await person.click(within(dialog).getByRole('button', { name: 'Proposer la décision' }));
    await waitFor(() => expect(callsTo('/api/admin/payments/5/decision')).toHaveLength(1));
    expect(callsTo('/api/admin/payments/5/decision')[0]?.body).toEqual({
      decision: 'succeeded',
      note: 'Relevé du jour',
      externalReference: '600',
    });
  });

  it('lets nobody confirm their own proposal', async () => {
    const proposed = {
      id: 1,
      decision: 'succeeded' as const,
      note: 'Relevé du jour',
      externalReference: null,
      status: 'proposed' as const,
      proposedBy: 1,
      decidedBy: null,
      proposedAt: '2026-11-22T09:00:00Z',
      decidedAt: null,
    };
    const { dialog } = await opened({ ...detail, decisions: [proposed] });
    expect(within(dialog).getByText(/Un autre administrateur doit confirmer/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Confirmer la décision' })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Retirer la proposition' })).toBeVisible();
  });
});
