import { useSyncExternalStore } from 'react';
import { readPreference, writePreference } from '@/lib/storage/preferences';

export const MODES = ['light', 'dark', 'system'] as const;

export type Mode = (typeof MODES)[number];
export type Scheme = 'light' | 'dark';

/** Also read by `public/boot.js`, before the first paint. */
const MODE_KEY = 'theme';
const BACKGROUND: Record<Scheme, string> = { light: '#FAF7F1', dark: '#111714' };

const listeners = new Set<() => void>();
const darkQuery = typeof matchMedia === 'function' ? matchMedia('(prefers-color-scheme: dark)') : null;

let mode: Mode = 'system';

function schemeOf(current: Mode): Scheme {
  if (current !== 'system') return current;
  return darkQuery?.matches ? 'dark' : 'light';
}

function apply(): void {
  const scheme = schemeOf(mode);
  document.documentElement.dataset.theme = scheme;
  document
    .querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    ?.setAttribute('content', BACKGROUND[scheme]);
  for (const listener of listeners) listener();
}

/** Takes the stored choice over and follows the system from then on. */
export function startTheme(): void {
  const stored = readPreference(MODE_KEY);
  mode = MODES.find((each) => each === stored) ?? 'system';
  apply();
  darkQuery?.addEventListener('change', apply);
}

export function setMode(next: Mode): void {
  mode = next;
  writePreference(MODE_KEY, next);
  apply();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useMode(): Mode {
  return useSyncExternalStore(subscribe, () => mode);
}

export function useScheme(): Scheme {
  return useSyncExternalStore(subscribe, () => schemeOf(mode));
}
