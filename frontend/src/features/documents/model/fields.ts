import { object, string, type ObjectSchema } from 'yup';
import { parseAmount } from './amount';
import type { Parameter } from './types';

export type FormValues = Record<string, string>;

/** The hour of a date-time has an input of its own: it may stay empty where it is not known yet. */
export function timeName(name: string): string {
  return `${name}__time`;
}

export function initialValues(parameters: readonly Parameter[]): FormValues {
  const names = parameters.flatMap(({ name, type }) =>
    type === 'dateTime' ? [name, timeName(name)] : [name],
  );
  return Object.fromEntries(names.map((name) => [name, '']));
}

/** What is sent: trimmed, without empty fields, amounts as digits, date and hour in one. */
export function parametersOf(parameters: readonly Parameter[], values: FormValues): Record<string, string> {
  const out: Record<string, string> = {};
  for (const { name, type } of parameters) {
    const raw = (values[name] ?? '').trim();
    if (raw === '') continue;
    const time = type === 'dateTime' ? (values[timeName(name)] ?? '') : '';
    const amount = type === 'amount' ? parseAmount(raw) : null;
    out[name] = amount === null ? (time === '' ? raw : `${raw}T${time}`) : String(amount);
  }
  return out;
}

function ruleFor({ type, required, maxLength }: Parameter) {
  let rule = string().trim().max(maxLength, 'documents:errors.tooLong');
  if (type === 'amount') {
    rule = rule.test('amount', 'documents:errors.amount', (value) => !value || parseAmount(value) !== null);
  }
  if (type === 'person' || type === 'court') {
    rule = rule.test(
      'name',
      'documents:errors.name',
      (value) => !value || (value.match(/\p{L}/gu) ?? []).length >= 2,
    );
  }
  if (type === 'duration') {
    rule = rule.test('duration', 'documents:errors.duration', (value) => !value || /\p{L}{2}/u.test(value));
  }
  return required ? rule.required('documents:errors.required') : rule;
}

/** The rules a browser can check; the server's `fields` say the rest. */
export function schemaFor(parameters: readonly Parameter[]): ObjectSchema<object> {
  return object(Object.fromEntries(parameters.map((parameter) => [parameter.name, ruleFor(parameter)])));
}
