import { describe, expect, it } from 'vitest';
import { type ShownEnd, shownEnd } from './time-left.ts';

describe('the shown end of an edit', () => {
  const NOTHING: ShownEnd = { told: null, endsAt: null };
  /** The shown end, in seconds since the start, after messages at these seconds. */
  const shownAfter = (...messages: [at: number, left: number | null][]) => {
    const { endsAt } = messages.reduce(
      (shown, [at, left]) => shownEnd(shown, left, new Date(at * 1000)),
      NOTHING,
    );
    return endsAt === null ? null : endsAt / 1000;
  };

  it('is unknown as long as the server does not know it', () => {
    expect(shownAfter([5, null])).toBeNull();
    expect(shownAfter([1, 20], [5, null])).toBeNull();
  });

  it('does not move by small changes of the estimate', () => {
    expect(shownAfter([0, 20], [1, 21], [2, 16], [5, 17])).toBe(20);
    expect(shownAfter([0, 80], [10, 85])).toBe(80);
  });

  it('moves when the estimate is another one', () => {
    expect(shownAfter([0, 20], [5, 40])).toBe(45);
    expect(shownAfter([0, 20], [5, 6])).toBe(11);
  });
});
