import { array, number, object, string } from 'yup';
import type { LegalDomain } from '@/types/marketplace';
import type { OwnProfile } from '@/types/professionals';

/** Characters of each text (the server's own limits). */
export const LIMITS = { specialty: 100, city: 80, rollNumber: 60, bio: 2_000, languages: 200 } as const;
export const MOST_YEARS = 80;

export interface ProfileValues {
  specialty: string;
  domains: LegalDomain[];
  city: string;
  /** As typed, separated by commas. */
  languages: string;
  rollNumber: string;
  bio: string;
  yearsOfPractice: string;
}

export function valuesOf(profile: OwnProfile): ProfileValues {
  return {
    specialty: profile.specialty ?? '',
    domains: profile.domains,
    city: profile.city ?? '',
    languages: profile.languages.join(', '),
    rollNumber: profile.rollNumber ?? '',
    bio: profile.bio ?? '',
    yearsOfPractice: profile.yearsOfPractice === null ? '' : String(profile.yearsOfPractice),
  };
}

export function languagesOf(typed: string): string[] {
  return typed
    .split(/[,;\n]/)
    .map((language) => language.trim())
    .filter((language, index, all) => language !== '' && all.indexOf(language) === index);
}

/** What is sent: every field, so that an emptied one is emptied. */
export function bodyOf(values: ProfileValues): Omit<OwnProfile, 'isVerified'> {
  const years = values.yearsOfPractice.trim();
  return {
    specialty: values.specialty.trim(),
    domains: values.domains,
    city: values.city.trim(),
    languages: languagesOf(values.languages),
    rollNumber: values.rollNumber.trim(),
    bio: values.bio.trim(),
    yearsOfPractice: years === '' ? null : Number(years),
  };
}

/** The parts a client looks at first, and whether they are there. */
export const HINTED = [
  'specialty',
  'domains',
  'city',
  'languages',
  'rollNumber',
  'bio',
  'availability',
] as const;

export type Hinted = (typeof HINTED)[number];

export function missingOf(values: ProfileValues, hasAvailability: boolean): Hinted[] {
  const body = bodyOf(values);
  return HINTED.filter((part) => {
    if (part === 'availability') return !hasAvailability;
    const value = body[part];
    return value === null || value.length === 0;
  });
}

const text = (limit: number) => string().trim().max(limit, 'profiles:errors.tooLong');

export const profileSchema = object({
  specialty: text(LIMITS.specialty),
  domains: array().of(string().required()),
  city: text(LIMITS.city),
  languages: text(LIMITS.languages),
  rollNumber: text(LIMITS.rollNumber),
  bio: text(LIMITS.bio),
  yearsOfPractice: number()
    .transform((value: number, typed: unknown) => (typed === '' ? undefined : value))
    .typeError('profiles:errors.years')
    .integer('profiles:errors.years')
    .min(0, 'profiles:errors.years')
    .max(MOST_YEARS, 'profiles:errors.years'),
});
