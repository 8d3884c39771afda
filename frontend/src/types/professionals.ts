/** Professionals as others see them, and as they describe themselves (docs/API.md, "Professionals"). */
import type { Answered, Schemas } from './api';
import type { LegalDomain } from './marketplace';
import type { Role } from './role';

export type Contact = Answered<Schemas['Contact'], { role: Role }>;

export type PublicRating = Answered<Schemas['PublicRating']>;

export type Professional = Answered<
  Schemas['Professional'],
  { role: Role; domains: LegalDomain[]; ratings: PublicRating[] }
>;

export type OwnProfile = Answered<Schemas['ProfessionalProfile'], { domains: LegalDomain[] }>;

/** One opening of a week, in Africa/Douala's time; `dayOfWeek` 0 is Sunday. */
export type Availability = Answered<Schemas['Availability']>;
