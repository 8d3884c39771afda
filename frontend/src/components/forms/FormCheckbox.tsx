import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { describedBy } from './FieldFrame';
import { fieldId, useFieldState } from './fieldState';
import { afterPress } from './pressedButton';

interface Props {
  formId: string;
  name: string;
  label: ReactNode;
  required?: boolean;
}

export function FormCheckbox({ formId, name, label, required = false }: Props) {
  const id = fieldId(formId, name);
  const state = useFieldState(name);
  const { setFieldValue, setFieldTouched } = useFormikContext();
  return (
    <FormControl error={state.error !== undefined} sx={{ mb: 3 }}>
      <FormControlLabel
        label={label}
        sx={{ alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 2.25 } }}
        control={
          <Checkbox
            id={id}
            name={name}
            checked={state.checked}
            onChange={(_, checked) => {
              void setFieldValue(name, checked);
            }}
            onBlur={() => afterPress(() => void setFieldTouched(name, true))}
            slotProps={{
              input: {
                'aria-describedby': describedBy(id, undefined, state.error),
                'aria-invalid': state.error !== undefined,
                'aria-required': required,
              },
            }}
          />
        }
      />
      {state.error !== undefined && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
          {state.error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
