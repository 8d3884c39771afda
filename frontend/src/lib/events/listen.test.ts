import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pathsConcerned } from './concerned';
import { listenToEvents, waitBefore } from './listen';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static all: FakeSource[] = [];
  readyState = 1;

  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }

  close(): void {
    this.readyState = FakeSource.CLOSED;
  }

  say(type: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  opens(): void {
    this.dispatchEvent(new Event('open'));
  }

  fails(readyState: number): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

const handlers = { onNotice: vi.fn(), onMessage: vi.fn(), onResume: vi.fn() };
let end: () => void = () => undefined;
const last = () => FakeSource.all[FakeSource.all.length - 1]!;

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('listenToEvents', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    FakeSource.all = [];
    vi.stubGlobal('EventSource', FakeSource);
    for (const handler of Object.values(handlers)) handler.mockReset();
    end = listenToEvents(handlers);
  });

  afterEach(() => {
    end();
    vi.unstubAllGlobals();
  });

  it('hears notices and messages, and nothing that is no JSON', () => {
    expect(last().url).toBe('/api/events');
    last().say('notice', { id: 4, kind: 'rating_received' });
    last().say('message', { requestId: 2, messageId: 9 });
    last().dispatchEvent(new MessageEvent('notice', { data: '<html>' }));
    expect(handlers.onNotice).toHaveBeenCalledExactlyOnceWith({ id: 4, kind: 'rating_received' });
    expect(handlers.onMessage).toHaveBeenCalledExactlyOnceWith({ requestId: 2, messageId: 9 });
  });

  it('comes back with a growing wait when the server refuses, and reads anew once it is back', () => {
    last().opens();
    expect(handlers.onResume).not.toHaveBeenCalled();
    last().fails(FakeSource.CLOSED);
    vi.advanceTimersByTime(1_000);
    expect(FakeSource.all).toHaveLength(2);
    last().fails(FakeSource.CLOSED);
    vi.advanceTimersByTime(999);
    expect(FakeSource.all).toHaveLength(2);
    vi.advanceTimersByTime(1_001);
    expect(FakeSource.all).toHaveLength(3);
    last().opens();
    expect(handlers.onResume).toHaveBeenCalledOnce();
  });

  it('leaves the first tries to the browser, which asks for what it missed', () => {
    for (let time = 0; time < 3; time += 1) last().fails(0);
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
    last().fails(0);
    vi.advanceTimersByTime(1_000);
    expect(FakeSource.all).toHaveLength(2);
  });

  it('takes a silent line for lost, and a ping for life', () => {
    vi.advanceTimersByTime(60_000);
    last().say('ping', {});
    vi.advanceTimersByTime(60_000);
    expect(FakeSource.all).toHaveLength(1);
    vi.advanceTimersByTime(12_000);
    expect(FakeSource.all).toHaveLength(2);
  });

  it('gives the line back while the tab is hidden for long', () => {
    look('hidden');
    vi.advanceTimersByTime(59_000);
    expect(last().readyState).toBe(1);
    vi.advanceTimersByTime(2_000);
    expect(last().readyState).toBe(FakeSource.CLOSED);
    look('visible');
    expect(FakeSource.all).toHaveLength(2);
  });

  it('keeps it over a short look elsewhere', () => {
    look('hidden');
    vi.advanceTimersByTime(10_000);
    look('visible');
    vi.advanceTimersByTime(58_000);
    expect(FakeSource.all).toHaveLength(1);
    expect(last().readyState).toBe(1);
  });

  it('comes back at once with the network', () => {
    last().fails(FakeSource.CLOSED);
    window.dispatchEvent(new Event('online'));
    expect(FakeSource.all).toHaveLength(2);
  });

  it('ends for good', () => {
    last().fails(FakeSource.CLOSED);
    end();
    vi.advanceTimersByTime(120_000);
    window.dispatchEvent(new Event('online'));
    expect(FakeSource.all).toHaveLength(1);
  });
});

describe('waitBefore', () => {
  it('doubles up to a minute and spreads by half', () => {
    expect([1, 2, 3, 10].map((attempt) => waitBefore(attempt, () => 1))).toEqual([
      1_000, 2_000, 4_000, 60_000,
    ]);
    expect(waitBefore(1, () => 0)).toBe(500);
  });
});

describe('pathsConcerned', () => {
  it('names what a notice makes old', () => {
    expect(pathsConcerned('appointment_confirmed')).toEqual(['/api/notices', '/api/appointments']);
    expect(pathsConcerned('proposal_selected')).toContain('/api/conversations');
    expect(pathsConcerned('proposal_received')).toContain('/api/proposals');
    for (const kind of ['payment_failed', 'test_payment_failed'])
      expect(pathsConcerned(kind)).toContain('/api/payments');
    expect(pathsConcerned('unheard_of')).toEqual(['/api/notices']);
  });
});
