import { ChatStore } from './chatStore';
import type { Unsent } from './unsent';

/**
 * The conversations of one person that this page has shown, and the new one. They live in SWR's memory, so that sign-out
 * takes them away.
 */
export class Chats {
  private readonly known = new Map<number, ChatStore>();
  private fresh = this.watched(null);
  private readonly listeners = new Set<() => void>();
  /** Of conversations that were not opened since the page was loaded; `null` until it has been read. */
  private waiting: readonly Unsent[] | null = null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The one of this address; `null` is the new one. */
  of(id: number | null): ChatStore {
    if (id === null) return this.fresh;
    // What has an address of its own is no longer the new one.
    if (this.fresh.snapshot().conversationId !== null) this.fresh = this.watched(null);
    const known = this.known.get(id) ?? this.watched(id);
    this.known.set(id, known);
    this.handOut(known);
    return known;
  }

  /** What has no answer anywhere; `null` until it is known what had none before. */
  get unsent(): Unsent[] | null {
    if (this.waiting === null) return null;
    const stores = new Set([...this.known.values(), this.fresh]);
    return [...this.waiting, ...[...stores].flatMap((store) => store.unsent)];
  }

  bringBack(unsent: readonly Unsent[]): void {
    if (this.waiting !== null) return;
    this.waiting = unsent;
    for (const store of [this.fresh, ...this.known.values()]) this.handOut(store);
  }

  /** Makes the new conversation empty, unless an answer in it is on its way. */
  begin(): void {
    if (this.fresh.busy) return;
    const { conversationId, exchanges } = this.fresh.snapshot();
    if (conversationId !== null) this.fresh = this.watched(null);
    else if (exchanges.length > 0) this.fresh.clear();
  }

  /** The server knows it no longer. What had no answer in it goes to the new one. */
  lose(store: ChatStore): void {
    if (this.fresh.snapshot().conversationId !== null) this.fresh = this.watched(null);
    const unsent = store.lose().map((each) => ({ ...each, conversation: null }));
    this.fresh.bringBack(unsent);
  }

  setHidden(id: number, isHidden: boolean): void {
    this.known.get(id)?.setHidden(isHidden);
  }

  /** It was erased here. */
  forget(id: number): void {
    this.known.get(id)?.abort();
    this.known.delete(id);
    this.waiting = this.waiting?.filter(({ conversation }) => conversation !== id) ?? null;
    this.notify();
  }

  private watched(id: number | null): ChatStore {
    const store = new ChatStore(id);
    let address = id;
    store.subscribe(() => {
      const { conversationId } = store.snapshot();
      if (conversationId !== address) {
        address = conversationId;
        if (conversationId !== null) this.known.set(conversationId, store);
      }
      this.notify();
    });
    return store;
  }

  private handOut(store: ChatStore): void {
    const { conversationId } = store.snapshot();
    const own = this.waiting?.filter(({ conversation }) => conversation === conversationId) ?? [];
    if (own.length === 0) return;
    this.waiting = this.waiting?.filter((each) => !own.includes(each)) ?? null;
    store.bringBack(own);
  }

  private notify(): void {
    for (const listener of this.listeners) listener();
  }
}
