/** What people say of answers (docs/API.md, "Feedback"). */
import type { Answered, Schemas } from './api';

export const FEEDBACK_REASONS = [
  'wrong',
  'off_topic',
  'incomplete',
  'unclear',
  'outdated',
  'language',
  'other',
] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** Of the answer where `sourceKey` is empty, else of that source. */
export type Feedback = Answered<Schemas['Feedback'], { reason: FeedbackReason | null }>;

export type FeedbackHead = Answered<
  Schemas['FeedbackHead'],
  {
    reason: FeedbackReason | null;
    state: 'open' | 'reviewed';
    answerStatus: 'grounded' | 'no_match' | 'unavailable';
  }
>;

export type OpenedFeedback = Answered<Schemas['OpenedFeedback']>;

export type FeedbackTotals = Answered<Schemas['FeedbackTotals']>;

/** Characters of a comment. */
export const COMMENT_MAX = 1_000;
