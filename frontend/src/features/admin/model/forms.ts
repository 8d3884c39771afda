import { boolean, object, string, type ObjectSchema } from 'yup';
import { dayOf } from '@/lib/format/day';
import type { MessageKey } from '@/lib/i18n/message';
import { SELECTABLE_ROLES, type SelectableRole } from '@/types/role';

/** Messages are keys, translated when shown. */
const key = (message: MessageKey): MessageKey => message;

/** One @, something on both sides, a dot in the domain: the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

export interface CreateUserValues {
  name: string;
  email: string;
  password: string;
  role: SelectableRole;
  isPremium: boolean;
}

export const emptyUser: CreateUserValues = {
  name: '',
  email: '',
  password: '',
  role: 'client',
  isPremium: false,
};

export const createUserSchema: ObjectSchema<CreateUserValues> = object({
  name: string()
    .trim()
    .required(key('admin:errors.name'))
    .min(2, key('admin:errors.name'))
    .max(100, key('admin:errors.nameLength')),
  email: string()
    .trim()
    .required(key('admin:errors.email'))
    .matches(EMAIL, key('admin:errors.email'))
    .max(254, key('admin:errors.email')),
  password: string()
    .required(key('admin:errors.password'))
    .min(6, key('admin:errors.password'))
    .max(128, key('admin:errors.passwordLength')),
  role: string<SelectableRole>()
    .oneOf([...SELECTABLE_ROLES], key('admin:errors.role'))
    .required(key('admin:errors.role')),
  isPremium: boolean().required(),
});

export interface PremiumValues {
  isPremium: boolean;
  /** A day such as `2026-12-21`; empty for a subscription without end. */
  premiumUntil: string;
}

/** The months of the quick buttons (product.md §9). */
export const QUICK_MONTHS = [1, 3, 6, 12] as const;

export function premiumSchema(today: string): ObjectSchema<PremiumValues> {
  return object({
    isPremium: boolean().required(),
    premiumUntil: string()
      // Formik hands an empty text over as none.
      .default('')
      .when('isPremium', {
        is: true,
        then: (schema) =>
          schema.test('not-past', key('admin:errors.datePast'), (day) => day === '' || day >= today),
      }),
  });
}

/** So many calendar months after a day; the last day of a shorter month where there is no such day. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const end = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return end.toISOString().slice(0, 10);
}

export function today(): string {
  return dayOf(new Date());
}

/** The end is sent only with a subscription that is on. */
export function premiumBody({ isPremium, premiumUntil }: PremiumValues) {
  return isPremium && premiumUntil !== '' ? { isPremium, premiumUntil } : { isPremium };
}

export const reasonSchema = object({
  reason: string()
    .trim()
    .required(key('admin:errors.reason'))
    .min(3, key('admin:errors.reason'))
    .max(500, key('admin:errors.reason')),
});
