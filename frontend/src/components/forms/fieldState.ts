import { getIn, useField, useFormikContext, type FormikHelpers } from 'formik';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@/lib/http/ApiError';
import { afterPress } from './pressedButton';

/** What the server refused, with the value it refused: the message goes when the value changes. */
type ServerErrors = Record<string, { text: string; value: unknown }>;

interface FormStatus {
  server?: ServerErrors;
}

function serverErrorsOf(status: unknown): ServerErrors {
  return (status as FormStatus | undefined)?.server ?? {};
}

/** A part of a part, `translation.title`, is the field `translationTitle`. */
function flat(name: string): string {
  return name.replaceAll(/\.([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Puts the server's `fields` where the person typed. `true` when at least one belongs to a field of this form; else
 * the error is for the whole form.
 */
export function takeServerFields<V extends object>(
  error: unknown,
  values: V,
  helpers: Pick<FormikHelpers<V>, 'setStatus'>,
): boolean {
  if (!isApiError(error)) return false;
  const fields = Object.entries(error.fields).map(([name, text]) => [flat(name), text] as const);
  const known = fields.filter(([name]) => name in values);
  const server: ServerErrors = Object.fromEntries(
    known.map(([name, text]) => [name, { text, value: getIn(values, name) as unknown }]),
  );
  helpers.setStatus({ server } satisfies FormStatus);
  return known.length > 0;
}

/** Schemas hold keys (`auth:errors.email`), translated when shown; anything else is the server's own sentence. */
const KEY = /^[a-z][a-zA-Z]*:[a-zA-Z][\w.]*$/;

export function useErrorText(): (raw: string) => string {
  const { t } = useTranslation();
  return (raw) => (KEY.test(raw) ? (t as (key: string) => string)(raw) : raw);
}

export interface FieldState {
  value: string;
  checked: boolean;
  error: string | undefined;
  onChange: (event: { target: { name?: string; value: string } }) => void;
  onBlur: (event: unknown) => void;
}

export function useFieldState(name: string): FieldState {
  const [field, meta] = useField<string | boolean>(name);
  const status: unknown = useFormikContext().status;
  const text = useErrorText();
  const server = serverErrorsOf(status)[name];
  const raw =
    (meta.touched ? meta.error : undefined) ??
    (server && server.value === field.value ? server.text : undefined);
  return {
    value: typeof field.value === 'string' ? field.value : '',
    checked: field.value === true,
    error: raw === undefined ? undefined : text(raw),
    onChange: field.onChange,
    onBlur: (event) => afterPress(() => field.onBlur(event)),
  };
}

/** Every error a form shows now, in the order of `names`. */
export function useShownErrors(names: readonly string[]): { name: string; error: string }[] {
  const { errors, touched, values, ...form } = useFormikContext();
  const status: unknown = form.status;
  const text = useErrorText();
  const server = serverErrorsOf(status);
  return names.flatMap((name) => {
    const own = getIn(touched, name) === true ? (getIn(errors, name) as string | undefined) : undefined;
    const refused = server[name];
    const raw = own ?? (refused && refused.value === getIn(values, name) ? refused.text : undefined);
    return raw === undefined ? [] : [{ name, error: text(raw) }];
  });
}

/** The id of a field's control: the error summary and labels point at it. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
