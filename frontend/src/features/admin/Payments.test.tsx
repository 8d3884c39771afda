import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import { FakeUpload, stubUploads } from '@/testing/xhr';
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
  reason: 'other_amount',
  message: 'L’opérateur annonce un autre montant que le nôtre.',
  dial: null,
  paymentUrl: null,
  askedAt: null,
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
      raw: '{"status":"SUCCESSFUL","amount":"49000","note":"<b>merci</b>"}',
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

async function listed(shown: PaymentBooks = books, row: AdminPayment = payment) {
  onCall('GET', '/api/user', () => json(200, admin));
  onCall('GET', '/api/admin/stats', () =>
    json(200, { totalUsers: 1, premiumUsers: 0, activeCases: 0, aiQueriesCount: 0 }),
  );
  onCall('GET', '/api/admin/payments', () => json(200, [row], { 'X-Total-Count': '1' }));
  onCall('GET', '/api/admin/payments/books', () => json(200, shown));
  const view = renderApp({ route: '/admin?tab=payments', user: admin });
  await screen.findByRole('heading', { name: 'Comparer un relevé' });
  return view;
}

async function opened(found: AdminPaymentDetail) {
  onCall('POST', '/api/admin/payments/5/open', () => json(200, found));
  const view = await listed(books, found);
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

  it('shows what the operator said, as text, when somebody asks', async () => {
    const { person, dialog } = await opened({
      ...detail,
      events: [
        ...detail.events,
        { ...detail.events[0]!, source: 'admin', to: 'succeeded', code: 'succeeded', raw: '' },
      ],
    });
    expect(within(dialog).queryByText(/49000/)).toBeNull();
    // The second one is no operator's.
    await person.click(within(dialog).getByText('Réponse de l’opérateur'));
    const said = await within(dialog).findByText(/"amount"/);
    expect(said.textContent).toBe(
      '{\n  "status": "SUCCESSFUL",\n  "amount": "49000",\n  "note": "<b>merci</b>"\n}',
    );
    expect(within(dialog).queryByText('merci')).toBeNull();
    expect(within(dialog).getByText('SUCCESSFUL', { selector: 'code' })).toBeVisible();
  });

  it('says each amount in the currency of its own, and that no real money moved', async () => {
    const entry = { ...detail.ledger[0]!, currency: 'OUV' };
    const { dialog } = await opened({ ...detail, currency: 'EUR', ledger: [entry] });
    expect(within(dialog).getByText(/^50.000.EUR$/)).toBeVisible();
    expect(within(dialog).getByText(/Retenu/)).toHaveTextContent(/49.000.OUV/);
    expect(within(dialog).queryByText(/FCFA/)).toBeNull();
    expect(within(dialog).getByRole('note')).toHaveTextContent('aucun argent réel dans ce paiement');
    expect(screen.getByText(/^50.000.EUR · un mois$/)).toBeInTheDocument();
  });

  it('says nothing of a test where the money is real', async () => {
    const { dialog } = await opened({ ...detail, isTest: false });
    expect(within(dialog).queryByRole('note')).toBeNull();
    expect(within(dialog).getByText(/^50.000.FCFA$/)).toBeVisible();
  });
});

