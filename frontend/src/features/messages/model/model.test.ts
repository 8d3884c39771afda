import { describe, expect, it } from 'vitest';
import type { Message } from '@/types/messages';
import { mediaTypeOf, refusalOf } from './files';
import { byDay, firstUnread, lastSeen, mergeMessages, newestUnread } from './thread';

const message = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  requestId: 4,
  senderId: 9,
  receiverId: 7,
  content: `n° ${id}`,
  clientKey: null,
  isRead: false,
  readAt: null,
  createdAt: '2026-11-21T10:00:00Z',
  attachments: [],
  ...change,
});

describe('a conversation', () => {
  it('holds each message once, oldest first, as it was last heard of', () => {
    const merged = mergeMessages([message(2), message(3)], [message(3, { isRead: true }), message(1)]);
    expect(merged.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(merged[2]?.isRead).toBe(true);
  });

  it('is cut by Cameroon’s days', () => {
    const groups = byDay([
      message(1, { createdAt: '2026-11-21T22:59:00Z' }),
      message(2, { createdAt: '2026-11-21T23:00:00Z' }),
      message(3, { createdAt: '2026-11-22T08:00:00Z' }),
    ]);
    expect(groups.map(({ day, messages }) => [day, messages.length])).toEqual([
      ['2026-11-21', 1],
      ['2026-11-22', 2],
    ]);
  });

  it('knows what is new and what was seen', () => {
    const all = [
      message(1, { isRead: true }),
      message(2, { senderId: 7, receiverId: 9, isRead: true }),
      message(3),
      message(4, { senderId: 7, receiverId: 9 }),
      message(5),
    ];
    expect(firstUnread(all, 7)?.id).toBe(3);
    expect(newestUnread(all, 7)?.id).toBe(5);
    expect(lastSeen(all, 7)).toBe(2);
    expect(lastSeen(all, 9)).toBe(1);
    expect(newestUnread([], 7)).toBeUndefined();
  });
});

describe('files', () => {
  const file = (name: string, size = 1_000) => ({ name, size, type: '' });

  it('takes the four types by name, also where a phone gives no type', () => {
    expect(mediaTypeOf(file('Bail.PDF'))).toBe('application/pdf');
    expect(mediaTypeOf(file('photo.jpeg'))).toBe('image/jpeg');
    expect(refusalOf(file('acte.docx'))).toBeNull();
    expect(refusalOf(file('photo.heic'))).toBe('messages:files.wrongType');
    expect(refusalOf(file('sans-type'))).toBe('messages:files.wrongType');
  });

  it('says what is too large or empty', () => {
    expect(refusalOf(file('a.pdf', 10 * 1024 * 1024))).toBeNull();
    expect(refusalOf(file('a.pdf', 10 * 1024 * 1024 + 1))).toBe('messages:files.tooLarge');
    expect(refusalOf(file('a.pdf', 0))).toBe('messages:files.empty');
  });
});
