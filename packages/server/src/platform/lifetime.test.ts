import { describe, expect, it } from 'vitest';
import { endOf, isAlive } from './lifetime.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const at = (days: number) => new Date(NOW.getTime() + days * 24 * 3_600_000);

describe('a sign-in', () => {
  it.each([
    ['just started', 0, 0, true],
    ['used 29.9 days ago', -40, -29.9, true],
    ['used 30 days ago', -40, -30, false],
    ['started 89.9 days ago and used now', -89.9, 0, true],
    ['started 90 days ago and used now', -90, 0, false],
    ['started and used hours ahead of a clock that was set right', 0.9, 0.9, true],
    ['used in the future, before the clock was moved back', -1, 2, false],
    ['started in the future, before the clock was moved back', 2, 0, false],
  ])('S6 that was %s lives: %4$s', (_name, createdAt, usedAt, alive) => {
    expect(isAlive({ createdAt: at(createdAt), usedAt: at(usedAt) }, NOW)).toBe(alive);
  });

  it('S6 ends 30 days after its last use and 90 days after its start, whichever is first', () => {
    expect(endOf(at(-10), NOW)).toEqual(at(30));
    expect(endOf(at(-80), NOW)).toEqual(at(10));
  });
});
