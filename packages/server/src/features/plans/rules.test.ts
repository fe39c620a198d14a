import { describe, expect, it } from 'vitest';
import {
  creditsFrom,
  exhaustedSentence,
  monthlyAllowance,
  periodOf,
  planName,
  renewalOf,
  tooFewSentence,
} from './rules.ts';

describe('C-01 allowance', () => {
  it.each([
    ['a guest', true, 10, 10],
    ['a guest of a generous server', true, 50, 50],
    ['a guest of a server above the ceiling', true, 5_000, 2_000],
    ['a guest of a server without guest designs', true, 0, 0],
    ['a registered person', false, 10, 100],
  ])('of %s', (_who, isAnonymous, guestMonthly, expected) => {
    expect(monthlyAllowance(isAnonymous, { guestMonthly })).toBe(expected);
  });

  it.each([
    [10, { used: 0, granted: 0 }, { total: 10, used: 0, remaining: 10 }],
    [10, { used: 4, granted: 0 }, { total: 10, used: 4, remaining: 6 }],
    [10, { used: 10, granted: 5 }, { total: 15, used: 10, remaining: 5 }],
    [10, { used: 12, granted: 0 }, { total: 10, used: 12, remaining: 0 }],
  ])('of %i with %o leaves %o', (allowance, usage, expected) => {
    expect(creditsFrom(allowance, usage)).toEqual(expected);
  });

  it('names the plans as the profile shows them', () => {
    expect(planName(true)).toBe('Guest (Limited)');
    expect(planName(false)).toBe('Free');
  });
});

describe('months', () => {
  it.each([
    ['2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T00:00:00.000Z', '2026-12', '2027-01-01T00:00:00.000Z'],
    ['2024-02-29T12:00:00.000Z', '2024-02', '2024-03-01T00:00:00.000Z'],
  ])('%s counts in %s and renews at %s', (now, period, renewal) => {
    expect(periodOf(new Date(now))).toBe(period);
    expect(renewalOf(period).toISOString()).toBe(renewal);
  });
});

describe('the sentence when nothing is left', () => {
  it('tells a guest the number, the day and the way to more', () => {
    expect(exhaustedSentence(true, 10, '2026-11')).toBe(
      'You have used all 10 designs of this month. They renew on December 1, 2026. With an account you have 100 a month.',
    );
  });

  it('tells a registered person the number and the day', () => {
    expect(exhaustedSentence(false, 100, '2026-12')).toBe(
      'You have used all 100 designs of this month. They renew on January 1, 2027.',
    );
  });

  it('tells how many are left when more were asked for', () => {
    expect(tooFewSentence(3, 2, '2026-11')).toBe(
      'This takes 3 designs, and only 2 are left this month. New ones come on December 1, 2026.',
    );
    expect(tooFewSentence(2, 1, '2026-11')).toContain('only 1 is left');
  });
});
