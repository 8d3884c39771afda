/**
 * The shapes the API answers with, under the names the application uses.
 *
 * `npm run types` generates `api.gen.ts` from the server's own description; this file is the only one to import it.
 * An answer carries every one of its keys, and codes that the description calls strings are the unions named here.
 */
import type { components } from './api.gen';
import type { Role } from './role';

type Schemas = components['schemas'];

/** `T` with every key present and some of them narrowed. */
export type Answered<T, Narrow extends Partial<Record<keyof T, unknown>> = object> = Omit<
  Required<T>,
  keyof Narrow
> &
  Narrow;

export type { Schemas };

type Language = 'fr' | 'en';

export type User = Answered<Schemas['User'], { role: Role; language: Language }>;

export type LoginBody = Required<Schemas['LoginRequest']>;

/** The server reads an absent text as an empty one; the form always sends these. */
export type RegisterBody = Schemas['RegisterRequest'] & {
  name: string;
  email: string;
  password: string;
  role: Role;
};

export type SiteInfo = Answered<Schemas['SiteInfo']>;

export type ErrorBody = Schemas['Problem'];
