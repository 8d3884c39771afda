import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wipePersonalData } from '@/lib/storage/wipe';
import { callsTo, json, onCall } from '@/testing/server';
import type { Message } from '@/types/messages';
import { Outbox, outboxOf, type NewMessage } from './outbox';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => ({}),
  get: (key: string) => Promise.resolve(kept.get(key)),
  set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
  del: (key: string) => Promise.resolve(kept.delete(key)),
  update: (key: string, change: (old: unknown) => unknown) =>
    Promise.resolve(kept.set(key, change(kept.get(key)))),
  clear: () => {
    kept.clear();
    return Promise.resolve();
  },
}));

const first: NewMessage = { requestId: 4, receiverId: 9, content: 'Bonjour', attachments: [] };

function stored(body: unknown): Message {
  const { content, clientKey } = body as { content: string; clientKey: string };
  return {
    id: callsTo('/api/messages').length,
    requestId: 4,
    senderId: 7,
    receiverId: 9,
    content,
    clientKey,
    isRead: false,
    readAt: null,
    createdAt: '2026-11-21T10:00:00Z',
    attachments: [],
  };
}

const accepts = () => onCall('POST', '/api/messages', (call) => json(201, stored(call.body)));
const loses = () => onCall('POST', '/api/messages', () => Promise.reject(new TypeError('network')));
const sentTexts = () =>
  callsTo('/api/messages').map(({ body }) => (body as { content: string; clientKey: string }).content);
const sentKeys = () => callsTo('/api/messages').map(({ body }) => (body as { clientKey: string }).clientKey);

let open: Outbox[] = [];
function outbox(): Outbox {
  const fresh = new Outbox(7);
  open.push(fresh);
  return fresh;
}
const states = (box: Outbox) => box.snapshot().map(({ state }) => state);
/** Lets everything that is already due come through. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
async function pass(milliseconds: number): Promise<void> {
  vi.advanceTimersByTime(milliseconds);
  await settle();
}

describe('the outbox', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    kept.clear();
  });
  afterEach(() => {
    for (const box of open) box.stop();
    open = [];
  });

  it('keeps a message on the device until the server has it', async () => {
    accepts();
    const box = outbox();
    const sent = vi.fn();
    box.onSent(sent);
    box.send(first);
    expect(states(box)).toEqual(['sending']);
    expect(kept.get('outbox-7')).toMatchObject([{ content: 'Bonjour' }]);
    await settle();
    expect(sent).toHaveBeenCalledOnce();
    expect(box.snapshot()).toEqual([]);
    await settle();
    expect(kept.has('outbox-7')).toBe(false);
  });

  it('tries again by itself with the same key, then waits for the person', async () => {
    loses();
    const box = outbox();
    box.send(first);
    await settle();
    expect(states(box)).toEqual(['waiting']);
    for (const wait of [2_000, 5_000, 15_000, 30_000]) await pass(wait);
    expect(states(box)).toEqual(['failed']);
    expect(new Set(sentKeys()).size).toBe(1);
    expect(sentKeys()).toHaveLength(5);
    accepts();
    box.retry(box.snapshot()[0]!.clientKey);
    await settle();
    expect(box.snapshot()).toEqual([]);
    expect(new Set(sentKeys()).size).toBe(1);
  });

  it('sends what waited when the network is back, in the order it was written', async () => {
    loses();
    const box = outbox();
    box.send(first);
    box.send({ ...first, content: 'Encore un mot' });
    await settle();
    expect(states(box)).toEqual(['waiting', 'waiting']);
    accepts();
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(box.snapshot()).toEqual([]);
    expect(sentTexts()).toEqual(['Bonjour', 'Bonjour', 'Encore un mot']);
  });

  it('leaves to the person what the server refuses, and lets the next one pass', async () => {
    onCall('POST', '/api/messages', (call) =>
      sentTexts().length === 1
        ? json(422, { code: 'invalid_values', message: 'Trop long', fields: {} })
        : json(201, stored(call.body)),
    );
    const box = outbox();
    box.send(first);
    box.send({ ...first, content: 'Suite' });
    await settle();
    expect(box.snapshot()).toMatchObject([{ content: 'Bonjour', state: 'failed' }]);
    expect(box.snapshot()[0]!.error?.message).toBe('Trop long');
    window.dispatchEvent(new Event('online'));
    await settle();
    expect(sentTexts()).toEqual(['Bonjour', 'Suite']);
    expect(box.remove(box.snapshot()[0]!.clientKey)?.content).toBe('Bonjour');
    expect(box.snapshot()).toEqual([]);
  });

  it('waits as long as the server asks', async () => {
    onCall('POST', '/api/messages', () =>
      json(429, { code: 'rate_limited', message: 'Doucement' }, { 'Retry-After': '20' }),
    );
    const box = outbox();
    box.send(first);
    await settle();
    await pass(19_000);
    expect(sentKeys()).toHaveLength(1);
    await pass(1_000);
    expect(sentKeys()).toHaveLength(2);
  });

  it('survives a reload and does not double', async () => {
    loses();
    outbox().send(first);
    await settle();
    const [key] = sentKeys();
    open[0]!.stop();
    expect(kept.get('outbox-7')).toHaveLength(1);
    accepts();
    const after = outbox();
    await settle();
    expect(after.snapshot()).toEqual([]);
    expect(new Set(sentKeys())).toEqual(new Set([key]));
  });

  it('is gone after signing out', async () => {
    loses();
    const box = outboxOf(7);
    box.send(first);
    await settle();
    vi.useRealTimers();
    await wipePersonalData(() => undefined);
    expect(box.snapshot()).toEqual([]);
    expect(outboxOf(7)).not.toBe(box);
    outboxOf(7).stop();
  });
});
