import type { AnswerFields, WithFields } from '@/types/answer';

export const noFields: AnswerFields = {
  answer: null,
  conditions: [],
  action: null,
  urgent: false,
  basis: [],
  also: null,
  related: [],
  reason: null,
  danger: null,
  firstHelp: null,
};

/** The fields of an answer, those that are missing as empty ones. */
export function fieldsOf(answer: WithFields<object>): AnswerFields {
  return {
    answer: answer.answer ?? null,
    conditions: answer.conditions ?? [],
    action: answer.action ?? null,
    urgent: answer.urgent ?? false,
    basis: answer.basis ?? [],
    also: answer.also ?? null,
    related: answer.related ?? [],
    reason: answer.reason ?? null,
    danger: answer.danger ?? null,
    firstHelp: answer.firstHelp ?? null,
  };
}

/** Whether there is something to draw of them; else the answer's text is drawn whole. */
export function hasFields({ answer, firstHelp }: AnswerFields): boolean {
  return answer !== null || firstHelp !== null;
}

/** The answer alone, without what it rests on: to be read aloud, or for who knows the law. */
export function spokenOf(fields: AnswerFields): string[] {
  const { answer, conditions, action, also, firstHelp } = fields;
  const help = firstHelp === null ? [] : [firstHelp.say, ...firstHelp.now, firstHelp.then];
  const law = [answer, ...conditions, action];
  const second = also === null ? [] : [also.answer, ...also.conditions, also.action];
  return [...help, ...law, ...second].filter((part): part is string => part !== null && part.trim() !== '');
}
