import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { changeLanguage, i18n } from '@/lib/i18n/i18n';
import { renderApp, testUser } from '@/testing/renderApp';
import { callsTo, json, onCall } from '@/testing/server';
import type { Payment, PaymentOptions } from '@/types/payments';
import { guessMethod, nationalNumber } from './model/phone';
import { clockText, secondsLeft } from './model/timeLeft';

const options: PaymentOptions = {
  plans: [
    { plan: 'monthly', months: 1, amount: 50_000, regularAmount: 50_000 },
    { plan: 'annual', months: 12, amount: 360_000, regularAmount: 600_000 },
  ],
  methods: [
    { paymentMethod: 'mtn_momo', dial: '*126#', redirects: false, windowSeconds: 300, isDown: false },
    { paymentMethod: 'orange_money', dial: '#150*50#', redirects: false, windowSeconds: 300, isDown: false },
  ],
  isTest: true,
  phonePage: '/operators-sandbox/phone',
  openPaymentId: null,
};

function payment(change: Partial<Payment> = {}): Payment {
  return {
    id: 5,
    transactionId: '01020304-0506-4708-890a-0b0c0d0e0f10',
    plan: 'annual',
    amount: 360_000,
    currency: 'XAF',
    paymentMethod: 'orange_money',
    phoneNumber: '+237 69•••••56',
    status: 'pending',
    step: 'waiting',
    reason: null,
    message: null,
    dial: '#150*50#',
    paymentUrl: null,
    askedAt: new Date().toISOString(),
    expiresAt: new Date(Date.now() + 240_000).toISOString(),
    canResend: true,
    premiumFrom: null,
    premiumUntil: null,
    externalReference: null,
    isTest: true,
    isRefunded: false,
    hasReceipt: false,
    createdAt: new Date().toISOString(),
    updatedAt: new Date().toISOString(),
    ...change,
  };
}

function server(open: Payment | null, history: Payment[] = []) {
  onCall('GET', '/api/user', () => json(200, testUser));
  onCall('GET', '/api/payment-options', () => json(200, { ...options, openPaymentId: open?.id ?? null }));
  onCall('GET', '/api/payments', () => json(200, history));
  if (open) onCall('GET', `/api/payments/${open.id}`, () => json(200, open));
}

async function opened(route = '/subscribe', user = testUser) {
  const view = renderApp({ route, user });
  await screen.findByRole('heading', { name: 'Abonnement Premium', level: 1 });
  return view;
}

