/** Under which name the text being written in a conversation is kept on the device; `null` is the new one. */
export function composerKey(userId: number, conversationId: number | null): string {
  return conversationId === null ? `assistant-${userId}` : `assistant-${userId}-${conversationId}`;
}
