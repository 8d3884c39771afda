import { expect, it, vi } from 'vitest';
import { createServerClock } from './serverClock';

const at = (text: string) => new Date(text).getTime();
const passed = (milliseconds: number) => vi.spyOn(performance, 'now').mockReturnValue(milliseconds);
const device = (text: string) => vi.spyOn(Date, 'now').mockReturnValue(at(text));

it('follows the server and what has passed, whatever the phone says', () => {
  const clock = createServerClock();
  expect(clock.now()).toBeNull();
  passed(1_000);
  device('2026-11-22T07:00:00Z');
  clock.hear('Sun, 22 Nov 2026 12:00:00 GMT');
  expect(clock.now()).toBe(at('2026-11-22T12:00:00Z'));
  passed(61_000);
  // Put right while the payment waits.
  device('2026-11-22T12:01:00Z');
  expect(clock.now()).toBe(at('2026-11-22T12:01:00Z'));
});

it('comes nearer with each answer, and does not jump back for one that was long on its way', () => {
  const clock = createServerClock();
  passed(0);
  clock.hear('Sun, 22 Nov 2026 12:00:00 GMT');
  passed(2_200);
  clock.hear('Sun, 22 Nov 2026 12:00:03 GMT');
  expect(clock.now()).toBe(at('2026-11-22T12:00:03Z'));
  passed(9_200);
  clock.hear('Sun, 22 Nov 2026 12:00:05 GMT');
  expect(clock.now()).toBe(at('2026-11-22T12:00:10Z'));
  // The device slept for an hour, and its clock with it.
  passed(10_200);
  clock.hear('Sun, 22 Nov 2026 13:00:00 GMT');
  expect(clock.now()).toBe(at('2026-11-22T13:00:00Z'));
});

it('takes the phone’s time where an answer has no date, until one has', () => {
  const clock = createServerClock();
  passed(500);
  device('2026-11-22T15:00:00Z');
  clock.hear(null);
  expect(clock.now()).toBe(at('2026-11-22T15:00:00Z'));
  clock.hear('Sun, 22 Nov 2026 12:00:00 GMT');
  expect(clock.now()).toBe(at('2026-11-22T12:00:00Z'));
});
