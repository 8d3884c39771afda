import { ApiError, isApiError } from '@/lib/http/ApiError';
import { http } from '@/lib/http/client';
import { readDraft, removeDraft, updateDraft } from '@/lib/storage/drafts';
import { outboxKey } from '@/lib/storage/outboxKey';
import { onWipe } from '@/lib/storage/wipe';
import { newKey } from '@/lib/newKey';
import type { Attachment, Message } from '@/types/messages';

/** `waiting` goes again by itself; `failed` waits for the person, or for the network to come back. */
export type UnsentState = 'sending' | 'waiting' | 'failed';

/** A message from the moment "Envoyer" was pressed until the server has it. */
export interface Unsent {
  /** The server answers the same message for the same key: sending again never doubles it. */
  clientKey: string;
  requestId: number;
  receiverId: number;
  content: string;
  attachments: Attachment[];
  createdAt: string;
  state: UnsentState;
  error: ApiError | null;
}

type Kept = Omit<Unsent, 'state' | 'error'>;

export type NewMessage = Omit<Kept, 'clientKey' | 'createdAt'>;

/** Waits between tries (milliseconds); after the last one the message shows as not sent. */
const WAITS_MS = [2_000, 5_000, 15_000, 30_000];

/** What may pass by itself: no answer, a busy or failing server. Anything else the person has to look at. */
export function passesByItself(error: ApiError): boolean {
  return (
    error.category === 'offline' ||
    error.category === 'timeout' ||
    error.category === 'busy' ||
    error.category === 'server' ||
    error.category === 'rateLimited'
  );
}

/**
 * One person's messages on their way. It outlives the page it is shown in and, through the device's storage, a reload:
 * what was written is never lost. Messages of a conversation leave in the order they were written.
 */
