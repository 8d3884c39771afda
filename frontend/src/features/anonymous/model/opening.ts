import { useSyncExternalStore } from 'react';
import type { ApiError } from '@/lib/http/ApiError';
import { setHeadersOf } from '@/lib/http/client';
import type { Key } from './words';

/**
 * How far an access is opened. It lives outside the components because the address that brought the link is taken away
 * before the server has answered. Nothing of it is kept on the device, and the key is dropped as soon as the cookie
 * stands in its place.
 */
export type Opening =
  | { state: 'current' }
  | { state: 'opening' }
  | { state: 'invalid' }
  | { state: 'failed'; error: ApiError }
  | { state: 'closed' }
  | { state: 'erased' };

/**
 * Which link this page shows. The server opens one at a time in a browser: once another one was opened beside, in another tab,
 * this page's calls are refused instead of meaning that one.
 */
let shown: string | null = null;

export function showLink(handle: string): void {
  shown = handle;
}

/** The first answer says which link it is; from then on it is this one. */
export function showFirstLink(handle: string): void {
  shown ??= handle;
}

setHeadersOf((path): Record<string, string> =>
  shown !== null && /^\/api\/anonymous-.*\/current\b/.test(path) ? { 'X-Opened-Link': shown } : {},
);

let opening: Opening = { state: 'current' };
let key: Key | null = null;
let holders = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setOpening(next: Opening, keepKey: Key | null = null): void {
  opening = next;
  key = keepKey;
  if (next.state !== 'current') shown = null;
  for (const listener of listeners) listener();
}

export function heldKey(): Key | null {
  return key;
}

export function useOpeningState(): Opening {
  return useSyncExternalStore(subscribe, () => opening);
}

/** The next page's code may still be on its way when the one before has gone. */
const GRACE_MS = 30_000;

/** While a page holds it, it stays; soon after the last one has gone, all is forgotten. */
export function holdOpening(): () => void {
  holders += 1;
  return () => {
    holders -= 1;
    setTimeout(() => {
      if (holders > 0) return;
      setOpening({ state: 'current' });
      shown = null;
    }, GRACE_MS);
  };
}
