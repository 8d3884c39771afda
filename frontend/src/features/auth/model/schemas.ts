import { boolean, object, ref, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '@/lib/i18n/message';
import { SELECTABLE_ROLES, type SelectableRole } from '@/types/role';

/** Messages are keys, translated when shown. */
const key = (message: MessageKey): MessageKey => message;

/** One @, something on both sides, a dot in the domain: the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

const email = () =>
  string()
    .trim()
    .required(key('auth:errors.email'))
    .matches(EMAIL, key('auth:errors.email'))
    .max(254, key('auth:errors.emailLength'));

export interface LoginValues {
  email: string;
  password: string;
}

export const loginSchema: ObjectSchema<LoginValues> = object({
  email: email(),
  password: string().required(key('auth:errors.passwordRequired')),
});

export interface AddressValues {
  email: string;
}

export const addressSchema: ObjectSchema<AddressValues> = object({ email: email() });

export interface NewPasswordValues {
  password: string;
  confirmPassword: string;
}

const newPassword = () =>
  string()
    .required(key('auth:errors.passwordRequired'))
    .min(6, key('auth:errors.passwordShort'))
    .max(128, key('auth:errors.passwordLength'));

export const newPasswordSchema: ObjectSchema<NewPasswordValues> = object({
  password: newPassword(),
  confirmPassword: string()
    .required(key('auth:errors.confirmRequired'))
    .oneOf([ref('password')], key('auth:errors.passwordMatch')),
});

export interface RegisterValues {
  name: string;
  email: string;
  role: SelectableRole;
  password: string;
  confirmPassword: string;
  acceptTerms: boolean;
}

export const registerSchema: ObjectSchema<RegisterValues> = object({
  name: string()
    .trim()
    .required(key('auth:errors.name'))
    .min(2, key('auth:errors.name'))
    .max(100, key('auth:errors.nameLength')),
  email: email(),
  role: string<SelectableRole>()
    .oneOf([...SELECTABLE_ROLES], key('auth:errors.role'))
    .required(key('auth:errors.role')),
  password: string()
    .required(key('auth:errors.passwordRequired'))
    .min(6, key('auth:errors.passwordShort'))
    .max(128, key('auth:errors.passwordLength'))
    .test(
      'not-the-email',
      key('auth:errors.passwordIsEmail'),
      (value, { parent }) => value.toLowerCase() !== (parent as RegisterValues).email.trim().toLowerCase(),
    ),
  confirmPassword: string()
    .required(key('auth:errors.confirmRequired'))
    .oneOf([ref('password')], key('auth:errors.passwordMatch')),
  acceptTerms: boolean().required().oneOf([true], key('auth:errors.terms')),
});
