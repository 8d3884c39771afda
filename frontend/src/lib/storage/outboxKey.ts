/** Under which name messages that are not sent yet are kept on the device. */
export function outboxKey(userId: number): string {
  return `outbox-${userId}`;
}
