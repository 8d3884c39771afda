import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { useScheme } from './mode';
import { createPalabreTheme } from './muiTheme';

/** MUI's theme, for the pages that use MUI. The shell and the home page stay without it. */
export default function UiProvider({ children }: { children: ReactNode }) {
  const scheme = useScheme();
  const theme = useMemo(() => createPalabreTheme(scheme), [scheme]);
  return (
    <StyledEngineProvider injectFirst>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </StyledEngineProvider>
  );
}
