import { useSyncExternalStore } from 'react';
import type { ApiError } from '@/lib/http/ApiError';
import type { Access } from '@/types/anonymous';
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
  | { state: 'expired'; access: Access }
  | { state: 'failed'; error: ApiError }
  | { state: 'closed' }
  | { state: 'erased' };

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
      if (holders === 0) setOpening({ state: 'current' });
    }, GRACE_MS);
  };
}