describe('buying Premium', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['subscribe']);
  });

  it('guesses the operator, leaves the choice, and sends no price', async () => {
    server(null);
    const made = payment();
    onCall('POST', '/api/payments', () => json(202, made));
    onCall('GET', '/api/payments/5', () => json(200, made));
    const { person } = await opened();
    expect(await screen.findByRole('note')).toHaveTextContent('Aucun argent réel');
    const phone = await screen.findByRole('textbox', { name: 'Numéro qui paie' });
    await person.type(phone, '677');
    expect(screen.getByRole('radio', { name: 'MTN MoMo' })).toBeChecked();
    await person.clear(phone);
    await person.type(phone, '6 99 12 34 56');
    expect(screen.getByRole('radio', { name: 'Orange Money' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: 'MTN MoMo' }));
    expect(screen.getByText(/semble être d’un autre opérateur/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'MTN MoMo' })).toBeChecked();
    await person.click(screen.getByRole('radio', { name: /Premium, un an/ }));
    await person.click(screen.getByRole('button', { name: /^Payer 360/ }));
    expect(await screen.findByRole('heading', { name: 'Confirmez sur votre téléphone' })).toHaveFocus();
    const sent = callsTo('/api/payments').find(({ method }) => method === 'POST');
    expect(sent?.body).toEqual({ plan: 'annual', paymentMethod: 'mtn_momo', phoneNumber: '6 99 12 34 56' });
    expect(screen.getByRole('timer')).toHaveTextContent('Temps restant');
    expect(screen.getByText(/Composez #150\*50#/)).toBeVisible();
  });

  it('asks anew after a refusal, and the same once more after an answer that was lost', async () => {
    server(null);
    const busy = json(503, { code: 'operator_down', message: 'L’opérateur ne répond pas.' });
    const open = json(409, { code: 'payment_open', message: 'Un paiement est en cours.' });
    const answers = [busy, open, json(202, payment())];
    onCall('POST', '/api/payments', () => answers.shift()!);
    const { person } = await opened();
    await person.type(await screen.findByRole('textbox', { name: 'Numéro qui paie' }), '699123456');
    const pay = () => person.click(screen.getByRole('button', { name: /^Payer/ }));
    await pay();
    expect(await screen.findByText('L’opérateur ne répond pas.')).toBeVisible();
    await pay();
    expect(await screen.findByText('Un paiement est en cours.')).toBeVisible();
    await pay();
    await waitFor(() => expect(answers).toHaveLength(0));
    const posts = callsTo('/api/payments').filter(({ method }) => method === 'POST');
    const [first, second, third] = posts.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    expect(third).not.toBe(second);
  });

  it('says the fifteen days to change one’s mind, and whom to write to', async () => {
    server(null);
    onCall('GET', '/api/site-info', () => json(200, { legalEmail: 'droit@example.cm' }));
    await opened();
    const part = await screen.findByRole('region', { name: /Vous changez d’avis/ });
    expect(part).toHaveTextContent('dans les quinze jours de l’achat de Premium');
    expect(await within(part).findByRole('link', { name: 'droit@example.cm' })).toHaveAttribute(
      'href',
      'mailto:droit@example.cm',
    );
    expect(within(part).getByRole('link', { name: 'conditions d’utilisation' })).toHaveAttribute(
      'href',
      '/terms',
    );
  });

  it('says what is wrong before anything is sent', async () => {
    server(null);
    const { person } = await opened();
    await person.type(await screen.findByRole('textbox', { name: 'Numéro qui paie' }), '22');
    await person.click(screen.getByRole('button', { name: /^Payer/ }));
    const field = screen.getByRole('textbox', { name: 'Numéro qui paie' });
    await waitFor(() => expect(field).toBeInvalid());
    expect(screen.getAllByText(/Un numéro camerounais à 9 chiffres/)[0]).toBeVisible();
    expect(callsTo('/api/payments').filter(({ method }) => method === 'POST')).toHaveLength(0);
  });

  it('finds a payment again that was begun before the page was closed', async () => {
    server(payment({ step: 'checking', expiresAt: new Date(Date.now() - 1000).toISOString() }));
    await opened();
    expect(
      await screen.findByRole('heading', { name: 'Nous vérifions auprès de l’opérateur' }),
    ).toBeVisible();
    expect(screen.getByText(/Nous vérifions encore si vous avez payé/)).toBeVisible();
    expect(screen.getByText('Ne payez pas deux fois.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });

  it('shows why a payment failed and the way back', async () => {
    const failed = payment({
      status: 'failed',
      step: null,
      reason: 'not_enough_funds',
      message: 'Le solde du compte est insuffisant.',
    });
    server(null, [failed]);
    onCall('GET', '/api/payments/5', () => json(200, failed));
    const { person } = await opened('/subscribe?payment=5');
    expect(await screen.findByRole('heading', { name: 'Le paiement n’a pas abouti' })).toBeVisible();
    expect(screen.getAllByText('Le solde du compte est insuffisant.')).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('radio', { name: /Premium, un an/ })).toBeChecked();
  });

  it('offers the receipt of what was paid', async () => {
    const paid = payment({
      status: 'succeeded',
      step: null,
      premiumUntil: '2027-11-22T22:59:59Z',
      hasReceipt: true,
    });
    server(null, [paid]);
    onCall('GET', '/api/payments/5', () => json(200, paid));
    await opened('/subscribe?payment=5');
    expect(await screen.findByText('Votre Premium est actif jusqu’au 22 novembre 2027.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Télécharger le reçu du paiement 5' })).toHaveAttribute(
        'href',
        '/api/payments/5/receipt',
      ),
    );
  });
});

/** What the server's clock shows, and the phone's does not. */
const HOURS = 5 * 3_600_000;

