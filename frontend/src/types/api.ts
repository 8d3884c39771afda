/**
 * The shapes the API answers with, under the names the application uses.
 * `npm run types` generates `api.gen.ts` from the server's own description; this file is the only one to import it.
 */
import type { Role } from './role';

export interface User {
  id: number;
  name: string;
  email: string;
  role: Role;
  isPremium: boolean;
  premiumUntil: string | null;
  language: 'fr' | 'en';
  isEmailVerified: boolean;
  createdAt: string;
}

export interface LoginBody {
  email: string;
  password: string;
}

export interface RegisterBody {
  name: string;
  email: string;
  password: string;
  role: Role;
  language?: 'fr' | 'en';
  termsVersion?: string;
}

export interface SiteInfo {
  productName: string;
  legalEmail: string;
  supportEmail: string;
  version: string;
}

export interface ErrorBody {
  message: string;
  code: string;
  fields?: Record<string, string>;
}
