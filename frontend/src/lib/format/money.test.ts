import { expect, it } from 'vitest';
import { formatMoney } from './money';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it('writes an amount in its own currency', () => {
  expect(plain(formatMoney(50_000, 'XAF', 'fr'))).toBe('50 000 FCFA');
  expect(plain(formatMoney(50_000, 'XAF', 'en'))).toBe('50,000 FCFA');
  expect(plain(formatMoney(50_000, 'EUR', 'fr'))).toBe('50 000 EUR');
  expect(plain(formatMoney(-700, 'OUV', 'en'))).toBe('-700 OUV');
  expect(plain(formatMoney(700, null, 'fr'))).toBe('700');
});
