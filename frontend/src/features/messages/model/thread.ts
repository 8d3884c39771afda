import { dayOf } from '@/lib/format/day';
import type { Message } from '@/types/messages';

/** How many messages come at once. */
export const PAGE = 50;

/** Both lists as one, each message once, oldest first; what came later says more (read marks). */
export function mergeMessages(older: readonly Message[], newer: readonly Message[]): Message[] {
  const byId = new Map(older.map((message) => [message.id, message]));
  for (const message of newer) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

export interface DayGroup<T> {
  day: string;
  messages: T[];
}

/** Messages under the day they were written on, in Cameroon's time. */
export function byDay<T extends { createdAt: string }>(messages: readonly T[]): DayGroup<T>[] {
  const groups: DayGroup<T>[] = [];
  for (const message of messages) {
    const day = dayOf(message.createdAt);
    const last = groups[groups.length - 1];
    if (last?.day === day) last.messages.push(message);
    else groups.push({ day, messages: [message] });
  }
  return groups;
}

/** The newest message of the other one that I have not read. */
export function newestUnread(messages: readonly Message[], userId: number): Message | undefined {
  return messages.findLast((message) => message.receiverId === userId && !message.isRead);
}

/** The oldest one: where "Nouveaux messages" stands. */
export function firstUnread(messages: readonly Message[], userId: number): Message | undefined {
  return messages.find((message) => message.receiverId === userId && !message.isRead);
}

/** The last of my messages that the other one has read: only this one says so. */
export function lastSeen(messages: readonly Message[], userId: number): number | null {
  return messages.findLast((message) => message.senderId === userId && message.isRead)?.id ?? null;
}
