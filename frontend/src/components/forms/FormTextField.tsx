import OutlinedInput from '@mui/material/OutlinedInput';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { fieldId, useFieldState } from './fieldState';

export interface FormTextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local' | 'time' | 'number' | 'password' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'numeric' | 'tel' | 'decimal';
  /** The smallest number of lines; more than one makes it a long text that grows. */
  rows?: number;
  maxLength?: number;
  /** The first day of a date field. */
  min?: string;
  /** The id of a list of suggestions. */
  list?: string;
  example?: string;
  endAdornment?: ReactNode;
}

export function FormTextField({
  formId,
  name,
  label,
  help,
  required = false,
  disabled = false,
  type = 'text',
  autoComplete,
  inputMode,
  rows = 1,
  maxLength,
  min,
  list,
  example,
  endAdornment,
}: FormTextFieldProps) {
  const id = fieldId(formId, name);
  const state = useFieldState(name);
  return (
    <FieldFrame id={id} label={label} help={help} error={state.error} required={required}>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        value={state.value}
        onChange={state.onChange}
        onBlur={state.onBlur}
        disabled={disabled}
        multiline={rows > 1}
        {...(rows > 1 ? { minRows: rows, maxRows: 16 } : {})}
        {...(example === undefined ? {} : { placeholder: example })}
        endAdornment={endAdornment}
        inputProps={{
          'aria-describedby': describedBy(id, help, state.error),
          'aria-invalid': state.error !== undefined,
          'aria-required': required,
          autoComplete,
          inputMode,
          maxLength,
          min,
          list,
          ...(type === 'email' ? { autoCapitalize: 'none', spellCheck: false } : {}),
        }}
      />
    </FieldFrame>
  );
}
