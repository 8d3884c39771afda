import { typeset } from '@/lib/format/typeset';
import type { AlsoAnswer, AnswerFields, FirstHelp, WithFields } from '@/types/answer';

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

const setAll = (texts: readonly string[]) => texts.map(typeset);

const setHelp = ({ say, now, then }: FirstHelp): FirstHelp => ({
  say: typeset(say),
  now: setAll(now),
  then: typeset(then),
});

const setAlso = (also: AlsoAnswer): AlsoAnswer => ({
  ...also,
  answer: typeset(also.answer),
  conditions: setAll(also.conditions),
  action: typeset(also.action),
  basis: setAll(also.basis),
});

/** The fields of an answer as they are drawn, those that are missing as empty ones. */
export function fieldsOf(answer: WithFields<object>): AnswerFields {
  const { also, firstHelp } = answer;
  return {
    answer: answer.answer ? typeset(answer.answer) : null,
    conditions: setAll(answer.conditions ?? []),
    action: answer.action ? typeset(answer.action) : null,
    urgent: answer.urgent ?? false,
    basis: setAll(answer.basis ?? []),
    also: also ? setAlso(also) : null,
    related: answer.related ?? [],
    reason: answer.reason ?? null,
    danger: answer.danger ?? null,
    firstHelp: firstHelp ? setHelp(firstHelp) : null,
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
