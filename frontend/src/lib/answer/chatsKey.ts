/** Under which key SWR's memory holds a person's conversations with the assistant. */
export function chatsKey(userId: number): string {
  return `chats-${userId}`;
}
