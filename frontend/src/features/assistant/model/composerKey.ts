/** Under which name the text being written is kept on the device. */
export function composerKey(userId: number): string {
  return `assistant-${userId}`;
}
