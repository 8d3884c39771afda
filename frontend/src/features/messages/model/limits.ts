/** Characters of a message (the server's own limit). */
export const MESSAGE_MAX = 5_000;

/** On a touch screen Enter makes a new line: there is no Shift key to ask for one. */
export function enterSends(): boolean {
  return typeof window.matchMedia !== 'function' || !window.matchMedia('(pointer: coarse)').matches;
}

/** Stands for a person without an account; no files pass through their link (docs/API.md). */
export const VISITOR_ID = -1;
