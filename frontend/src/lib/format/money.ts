import { formatFcfa, formatNumber } from './format';

/**
 * An amount in the currency that the API names: `50 000 FCFA` for XAF, another one by its own code, such as the EUR and
 * OUV of operators' sandboxes. Where no currency is known the figure stands alone.
 */
export function formatMoney(amount: number, currency: string | null, language: string): string {
  if (currency === 'XAF') return formatFcfa(amount, language);
  const figure = formatNumber(amount, language);
  return currency === null ? figure : `${figure}\u202f${currency}`;
}
