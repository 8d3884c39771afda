import { describe, expect, it } from 'vitest';
import { following, ordered } from './order';

describe('the order of the queue', () => {
  it('puts last what was put off, and forgets what waits no more', () => {
    expect(ordered([1, 2, 3, 4], [])).toEqual([1, 2, 3, 4]);
    expect(ordered([1, 2, 3, 4], [3, 1, 9])).toEqual([2, 4, 3, 1]);
  });

  it('goes round', () => {
    expect(following([1, 2, 3], 1)).toBe(2);
    expect(following([1, 2, 3], 3)).toBe(1);
    expect(following([1], 1)).toBeNull();
    expect(following([], 1)).toBeNull();
    expect(following([1, 2], 9)).toBe(1);
  });
});
