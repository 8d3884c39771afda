import type { PaymentBooks, PaymentMethod } from '@/types/payments';

/** Where a statement is sent; the days that it covers, where somebody said them. */
export function statementPath(method: PaymentMethod, period: { from: string; to: string }): string {
  const query = new URLSearchParams({ paymentMethod: method });
  for (const name of ['from', 'to'] as const) {
    if (period[name] !== '') query.set(name, period[name]);
  }
  return `/api/admin/payments/statements?${query}`;
}

/** The one currency of these books: XAF while nothing has moved, none where there are several. */
export function currencyOf(accounts: PaymentBooks['accounts']): string | null {
  const all = new Set(accounts.map(({ currency }) => currency));
  const [first = 'XAF'] = all;
  return all.size > 1 ? null : first;
}
