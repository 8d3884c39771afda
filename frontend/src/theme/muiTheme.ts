import { createTheme, type Theme } from '@mui/material/styles';
import type { Scheme } from './mode';

/** The tokens of `tokens.css` for components that compute with colours. A test holds the two together. */
export const palettes = {
  light: {
    background: '#FAF7F1',
    paper: '#FFFFFF',
    ink: '#1B2420',
    muted: '#54605A',
    line: '#838C86',
    divider: '#DDD8CC',
    primary: '#0E5A46',
    onPrimary: '#FFFFFF',
    accent: '#A8481F',
    error: '#A3271E',
    warning: '#7A5200',
    success: '#1E6B3A',
    info: '#1F4F8F',
  },
  dark: {
    background: '#111714',
    paper: '#1A221E',
    ink: '#EEF2EE',
    muted: '#A9B5AE',
    line: '#7C8A82',
    divider: '#303B35',
    primary: '#6FCFAE',
    onPrimary: '#0B231B',
    accent: '#F0A27C',
    error: '#FF9C92',
    warning: '#F2C14E',
    success: '#7FD69B',
    info: '#9CC2F5',
  },
} as const;

const sans = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";
const serif = "Georgia, 'Noto Serif', serif";

export function createPalabreTheme(scheme: Scheme): Theme {
  const c = palettes[scheme];
  const tone = (main: string) => ({ main, contrastText: scheme === 'light' ? '#FFFFFF' : c.onPrimary });
  const title = { fontFamily: serif, fontWeight: 600, lineHeight: 1.25 };
  return createTheme({
    palette: {
      mode: scheme,
      background: { default: c.background, paper: c.paper },
      text: { primary: c.ink, secondary: c.muted },
      divider: c.divider,
      primary: tone(c.primary),
      secondary: tone(c.accent),
      error: tone(c.error),
      warning: tone(c.warning),
      success: tone(c.success),
      info: tone(c.info),
    },
    spacing: 4,
    shape: { borderRadius: 8 },
    typography: {
      fontFamily: sans,
      fontSize: 14,
      body1: { fontSize: '1rem', lineHeight: 1.55 },
      body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
      caption: { fontSize: '0.875rem', lineHeight: 1.45 },
      h1: { ...title, fontSize: 'clamp(1.625rem, 1.3rem + 1.4vw, 2.25rem)' },
      h2: { ...title, fontSize: 'clamp(1.375rem, 1.2rem + 0.8vw, 1.75rem)' },
      h3: { ...title, fontSize: '1.1875rem' },
      h4: { ...title, fontSize: '1.0625rem' },
      button: { textTransform: 'none', fontWeight: 600, fontSize: '1rem', lineHeight: 1.4 },
    },
    transitions: {
      duration: {
        shortest: 120,
        shorter: 140,
        short: 160,
        standard: 180,
        complex: 200,
        enteringScreen: 180,
        leavingScreen: 140,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: {
          root: {
            minHeight: 44,
            paddingInline: 20,
            borderRadius: 10,
            '&.Mui-focusVisible': { outline: `3px solid ${c.primary}`, outlineOffset: 2 },
          },
          outlined: { borderColor: c.line },
        },
      },
      MuiIconButton: {
        styleOverrides: {
          root: {
            minWidth: 44,
            minHeight: 44,
            '&.Mui-focusVisible': { outline: `3px solid ${c.primary}`, outlineOffset: 2 },
          },
        },
      },
      MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
      MuiCard: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 12, borderColor: c.divider } },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { borderRadius: 8, backgroundColor: c.paper },
          notchedOutline: { borderColor: c.line },
          input: { paddingBlock: 12, height: '1.5rem' },
          multiline: { padding: '10px 14px' },
        },
      },
      MuiCheckbox: { styleOverrides: { root: { padding: 10, color: c.line } } },
      MuiAlert: {
        defaultProps: { variant: 'outlined' },
        styleOverrides: { root: { borderRadius: 10, color: c.ink, fontSize: '1rem' } },
      },
      MuiLink: { defaultProps: { underline: 'always' } },
    },
  });
}