describe('while a payment waits', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['subscribe']);
  });

  it.each([
    ['late', HOURS],
    ['fast', -HOURS],
  ])('counts down by the server’s time when the phone is %s by hours', async (_, off) => {
    const now = Date.now() + off;
    const open = payment({
      createdAt: new Date(now - 60_000).toISOString(),
      askedAt: new Date(now - 60_000).toISOString(),
      expiresAt: new Date(now + 240_000).toISOString(),
    });
    server(open);
    onCall('GET', '/api/payments/5', () => json(200, open, { Date: new Date(now).toUTCString() }));
    await opened();
    const timer = await screen.findByRole('timer');
    expect(timer).toHaveTextContent(/(4:0[01]|3:5\d)$/);
    expect(screen.queryByText(/Le temps de confirmer est passé/)).toBeNull();
  });

  it('counts the whole time again for what was sent again, and reads at once how it stands', async () => {
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
    const lost = payment({
      paymentMethod: 'mtn_momo',
      step: 'checking',
      createdAt: ago(3_600),
      askedAt: ago(3_600),
      expiresAt: ago(3_300),
    });
    const sent = payment({
      ...lost,
      step: 'waiting',
      canResend: false,
      askedAt: ago(30),
      expiresAt: ago(-270),
    });
    let now = lost;
    server(lost);
    onCall('GET', '/api/payments/5', () => json(200, now));
    onCall('POST', '/api/payments/5/resend', () => {
      now = sent;
      return new Response(null, { status: 204 });
    });
    const { person } = await opened();
    expect(await screen.findByText(/Le temps de confirmer est passé/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Renvoyer la demande sur le téléphone' }));
    expect(await screen.findByRole('timer')).toHaveTextContent(/4:(30|2\d)$/);
    const left = screen.getByRole('progressbar', { name: /Temps restant/ });
    expect(left).toHaveAttribute('max', '300');
    expect(screen.queryByRole('button', { name: 'Renvoyer la demande sur le téléphone' })).toBeNull();
  });

  it.each([
    ['fr', /n’a pas pu être renvoyée.*répondez-y.*attendez une minute/],
    ['en', /could not be sent again.*answer it.*wait a minute/],
  ])('says to the payer, in %s, what to do when the prompt cannot be sent again', async (language, words) => {
    server(payment());
    onCall('POST', '/api/payments/5/resend', () =>
      json(409, { code: 'prompt_not_sent', message: 'Ce que dit le serveur.' }),
    );
    const { person } = await opened();
    const name = i18n.getResource('fr', 'subscribe', 'panel.resend') as string;
    await person.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText(/n’a pas pu être renvoyée/)).toBeVisible();
    await act(() => changeLanguage(language as 'fr' | 'en'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/Ce que dit le serveur/)).toBeNull();
  });

  it('says that it is too late when the payment has ended meanwhile', async () => {
    server(payment());
    onCall('POST', '/api/payments/5/resend', () => json(409, { code: 'payment_ended', message: 'Fini.' }));
    const { person } = await opened();
    await person.click(await screen.findByRole('button', { name: 'Renvoyer la demande sur le téléphone' }));
    expect(await screen.findByText(/s’est terminé entre-temps/)).toBeVisible();
    expect(screen.queryByText(/n’a pas pu être renvoyée/)).toBeNull();
  });

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('offline'))],
    ['the operator does not say', () => json(502, { code: 'prompt_unknown', message: 'On ne sait pas.' })],
  ])('does not say that it failed when %s', async (_, answer) => {
    server(payment());
    onCall('POST', '/api/payments/5/resend', answer);
    const { person } = await opened();
    await person.click(await screen.findByRole('button', { name: 'Renvoyer la demande sur le téléphone' }));
    expect(await screen.findByText(/Nous ne savons pas si la demande est repartie/)).toBeVisible();
  });

  it('says of which payment it speaks, and that it is no real money', async () => {
    server(payment());
    await opened();
    const panel = await screen.findByRole('region', { name: 'Confirmez sur votre téléphone' });
    expect(panel).toHaveTextContent(/Premium, un an · 360.000.FCFA · Orange Money Mode test/);
  });
});