export class Outbox {
  private items: readonly Unsent[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly sentListeners = new Set<(message: Message) => void>();
  private readonly tries = new Map<string, number>();
  private readonly busy = new Set<number>();
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>();
  private stopped = false;

  constructor(private readonly userId: number) {
    addEventListener('online', this.resume);
    void this.restore();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): readonly Unsent[] => this.items;

  /** Told of each message the server has taken, before it leaves this list. */
  readonly onSent = (listener: (message: Message) => void): (() => void) => {
    this.sentListeners.add(listener);
    return () => this.sentListeners.delete(listener);
  };

  send(message: NewMessage): void {
    const kept: Kept = { ...message, clientKey: newKey(), createdAt: new Date().toISOString() };
    this.publish([...this.items, { ...kept, state: 'sending', error: null }]);
    void updateDraft<Kept[]>(outboxKey(this.userId), (all = []) => [...all, kept]);
    void this.work(message.requestId);
  }

  retry(clientKey: string): void {
    const item = this.items.find((each) => each.clientKey === clientKey);
    if (!item) return;
    this.tries.delete(clientKey);
    this.change(clientKey, { state: 'sending', error: null });
    void this.work(item.requestId);
  }

  /** Takes a message out that was not sent, to write it anew or to drop it. */
  remove(clientKey: string): Unsent | undefined {
    const item = this.items.find((each) => each.clientKey === clientKey);
    this.forget(clientKey);
    return item;
  }

  stop(): void {
    this.stopped = true;
    removeEventListener('online', this.resume);
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.publish([]);
  }

  /** The network is back: everything that waited goes now. */
  private readonly resume = (): void => {
    for (const item of this.items) {
      if (item.state === 'sending' || (item.error !== null && !passesByItself(item.error))) continue;
      this.tries.delete(item.clientKey);
      this.change(item.clientKey, { state: 'sending', error: null });
    }
    for (const requestId of new Set(this.items.map((item) => item.requestId))) void this.work(requestId);
  };

  private async restore(): Promise<void> {
    const kept = (await readDraft<Kept[]>(outboxKey(this.userId))) ?? [];
    const known = new Set(this.items.map((item) => item.clientKey));
    const found = kept.filter((item) => !known.has(item.clientKey));
    if (this.stopped || found.length === 0) return;
    this.publish([
      ...found.map((item): Unsent => ({ ...item, state: 'sending', error: null })),
      ...this.items,
    ]);
    for (const requestId of new Set(found.map((item) => item.requestId))) void this.work(requestId);
  }

  /** Sends what is due of one conversation, one after the other. */
  private async work(requestId: number): Promise<void> {
    if (this.busy.has(requestId)) return;
    this.busy.add(requestId);
    clearTimeout(this.timers.get(requestId));
    try {
      for (;;) {
        const next = this.items.find((item) => item.requestId === requestId && item.state === 'sending');
        if (!next || this.stopped) return;
        if (!(await this.deliver(next))) return;
      }
    } finally {
      this.busy.delete(requestId);
    }
  }

  /** `false` when those behind it have to wait, too. */
  private async deliver(item: Unsent): Promise<boolean> {
    try {
      const message = await http.post<Message>('/api/messages', {
        requestId: item.requestId,
        receiverId: item.receiverId,
        content: item.content,
        clientKey: item.clientKey,
        attachmentIds: item.attachments.map(({ id }) => id),
      });
      for (const listener of this.sentListeners) listener(message);
      this.forget(item.clientKey);
      return true;
    } catch (thrown) {
      const error = isApiError(thrown) ? thrown : ApiError.local('unexpected');
      if (!passesByItself(error)) {
        this.change(item.clientKey, { state: 'failed', error });
        return true;
      }
      this.putOff(item, error);
      return false;
    }
  }

  private putOff(item: Unsent, error: ApiError): void {
    const tried = this.tries.get(item.clientKey) ?? 0;
    const wait = WAITS_MS[tried];
    const state: UnsentState = wait === undefined ? 'failed' : 'waiting';
    this.publish(
      this.items.map((each) =>
        each.requestId === item.requestId && each.state !== 'failed' ? { ...each, state, error } : each,
      ),
    );
    if (wait === undefined) return;
    this.tries.set(item.clientKey, tried + 1);
    const asked = (error.retryAfterSeconds ?? 0) * 1_000;
    this.timers.set(
      item.requestId,
      setTimeout(() => this.again(item.requestId), Math.max(wait, asked)),
    );
  }

  private again(requestId: number): void {
    this.publish(
      this.items.map((each) =>
        each.requestId === requestId && each.state === 'waiting' ? { ...each, state: 'sending' } : each,
      ),
    );
    void this.work(requestId);
  }

  private change(clientKey: string, change: Partial<Unsent>): void {
    this.publish(this.items.map((item) => (item.clientKey === clientKey ? { ...item, ...change } : item)));
  }

  private forget(clientKey: string): void {
    this.tries.delete(clientKey);
    this.publish(this.items.filter((item) => item.clientKey !== clientKey));
    const key = outboxKey(this.userId);
    void updateDraft<Kept[]>(key, (all = []) => all.filter((item) => item.clientKey !== clientKey)).then(
      () => (this.items.length === 0 ? removeIfEmpty(key) : undefined),
    );
  }

  private publish(items: readonly Unsent[]): void {
    this.items = items;
    for (const listener of this.listeners) listener();
  }
}

async function removeIfEmpty(key: string): Promise<void> {
  const kept = await readDraft<Kept[]>(key);
  if (kept?.length === 0) await removeDraft(key);
}

const outboxes = new Map<number, Outbox>();

/** The one outbox of a person in this tab. */
export function outboxOf(userId: number): Outbox {
  const known = outboxes.get(userId);
  if (known) return known;
  const fresh = new Outbox(userId);
  outboxes.set(userId, fresh);
  return fresh;
}

/** Lets everything go, at sign-out. */
export function closeOutboxes(): void {
  for (const outbox of outboxes.values()) outbox.stop();
  outboxes.clear();
}

onWipe(() => {
  closeOutboxes();
  return Promise.resolve();
});
