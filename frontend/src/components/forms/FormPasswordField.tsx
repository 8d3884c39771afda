import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './FieldFrame';
import { fieldId } from './fieldState';
import { FormTextField } from './FormTextField';

interface Props extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be looked at: most typing errors on a phone are made here. */
export function FormPasswordField(props: Props) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <FormTextField
      {...props}
      type={visible ? 'text' : 'password'}
      maxLength={128}
      endAdornment={
        <IconButton
          edge="end"
          aria-label={t(visible ? 'form.hidePassword' : 'form.showPassword')}
          aria-pressed={visible}
          aria-controls={fieldId(props.formId, props.name)}
          onClick={() => setVisible(!visible)}
        >
          {visible ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
