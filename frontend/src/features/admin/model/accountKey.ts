import type { PaymentBooks } from '@/types/payments';

const keys = {
  'operator:mtn_momo': 'books.accountName.operator_mtn_momo',
  'operator:orange_money': 'books.accountName.operator_orange_money',
  'income:premium': 'books.accountName.income_premium',
  suspense: 'books.accountName.suspense',
} as const;

/** What an account of the ledger is called: a key of `locales/{fr,en}/admin.json`. */
export function accountKey(account: PaymentBooks['accounts'][number]['account']) {
  return keys[account];
}
