/** Characters of a message (the server's own limit). */
export const MESSAGE_MAX = 5_000;

/** On a touch screen Enter makes a new line: there is no Shift key to ask for one. */
export function enterSends(): boolean {
  return typeof window.matchMedia !== 'function' || !window.matchMedia('(pointer: coarse)').matches;
}
