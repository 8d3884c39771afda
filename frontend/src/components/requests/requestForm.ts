/** The server's own limits of a request's fields, in characters. */
export const REQUEST_LIMITS = {
  titleMin: 3,
  titleMax: 150,
  textMin: 10,
  textMax: 20_000,
  budgetMax: 200,
} as const;

interface Fields {
  title: string;
  description: string;
  legalDomain: string;
  urgency: string;
  budget: string;
}

/** What is sent of a request, with an account or without: trimmed; a domain left open is the server's to choose. */
export function requestFields(values: Fields): Record<string, string> {
  const { title, description, legalDomain, urgency, budget } = values;
  return {
    title: title.trim(),
    description: description.trim(),
    ...(legalDomain === '' ? {} : { legalDomain }),
    urgency,
    budget: budget.trim(),
  };
}
