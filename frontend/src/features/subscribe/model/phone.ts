import type { PaymentMethod } from '@/types/payments';

/** Nine digits, or `null` for what is no Cameroonian mobile number. The server reads numbers the same way. */
export function nationalNumber(text: string): string | null {
  const bare = text.replace(/[\s.\-()/]/g, '');
  const digits = bare.replace(/^(\+|00)/, '');
  const national = digits.length === 12 && digits.startsWith('237') ? digits.slice(3) : digits;
  return /^6\d{8}$/.test(national) ? national : null;
}

/**
 * The operator a prefix was given to, from the first three digits on. Numbers can be carried to another operator: this
 * preselects, and refuses nothing.
 */
export function guessMethod(text: string): PaymentMethod | null {
  const digits = text.replace(/[\s.\-()/]/g, '').replace(/^(\+237|00237|237(?=6\d))/, '');
  if (/^6(7\d|5[0-4]|8[0-3])/.test(digits)) return 'mtn_momo';
  if (/^6(9\d|5[5-9]|8[6-9]|4[0-2])/.test(digits)) return 'orange_money';
  return null;
}
