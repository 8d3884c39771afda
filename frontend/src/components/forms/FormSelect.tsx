import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { fieldId, useFieldState } from './fieldState';

interface Props extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/** The browser's own list: on a phone it is the best one, and it weighs nothing. */
export function FormSelect({
  formId,
  name,
  label,
  help,
  required = false,
  disabled = false,
  options,
}: Props) {
  const id = fieldId(formId, name);
  const state = useFieldState(name);
  return (
    <FieldFrame id={id} label={label} help={help} error={state.error} required={required}>
      <NativeSelect
        name={name}
        value={state.value}
        onChange={state.onChange}
        onBlur={state.onBlur}
        disabled={disabled}
        input={<OutlinedInput />}
        inputProps={{
          id,
          'aria-describedby': describedBy(id, help, state.error),
          'aria-invalid': state.error !== undefined,
          'aria-required': required,
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </FieldFrame>
  );
}
