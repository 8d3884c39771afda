import { fieldsOf, hasFields, spokenOf } from '@/lib/answer/fields';
import { plainAnswer } from '@/lib/answer/share';
import type { WithFields } from '@/types/answer';
import { LIMITS } from './requestForm';

export interface Spoken {
  question: string;
  answer: WithFields<{ response: string }>;
}

/** The words around a conversation, in the person's language. */
export interface Wording {
  conversation: string;
  question: (text: string) => string;
  answer: (text: string) => string;
}

/** An answer without what it rests on: the professional knows that. */
function bare(answer: Spoken['answer']): string {
  const fields = fieldsOf(answer);
  return hasFields(fields) ? spokenOf(fields).join('\n') : plainAnswer(answer.response);
}

/**
 * What a conversation becomes in the form: the last question, then the whole conversation as lines of questions and
 * answers. What does not fit is left out from the oldest on.
 */
export function descriptionOf(spoken: readonly Spoken[], wording: Wording): string {
  const last = spoken[spoken.length - 1]?.question ?? '';
  const blocks = spoken.map(
    ({ question, answer }) => `${wording.question(question)}\n${wording.answer(bare(answer))}`,
  );
  const text = () => [last, wording.conversation, ...blocks].join('\n\n');
  while (blocks.length > 1 && text().length > LIMITS.textMax) blocks.shift();
  return text().slice(0, LIMITS.textMax);
}
