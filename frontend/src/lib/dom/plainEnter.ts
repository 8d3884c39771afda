import type { KeyboardEvent } from 'react';

/** What browsers say of a key that went to the keyboard's own suggestions. */
const COMPOSING = 229;

/**
 * Enter alone, which sends. Not the one that breaks a line, and not the one that accepts a suggestion of the keyboard: some
 * browsers have ended the composition by then and tell only by the old code.
 */
export function isPlainEnter({ key, shiftKey, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || shiftKey) return false;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only sign of it in Safari and in older Android keyboards
  return !nativeEvent.isComposing && nativeEvent.keyCode !== COMPOSING;
}
