import { FormTextField } from '@/components/forms/FormTextField';

interface Props<N extends string> {
  formId: string;
  /** Without the language at its end. */
  name: N;
  label: (field: `${N}Fr` | `${N}En`) => string;
  rows?: number;
  maxLength?: number;
  required?: boolean;
  help?: string;
}

/** The same field in both languages, side by side where there is room. */
export function Pair<N extends string>({ formId, name, label, ...field }: Props<N>) {
  const names = [`${name}Fr`, `${name}En`] as const;
  return (
    <div className="kn-two">
      {names.map((each) => (
        <FormTextField key={each} formId={formId} name={each} label={label(each)} {...field} />
      ))}
    </div>
  );
}
