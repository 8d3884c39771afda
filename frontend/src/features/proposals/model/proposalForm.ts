import { object, string } from 'yup';

/** The server's own limits, in characters. */
export const LIMITS = {
  titleMin: 3,
  titleMax: 150,
  textMin: 10,
  textMax: 10_000,
  lineMax: 100,
  experienceMax: 2_000,
  reasonMax: 500,
  commentMax: 2_000,
  messageMax: 5_000,
} as const;

// A type, not an interface: a draft reads it as a record of texts.
export type ProposalValues = {
  title: string;
  description: string;
  price: string;
  timeline: string;
  experience: string;
};

export const emptyProposal: ProposalValues = {
  title: '',
  description: '',
  price: '',
  timeline: '',
  experience: '',
};

export const proposalSchema = object({
  title: string()
    .trim()
    .required('proposals:errors.title')
    .min(LIMITS.titleMin, 'proposals:errors.titleShort')
    .max(LIMITS.titleMax, 'proposals:errors.tooLong'),
  description: string()
    .trim()
    .required('proposals:errors.description')
    .min(LIMITS.textMin, 'proposals:errors.descriptionShort')
    .max(LIMITS.textMax, 'proposals:errors.tooLong'),
  price: string().trim().max(LIMITS.lineMax, 'proposals:errors.tooLong'),
  timeline: string().trim().max(LIMITS.lineMax, 'proposals:errors.tooLong'),
  experience: string().trim().max(LIMITS.experienceMax, 'proposals:errors.tooLong'),
});

/** What is sent: trimmed, without what was left empty. */
export function proposalBody(requestId: number, values: ProposalValues): Record<string, string | number> {
  const written = Object.entries(values)
    .map(([name, text]): [string, string] => [name, text.trim()])
    .filter(([, text]) => text !== '');
  return { requestId, ...Object.fromEntries(written) };
}

export function proposalDraftKey(userId: number, requestId: number): string {
  return `proposal-${userId}-${requestId}`;
}
