import { object, string } from 'yup';
import { REQUEST_LIMITS, requestFields } from '@/components/requests/requestForm';
import type { ClientRequest, Formulation } from '@/types/marketplace';

export const LIMITS = REQUEST_LIMITS;

// A type, not an interface: a draft reads it as a record of texts.
export type RequestValues = {
  title: string;
  description: string;
  legalDomain: string;
  urgency: string;
  budget: string;
};

export const emptyRequest: RequestValues = {
  title: '',
  description: '',
  legalDomain: '',
  urgency: 'normal',
  budget: '',
};

export const requestSchema = object({
  title: string()
    .trim()
    .required('marketplace:errors.title')
    .min(LIMITS.titleMin, 'marketplace:errors.titleShort')
    .max(LIMITS.titleMax, 'marketplace:errors.tooLong'),
  description: string()
    .trim()
    .required('marketplace:errors.description')
    .min(LIMITS.textMin, 'marketplace:errors.descriptionShort')
    .max(LIMITS.textMax, 'marketplace:errors.tooLong'),
  budget: string().trim().max(LIMITS.budgetMax, 'marketplace:errors.tooLong'),
});

export function valuesOf(request: ClientRequest): RequestValues {
  const { title, description, legalDomain, urgency, budget } = request;
  return { title, description, legalDomain, urgency, budget: budget ?? '' };
}

export { requestFields as requestBody };

export type Suggestion = Pick<Formulation, 'suggestedTitle' | 'suggestedDescription' | 'suggestedDomain'>;

/** A suggestion over what is written; what the assistant left empty stays as it is. */
export function withSuggestion(values: RequestValues, suggestion: Suggestion): RequestValues {
  const title = suggestion.suggestedTitle.trim().slice(0, LIMITS.titleMax);
  const description = suggestion.suggestedDescription.trim().slice(0, LIMITS.textMax);
  return {
    ...values,
    title: title === '' ? values.title : title,
    description: description === '' ? values.description : description,
    legalDomain: suggestion.suggestedDomain,
  };
}
