import { DEFAULT_QUOTA_LIMIT, FREE_MONTHLY_LIMIT } from '@home-design/contract';

/** How many designs a month each kind of account may make. */
export interface PlanLimits {
  /** Guests: set by whoever runs the server. */
  guestMonthly: number;
}

/** A month in UTC, `2026-11`. Allowances are counted by month. */
export type Period = string;

export function periodOf(now: Date): Period {
  return now.toISOString().slice(0, 7);
}

/** First moment of the month after `period`. */
export function renewalOf(period: Period): Date {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1));
}

/** Designs a month, without grants. The fair-use ceiling of every account bounds whatever is configured. */
export function monthlyAllowance(isAnonymous: boolean, limits: PlanLimits): number {
  const allowance = isAnonymous ? limits.guestMonthly : FREE_MONTHLY_LIMIT;
  return Math.max(0, Math.min(allowance, DEFAULT_QUOTA_LIMIT));
}

/** The name people see. */
export function planName(isAnonymous: boolean): string {
  return isAnonymous ? 'Guest (Limited)' : 'Free';
}

/** Turns an account of a plan has in the edit queue while another one has one. PLANS-20, PLANS-27: priority processing. */
export const QUEUE_WEIGHTS = { free: 1, pro: 2, business: 4 } as const satisfies Record<
  'free' | 'pro' | 'business',
  number
>;

/** What was written to the ledger in a month. */
export interface Usage {
  used: number;
  granted: number;
}

export interface Credits {
  total: number;
  used: number;
  remaining: number;
}

/** Never below zero: an allowance that was lowered in the middle of a month leaves nothing, not a debt. */
export function creditsFrom(allowance: number, usage: Usage): Credits {
  const total = allowance + usage.granted;
  return { total, used: usage.used, remaining: Math.max(0, total - usage.used) };
}

const DAY = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Says how many there were, when they renew, and to guests how to have more. */
export function exhaustedSentence(isAnonymous: boolean, total: number, period: Period): string {
  const designs = total === 1 ? 'your 1 design' : `all ${total} designs`;
  const more = isAnonymous ? ` With an account you have ${FREE_MONTHLY_LIMIT} a month.` : '';
  return `You have used ${designs} of this month. They renew on ${DAY.format(renewalOf(period))}.${more}`;
}

/** Says how many are left when several were asked for at once. */
export function tooFewSentence(wanted: number, remaining: number, period: Period): string {
  const left = remaining === 1 ? 'only 1 is left' : `only ${remaining} are left`;
  return `This takes ${wanted} designs, and ${left} this month. New ones come on ${DAY.format(renewalOf(period))}.`;
}
