import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface FieldProps {
  /** The form's id: with the name it makes the control's id. */
  formId: string;
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

interface FrameProps {
  id: string;
  label: string;
  help: ReactNode;
  error: string | undefined;
  required: boolean;
  children: ReactNode;
}

/** `aria-describedby` of a control: its help, then its error. */
export function describedBy(id: string, help: ReactNode, error: string | undefined): string | undefined {
  const ids = [help ? `${id}-help` : '', error === undefined ? '' : `${id}-error`].filter(Boolean);
  return ids.length === 0 ? undefined : ids.join(' ');
}

/** A label above its control, help below, the error last: the same order in every form. */
export function FieldFrame({ id, label, help, error, required, children }: FrameProps) {
  const { t } = useTranslation();
  return (
    <FormControl fullWidth error={error !== undefined} sx={{ mb: 4 }}>
      <FormLabel
        htmlFor={id}
        sx={{
          mb: 1,
          fontWeight: 600,
          color: 'text.primary',
          '&.Mui-focused, &.Mui-error': { color: 'text.primary' },
        }}
      >
        {label}
        {!required && <span className="field-optional">{t('form.optional')}</span>}
      </FormLabel>
      {children}
      {Boolean(help) && (
        <FormHelperText component="div" id={`${id}-help`} error={false} sx={{ mx: 0, fontSize: '0.875rem' }}>
          {help}
        </FormHelperText>
      )}
      {error !== undefined && (
        <FormHelperText id={`${id}-error`} sx={{ mx: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
}
