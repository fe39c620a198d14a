import { describe, expect, it } from 'vitest';
import type { Pace } from './pace.ts';
import { secondsLeft } from './seconds-left.ts';

/** A staging of a new photo: 8 s of analysis at 10 and 30 percent, then rendering, 20 s in all. */
const staging: Pace = {
  seconds: 20,
  marks: [
    [0.1, 1],
    [0.3, 5],
    [0.4, 9],
    [0.6, 13],
    [0.8, 17],
    [0.95, 19],
  ],
};
const slower = (factor: number, { seconds, marks }: Pace = staging): Pace => ({
  seconds: seconds * factor,
  marks: marks.map(([mark, at]) => [mark, at * factor]),
});
const left = (progress: number, reachedAt: number, seconds = reachedAt, paces: readonly Pace[] = [staging]) =>
  secondsLeft(paces, { progress, reachedAt, seconds });

describe('the time left of an edit', () => {
  it('is unknown without earlier edits of its kind', () => {
    expect(left(0.3, 5, 5, [])).toBeNull();
  });

  it('is what earlier edits still took after the same progress, however long their analysis stood still', () => {
    expect(left(0, 0)).toBe(20);
    expect(left(0.1, 1)).toBe(19);
    // By its progress alone it would be 36 s, and 9 s when the analysis is over.
    expect(left(0.1, 1, 4)).toBe(16);
    expect(left(0.4, 9)).toBe(11);
    expect(left(0.95, 19)).toBe(1);
  });

  it('lies between two progresses that were noted', () => {
    expect(left(0.5, 11)).toBe(9);
  });

  it('goes on counting down while the progress stands still, and stops before what comes after it', () => {
    expect(left(0.3, 5, 8)).toBe(12);
    expect(left(0.3, 5, 9)).toBe(11);
    expect(left(0.3, 5, 30)).toBe(11);
  });

  it('is the median of several', () => {
    expect(left(0, 0, 0, [staging, slower(2), slower(10)])).toBe(40);
    expect(left(0, 0, 0, [staging, slower(2)])).toBe(30);
  });

  it('relies on the speed of the edit itself the more of it is done', () => {
    // Half as fast: after a twentieth of the work this hardly counts, and near the end almost in full.
    expect(left(0.1, 2)).toBeCloseTo(19 * 1.05);
    expect(left(0.8, 34)).toBeCloseTo(3 * 1.85);
  });

  it('does not follow a stop of the machine', () => {
    expect(left(0.8, 3000)).toBeLessThan(9);
  });
});