describe('an address that names a payment', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['subscribe']);
  });

  it.each(['/subscribe?payment=99', '/subscribe?payment=abc'])(
    'leaves the form where the payment is not one’s own: %s',
    async (route) => {
      server(null);
      await opened(route);
      expect(await screen.findByText(/Ce paiement n’est pas dans votre compte/)).toBeVisible();
      expect(await screen.findByRole('button', { name: /^Payer/ })).toBeVisible();
      expect(screen.queryByText(/^GET /)).toBeNull();
    },
  );

  it('follows the open payment instead, so that nobody pays twice', async () => {
    server(payment());
    await opened('/subscribe?payment=99');
    expect(await screen.findByText(/Ce paiement n’est pas dans votre compte/)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Confirmez sur votre téléphone' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });

  it('does not take a failure of the server for a payment that is not there', async () => {
    server(null);
    onCall('GET', '/api/payments/5', () => json(503, { code: 'busy', message: 'Occupé' }));
    await opened('/subscribe?payment=5');
    expect(await screen.findByText('Occupé')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });

  it('does not take one that was just begun here for one that is not there', async () => {
    server(null);
    onCall('POST', '/api/payments', () => json(202, payment()));
    const { person } = await opened();
    await person.type(await screen.findByRole('textbox', { name: 'Numéro qui paie' }), '699123456');
    await person.click(screen.getByRole('button', { name: /^Payer/ }));
    expect(await screen.findByText('GET /api/payments/5')).toBeVisible();
    expect(screen.queryByText(/Ce paiement n’est pas dans votre compte/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Payer/ })).toBeNull();
  });
});

describe('around buying', () => {
  beforeEach(async () => {
    await i18n.loadNamespaces(['subscribe', 'dashboard', 'assistant']);
  });

  it('says which operator does not answer at present', async () => {
    server(null);
    const [mtn, orange] = options.methods;
    onCall('GET', '/api/payment-options', () =>
      json(200, { ...options, methods: [{ ...mtn, isDown: true }, orange] }),
    );
    await opened();
    expect(await screen.findByRole('radio', { name: /^MTN MoMo.*Ne répond pas en ce moment/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Orange Money' })).toBeVisible();
  });

  it('marks each payment in the list that was no real money, with the currency that it had', async () => {
    const paid = payment({ status: 'succeeded', step: null, hasReceipt: true });
    server(null, [
      { ...paid, id: 6, currency: 'EUR' },
      { ...paid, id: 4, isTest: false },
    ]);
    await opened();
    await screen.findByRole('link', { name: 'Télécharger le reçu du paiement 6' });
    const rows = screen
      .getAllByRole('listitem')
      .filter((row) => within(row).queryByRole('link', { name: /reçu du paiement/ }));
    const [tried, real] = rows;
    expect(tried).toHaveTextContent(/360.000.EUR.*Mode test/);
    expect(real).toHaveTextContent(/360.000.FCFA/);
    expect(real).not.toHaveTextContent('Mode test');
  });

  it('says of a refund that its time is gone, and not until when it would have lasted', async () => {
    const refunded = payment({
      status: 'succeeded',
      step: null,
      premiumUntil: '2027-11-22T22:59:59Z',
      hasReceipt: true,
      isRefunded: true,
    });
    server(null, [refunded]);
    onCall('GET', '/api/payments/5', () => json(200, refunded));
    await opened('/subscribe?payment=5');
    expect(await screen.findByText(/Cet achat vous a été rendu/)).toBeVisible();
    expect(screen.queryByText(/actif jusqu’au 22 novembre 2027/)).toBeNull();
  });

  it('shows on the dashboard what Premium is, costs and is paid with, to whoever has none', async () => {
    server(null);
    renderApp({ route: '/dashboard', user: testUser });
    const card = await screen.findByRole('region', { name: 'Passez à Premium' });
    expect(card).toHaveTextContent(/Premium, un mois50.000.FCFAPremium/);
    expect(card).toHaveTextContent(
      /Premium, un an360.000.FCFA au lieu de 600.000.FCFA−40.% : 240.000.FCFA d’économie/,
    );
    expect(within(card).getByText(/600.000/, { selector: 's' })).toBeVisible();
    expect(card).toHaveTextContent('Par MTN MoMo ou Orange Money');
    expect(card).toHaveTextContent('Aucun argent réel');
    expect(within(card).getByRole('link', { name: 'S’abonner maintenant' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
  });
});

describe('numbers and time', () => {
  it('reads numbers as the server does', () => {
    for (const text of ['677123456', '+237 6 77 12 34 56', '00237677123456', '237-677-123-456']) {
      expect(nationalNumber(text)).toBe('677123456');
    }
    for (const text of ['', '67712345', '222123456', '+33612345678']) expect(nationalNumber(text)).toBeNull();
  });

  it('guesses by prefix, and nothing for the others', () => {
    expect(['67', '650', '683'].map((t) => guessMethod(`${t}0`))).toEqual([
      'mtn_momo',
      'mtn_momo',
      'mtn_momo',
    ]);
    expect(['69', '655', '686', '640'].map((t) => guessMethod(`+237${t}0`))).toEqual(
      Array(4).fill('orange_money'),
    );
    expect(['66', '685', '62', ''].map((t) => guessMethod(t))).toEqual([null, null, null, null]);
  });

  it('counts down to zero and no further', () => {
    const now = new Date('2026-11-22T12:00:00Z').getTime();
    expect(secondsLeft('2026-11-22T12:04:05Z', now)).toBe(245);
    expect(secondsLeft('2026-11-22T11:00:00Z', now)).toBe(0);
    expect(clockText(245)).toBe('4:05');
  });
});
