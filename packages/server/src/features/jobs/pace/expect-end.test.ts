import { describe, expect, it } from 'vitest';
import { expectEnd } from './expect-end.ts';
import type { Pace } from './pace.ts';

const past: Pace = {
  seconds: 20,
  marks: [
    [0.1, 2],
    [0.5, 10],
  ],
};

/** An attempt by a clock that only goes on when it is told to. */
function attempt(paces: readonly Pace[]) {
  let ms = 0;
  const end = expectEnd(paces, { now: () => new Date(ms) });
  const pass = (seconds: number) => {
    ms += seconds * 1000;
  };
  return { ...end, pass };
}

describe('the expected end of an attempt', () => {
  it('is told again only when it has moved', () => {
    const { reached, tell, hasMoved, pass } = attempt([past]);
    pass(2);
    reached(0.1);
    expect(tell()).toBe(18);
    pass(7);
    expect(hasMoved()).toBe(false);
    // Half of the work was reached after 10 s, and this one still stands at a tenth.
    pass(6);
    expect(hasMoved()).toBe(true);
    expect(tell()).toBe(10);
  });

  it('is unknown, and never moves, without earlier ones', () => {
    const { reached, tell, hasMoved, pass } = attempt([]);
    reached(0.5);
    pass(60);
    expect([tell(), hasMoved()]).toEqual([null, false]);
  });
});

it('a pace is the progress that was reached, in steps that matter, and the duration', () => {
  const { reached, pace, pass } = attempt([]);
  for (const fraction of [0, 0.01, 0.015, 0.03, 0.03, 0.5]) {
    pass(1);
    reached(fraction);
  }
  pass(4);
  expect(pace()).toEqual({
    seconds: 10,
    marks: [
      [0, 1],
      [0.03, 4],
      [0.5, 6],
    ],
  });
});
