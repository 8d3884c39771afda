import { boolean, object, ref, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '@/lib/i18n/message';
import type { Language } from '@/lib/i18n/languages';

/** Messages are keys, translated when shown. */
const key = (message: MessageKey): MessageKey => message;

export interface AccountValues {
  name: string;
  language: Language;
}

export const accountSchema: ObjectSchema<AccountValues> = object({
  name: string()
    .trim()
    .required(key('auth:errors.name'))
    .min(2, key('auth:errors.name'))
    .max(100, key('auth:errors.nameLength')),
  language: string<Language>().oneOf(['fr', 'en']).required(),
});

export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export const passwordSchema: ObjectSchema<PasswordValues> = object({
  currentPassword: string().required(key('auth:errors.passwordRequired')),
  newPassword: string()
    .required(key('auth:errors.passwordRequired'))
    .min(6, key('auth:errors.passwordShort'))
    .max(128, key('auth:errors.passwordLength'))
    .notOneOf([ref('currentPassword')], key('settings:password.same')),
  confirmPassword: string()
    .required(key('auth:errors.confirmRequired'))
    .oneOf([ref('newPassword')], key('auth:errors.passwordMatch')),
});

export interface DeletionValues {
  password: string;
  understood: boolean;
}

export const deletionSchema: ObjectSchema<DeletionValues> = object({
  password: string().required(key('auth:errors.passwordRequired')),
  understood: boolean().required().oneOf([true], key('settings:errors.understood')),
});