describe('payments that wait for a decision', () => {
  it('are counted first, and shown at once', async () => {
    await i18n.loadNamespaces(['admin']);
    const { person } = await listed();
    expect(screen.getByText(/^1 paiement attend une décision/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Voir ceux-là' }));
    expect(screen.getByLabelText('État')).toHaveValue('manual_review');
    await waitFor(() =>
      expect(callsTo('/api/admin/payments').at(-1)?.path).toContain('status=manual_review'),
    );
    expect(screen.queryByText(/attend une décision/)).toBeNull();
  });
});

describe('the books', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['admin']);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('names the currency of each account and of what does not agree', async () => {
    await listed({
      ...books,
      accounts: [
        { account: 'suspense', currency: 'EUR', balance: -700 },
        { account: 'income:premium', currency: 'EUR', balance: 700 },
      ],
      findings: [
        { kind: 'paid_twice', reference: '600', amount: 700, currency: null, paymentId: null },
        { kind: 'unclear_status', reference: '601', amount: 800, paymentId: null, currency: 'OUV' },
        { kind: 'premium_differs', reference: '602', amount: 0, currency: null, paymentId: 5 },
      ],
    });
    expect(screen.getByRole('row', { name: /À décider -700.EUR/ })).toBeVisible();
    expect(screen.getByText(/^600 · 700.EUR$/)).toBeVisible();
    expect(screen.getByText(/^601 · 800.OUV$/)).toBeVisible();
    expect(screen.getByText('État peu clair chez l’opérateur')).toBeVisible();
    expect(screen.getByText(/^Fin de Premium différente/)).toBeVisible();
    expect(screen.getByText('602')).toBeVisible();
    expect(screen.getByRole('note')).toHaveTextContent('aucun argent réel dans ces comptes');
  });

  it('claims no currency where there are several', async () => {
    const accounts = (['EUR', 'XAF'] as const).map((currency) => ({
      account: 'suspense' as const,
      currency,
      balance: 1,
    }));
    const findings = [
      { kind: 'paid_twice' as const, reference: '600', amount: 700, currency: null, paymentId: null },
    ];
    await listed({ ...books, accounts, findings });
    expect(screen.getByText('600 · 700')).toBeVisible();
  });

  it('sends a statement with the days that it covers, and says what could not be read', async () => {
    stubUploads();
    onCall('POST', '/api/admin/payments/5/open', () => json(200, detail));
    const { person } = await listed();
    await person.click(screen.getByRole('button', { name: 'Comparer' }));
    expect(screen.getByText('Choisissez le fichier du relevé.')).toBeVisible();
    const file = screen.getByLabelText('Relevé (CSV)');
    expect(file).toHaveFocus();
    expect(file).toBeInvalid();
    expect(file).toHaveAccessibleDescription('Choisissez le fichier du relevé.');
    const csv = new File(['a;b'], 'mtn.csv', { type: 'text/csv' });
    await person.upload(file, csv);
    expect(file).not.toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText('Choisissez le fichier du relevé.')).toBeNull();
    const period = screen.getByRole('group', { name: /^Période du relevé/ });
    fireEvent.change(within(period).getByLabelText('Du'), { target: { value: '2026-11-30' } });
    fireEvent.change(within(period).getByLabelText('Au'), { target: { value: '2026-11-01' } });
    await person.click(screen.getByRole('button', { name: 'Comparer' }));
    expect(within(period).getByRole('alert')).toHaveTextContent('Le dernier jour est avant le premier.');
    expect(within(period).getByLabelText('Du')).toHaveFocus();
    expect(FakeUpload.all).toHaveLength(0);

    fireEvent.change(within(period).getByLabelText('Du'), { target: { value: '2026-10-01' } });
    await person.click(screen.getByRole('button', { name: 'Comparer' }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    const [sent] = FakeUpload.all;
    expect(sent?.path).toBe(
      '/api/admin/payments/statements?paymentMethod=mtn_momo&from=2026-10-01&to=2026-11-01',
    );
    act(() =>
      sent?.answers(200, {
        lines: 3,
        matched: 1,
        findings: [
          { kind: 'unreadable_line', reference: '7', amount: 0, currency: null, paymentId: null },
          { kind: 'not_succeeded', reference: '600', amount: 50_000, currency: 'XAF', paymentId: 5 },
        ],
      }),
    );
    await screen.findByText('Lignes concordantes : 1 sur 3');
    const said = screen.getAllByRole('status').find((each) => each.textContent.includes('concordantes'));
    expect(said).toHaveTextContent('Lignes concordantes : 1 sur 3 · 2 écarts');
    expect(said).not.toHaveTextContent('600');
    const result = within(screen.getByRole('list', { name: 'Lignes qui ne concordent pas' }));
    const [line, other] = result.getAllByRole('listitem');
    expect(line).toHaveTextContent('Ligne illisibleLigne 7 du fichier');
    expect(line).not.toHaveTextContent('FCFA');
    expect(other).toHaveTextContent(/600 · 50.000.FCFA/);
    await person.click(result.getByRole('button', { name: /^Paiement n.*5$/ }));
    expect(await screen.findByRole('dialog', { name: /^Paiement n/ })).toBeVisible();
  });

  it('puts what the server says of the days at the days', async () => {
    stubUploads();
    const { person } = await listed();
    await person.upload(screen.getByLabelText('Relevé (CSV)'), new File(['a;b'], 'mtn.csv'));
    await person.click(screen.getByRole('button', { name: 'Comparer' }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    expect(FakeUpload.all[0]?.path).toBe('/api/admin/payments/statements?paymentMethod=mtn_momo');
    act(() =>
      FakeUpload.all[0]?.answers(422, {
        code: 'invalid_values',
        message: 'Vérifiez.',
        fields: { from: 'Ce jour n’existe pas.' },
      }),
    );
    const period = screen.getByRole('group', { name: /^Période du relevé/ });
    expect(await within(period).findByRole('alert')).toHaveTextContent('Ce jour n’existe pas.');
    expect(screen.queryByText('Vérifiez.')).toBeNull();
  });

  it('puts what the server says of the file at the file, until another one is chosen', async () => {
    stubUploads();
    const { person } = await listed();
    const file = screen.getByLabelText('Relevé (CSV)');
    await person.upload(file, new File(['a;b'], 'mtn.csv'));
    await person.click(screen.getByRole('button', { name: 'Comparer' }));
    await waitFor(() => expect(FakeUpload.all).toHaveLength(1));
    act(() =>
      FakeUpload.all[0]?.answers(422, {
        code: 'invalid_values',
        message: 'Vérifiez.',
        fields: { file: 'Aucune colonne ne donne le montant.' },
      }),
    );
    await waitFor(() => expect(file).toHaveAccessibleDescription('Aucune colonne ne donne le montant.'));
    expect(file).toHaveFocus();
    expect(screen.queryByText('Vérifiez.')).toBeNull();
    await person.upload(file, new File(['a;c'], 'mtn.csv'));
    expect(file).not.toHaveAttribute('aria-invalid', 'true');
    expect(screen.queryByText(/Aucune colonne/)).toBeNull();
  });

  it('opens an earlier comparison with what it found', async () => {
    const findings = [
      { kind: 'other_amount' as const, reference: '600', amount: 700, currency: 'XAF', paymentId: null },
    ];
    const run = { id: 3, createdAt: '2026-11-22T08:00:00Z', paymentMethod: 'mtn_momo' as const };
    await listed({ ...books, comparisons: [{ ...run, lines: 2, matched: 1, findings }] });
    expect(screen.getByText('1 écart')).toBeVisible();
    expect(screen.getByText('Autre montant')).toBeInTheDocument();
  });
});
