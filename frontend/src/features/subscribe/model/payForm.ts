import { object, string } from 'yup';
import { PAYMENT_METHODS, PLANS, type PaymentMethod, type Plan } from '@/types/payments';
import { nationalNumber } from './phone';

export interface PayValues {
  plan: Plan;
  paymentMethod: PaymentMethod | '';
  phoneNumber: string;
}

/** Keys of `locales/{fr,en}/subscribe.json`, translated when shown. */
export const paySchema = object({
  plan: string().oneOf(PLANS, 'subscribe:errors.plan'),
  paymentMethod: string().oneOf(PAYMENT_METHODS, 'subscribe:errors.method'),
  phoneNumber: string().test(
    'phone',
    'subscribe:errors.phone',
    (value) => nationalNumber(value ?? '') !== null,
  ),
});
