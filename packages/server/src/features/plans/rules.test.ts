import type { Plan } from '@home-design/contract';
import { describe, expect, it } from 'vitest';
import {
  creditsFrom,
  exhaustedSentence,
  monthlyAllowance,
  periodOf,
  planName,
  projectLimit,
  projectLimitSentence,
  quotaLimitOf,
  renewalOf,
  tooFewSentence,
} from './rules.ts';

const withGuests = (guest: number) => ({
  plans: { designs: { guest, free: 100, pro: 1_000, business: 5_000 }, free_projects: 5 },
});
const guest = { plan: 'free', isAnonymous: true } as const;
const person = (plan: Plan) => ({ plan, isAnonymous: false });

describe('C-01 allowance', () => {
  it.each([
    ['a guest', guest, 10, 10],
    ['a guest of a generous server', guest, 50, 50],
    ['a guest of a server above the ceiling', guest, 5_000, 2_000],
    ['a guest of a server without guest designs', guest, 0, 0],
    ['PLANS-13 Free', person('free'), 10, 100],
    ['PLANS-14 Pro', person('pro'), 10, 1_000],
    ['PLANS-15 Business, above the fair-use ceiling of what is free', person('business'), 10, 5_000],
  ])('of %s', (_who, standing, guestMonthly, expected) => {
    expect(monthlyAllowance(standing, withGuests(guestMonthly))).toBe(expected);
  });

  it("ACCESS-29 the fair-use ceiling is never below the plan's promise", () => {
    expect(quotaLimitOf(2_000, person('free'), withGuests(10))).toBe(2_000);
    expect(quotaLimitOf(2_000, person('pro'), withGuests(10))).toBe(2_000);
    expect(quotaLimitOf(2_000, person('business'), withGuests(10))).toBe(5_000);
  });

  it('PLANS-17 PLANS-24 CONST-74 five projects on Free, any number on the others', () => {
    expect(projectLimit('free', withGuests(10))).toBe(5);
    for (const plan of ['pro', 'business'] as const) expect(projectLimit(plan, withGuests(10))).toBeNull();
    expect(projectLimitSentence(5, 8)).toBe(
      'The Free plan allows 5 projects, and you have 8. For more, see /plans.',
    );
    expect(projectLimitSentence(1, 1)).toContain('allows 1 project,');
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
    expect(planName(guest)).toBe('Guest (Limited)');
    expect(planName({ ...guest, plan: 'pro' })).toBe('Pro');
    expect(planName(person('free'))).toBe('Free');
    expect(planName(person('business'))).toBe('Business');
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

describe('the sentence when no design is left', () => {
  it('tells a guest the number, the day and the way to more', () => {
    expect(exhaustedSentence(guest, 10, renewalOf('2026-11'), withGuests(10))).toBe(
      'You have used all 10 designs of this month. They renew on December 1, 2026. With an account you have 100 a month.',
    );
  });

  it('tells a registered person the number and the day', () => {
    expect(exhaustedSentence(person('free'), 100, renewalOf('2026-12'), withGuests(10))).toBe(
      'You have used all 100 designs of this month. They renew on January 1, 2027.',
    );
  });

  it('says how many are left if more were requested', () => {
    expect(tooFewSentence(3, 2, renewalOf('2026-11'))).toBe(
      'This takes 3 designs, and only 2 are left this month. New ones come on December 1, 2026.',
    );
    expect(tooFewSentence(2, 1, renewalOf('2026-11'))).toContain('only 1 is left');
  });
});
