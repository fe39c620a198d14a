import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAt, delayAfter, FORGOTTEN_AFTER_MS, OF_ALL, OF_ONE, waitFor } from './guess-rules.ts';

const RULES = [OF_ONE, OF_ALL];
const start = new Date('2026-11-22T00:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('the delay of the next password', () => {
  it('S11 is zero for the first attempts, then doubles', () => {
    expect([0, 4, 5, 6, 7, 12, 100].map((wrong) => delayAfter(wrong, OF_ONE))).toEqual([
      0, 0, 30_000, 60_000, 120_000, 3_600_000, 3_600_000,
    ]);
    expect([0, 19, 20, 21, 26, 1_000].map((wrong) => delayAfter(wrong, OF_ALL))).toEqual([
      0, 0, 15_000, 30_000, 900_000, 900_000,
    ]);
  });

  it('S11 never falls with more wrong passwords, and never exceeds its maximum', () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULES), fc.nat(5_000), fc.nat(50), (rule, wrong, more) => {
        const delay = delayAfter(wrong, rule);
        expect(delayAfter(wrong + more, rule)).toBeGreaterThanOrEqual(delay);
        expect(delay).toBeLessThanOrEqual(rule.longestMs);
        expect(Number.isFinite(delay)).toBe(true);
      }),
    );
  });

  it('S11 ends on time, and never lasts longer than the rule says, even if the clock was set back', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...RULES),
        fc.nat(200),
        fc.integer({ min: -1e10, max: FORGOTTEN_AFTER_MS - 1 }),
        (rule, wrong, passed) => {
          const wait = waitFor({ wrong, lastWrongAt: start }, rule, after(passed));
          expect(wait).toBeGreaterThanOrEqual(0);
          expect(wait).toBeLessThanOrEqual(delayAfter(wrong, rule));
          const waited = after(passed + wait);
          if (passed >= 0) expect(waitFor({ wrong, lastWrongAt: start }, rule, waited)).toBe(0);
        },
      ),
    );
  });

  it('starts anew after a day without a wrong password', () => {
    const guesses = { wrong: 40, lastWrongAt: start };
    expect(countedAt(guesses, after(FORGOTTEN_AFTER_MS - 1)).wrong).toBe(40);
    expect(countedAt(guesses, after(FORGOTTEN_AFTER_MS)).wrong).toBe(0);
  });

  it('S11 allows at most 130 attempts a day, at any times', () => {
    const DAY_MS = 24 * 3_600_000;
    const pauses = fc.array(fc.nat(20 * 60_000), { minLength: 500, maxLength: 500 });
    fc.assert(
      fc.property(pauses, (pauses) => {
        let [moment, taken] = [0, 0];
        let guesses = { wrong: 0, lastWrongAt: start };
        for (const pause of pauses) {
          moment += pause;
          if (moment >= DAY_MS) break;
          if (waitFor(guesses, OF_ALL, after(moment)) > 0) continue;
          taken += 1;
          guesses = { wrong: countedAt(guesses, after(moment)).wrong + 1, lastWrongAt: after(moment) };
        }
        expect(taken).toBeLessThanOrEqual(130);
      }),
      { numRuns: 50 },
    );
  });
});
