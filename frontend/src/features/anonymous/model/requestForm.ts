import { object, string } from 'yup';
import { REQUEST_LIMITS, requestFields } from '@/components/requests/requestForm';
import type { LegalDomain, Urgency } from '@/types/marketplace';

export const LIMITS = { ...REQUEST_LIMITS, emailMax: 254 } as const;

export const URGENCY_OPTIONS: readonly Urgency[] = ['low', 'normal', 'high', 'critical'];

/** Those of the anonymous form (product.md §3): "autre" is not among them. */
export const DOMAIN_OPTIONS: readonly Exclude<LegalDomain, 'autre'>[] = [
  'civil',
  'penal',
  'commercial',
  'travail',
  'famille',
  'immobilier',
  'fiscal',
  'administratif',
];

export type RequestValues = {
  title: string;
  description: string;
  legalDomain: string;
  urgency: string;
  budget: string;
  anonymousEmail: string;
  /** Hidden from people; only a program fills it. */
  website: string;
};

export const emptyRequest: RequestValues = {
  title: '',
  description: '',
  legalDomain: '',
  urgency: 'normal',
  budget: '',
  anonymousEmail: '',
  website: '',
};

export const requestSchema = object({
  title: string()
    .trim()
    .required('anonymous:errors.title')
    .min(LIMITS.titleMin, 'anonymous:errors.titleShort')
    .max(LIMITS.titleMax, 'anonymous:errors.tooLong'),
  description: string()
    .trim()
    .required('anonymous:errors.description')
    .min(LIMITS.textMin, 'anonymous:errors.descriptionShort')
    .max(LIMITS.textMax, 'anonymous:errors.tooLong'),
  budget: string().trim().max(LIMITS.budgetMax, 'anonymous:errors.tooLong'),
  anonymousEmail: string()
    .trim()
    .required('anonymous:errors.emailMissing')
    .email('anonymous:errors.email')
    .max(LIMITS.emailMax, 'anonymous:errors.tooLong'),
});

/** One of the three fields without which nothing is sent is empty. */
export function isIncomplete({ title, description, anonymousEmail }: RequestValues): boolean {
  return [title, description, anonymousEmail].some((value) => value.trim() === '');
}

export function requestBody(values: RequestValues): Record<string, string> {
  const { anonymousEmail, website } = values;
  return { ...requestFields(values), anonymousEmail: anonymousEmail.trim(), website };
}
