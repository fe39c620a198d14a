import { describe, expect, it, vi } from 'vitest';
import { createStreamSeats } from './stream-seats.ts';

describe('places for event streams', () => {
  it('end the oldest stream of a session that opens one too many', () => {
    const seats = createStreamSeats(2);
    const ends = [vi.fn(), vi.fn(), vi.fn()];
    for (const end of ends) seats.take('session', end);
    expect(ends.map((end) => end.mock.calls.length)).toEqual([1, 0, 0]);
  });

  it('are free again when a stream has ended, once', () => {
    const seats = createStreamSeats(2);
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    const leave = seats.take('session', first);
    leave();
    leave();
    seats.take('session', second);
    seats.take('session', third);
    expect([first, second, third].some((end) => end.mock.calls.length > 0)).toBe(false);
  });

  it('are counted for each session', () => {
    const seats = createStreamSeats(1);
    const mine = vi.fn();
    seats.take('mine', mine);
    seats.take('theirs', vi.fn());
    expect(mine).not.toHaveBeenCalled();
  });

  it('returned late by an ended stream do not affect newer streams', () => {
    const seats = createStreamSeats(1);
    const [first, second, third] = [vi.fn(), vi.fn(), vi.fn()];
    const leave = seats.take('session', first);
    seats.take('session', second);
    leave();
    seats.take('session', third);
    expect(second).toHaveBeenCalledOnce();
    expect(third).not.toHaveBeenCalled();
  });
});
