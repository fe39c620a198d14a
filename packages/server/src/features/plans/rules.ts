import { DEFAULT_QUOTA_LIMIT, PLAN_NAMES, PLANS, type Plan, type PlanNumbers } from '@home-design/contract';

/** The limits of the plans on this server. */
export interface PlanLimits {
  plans: PlanNumbers;
}

/** The facts that decide what an account may do. */
export interface Standing {
  plan: Plan;
  isAnonymous: boolean;
}

/** The period of counting: a month in UTC, `2026-11`, or a paid span. */
export type Period = string;

export function periodOf(now: Date): Period {
  return now.toISOString().slice(0, 7);
}

/** Name of a paid span in the ledger. */
export const paidPeriodOf = (subscriptionId: string, startsAt: Date): Period =>
  `paid:${subscriptionId}:${startsAt.toISOString()}`;

/** First moment of the month after `period`. */
export function renewalOf(period: Period): Date {
  const [year = 0, month = 1] = period.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1));
}

/** Designs a month, without grants. The fair-use ceiling limits free designs only; a plan gives what it promises. */
export function monthlyAllowance({ plan, isAnonymous }: Standing, { plans }: PlanLimits): number {
  if (plan !== 'free') return plans.designs[plan];
  return Math.min(isAnonymous ? plans.designs.guest : plans.designs.free, DEFAULT_QUOTA_LIMIT);
}

/** Fair-use ceiling of an account: its own, or its plan's promise, if that is larger. */
export function quotaLimitOf(own: number, standing: Standing, limits: PlanLimits): number {
  return standing.plan === 'free' ? own : Math.max(own, monthlyAllowance(standing, limits));
}

/** The displayed name. */
export function planName({ plan, isAnonymous }: Standing): string {
  return plan === 'free' && isAnonymous ? 'Guest (Limited)' : PLAN_NAMES[plan];
}

/** Whether a plan gives more than another. */
export const isHigher = (plan: Plan, than: Plan): boolean => PLANS.indexOf(plan) > PLANS.indexOf(than);

/**
 * Turns of a plan's account in the edit queue for each turn of a Free account. PLANS-20, PLANS-27: priority
 * processing.
 */
export const QUEUE_WEIGHTS = { free: 1, pro: 2, business: 4 } as const satisfies Record<Plan, number>;

/** The higher of two plans. */
export const higherOf = (one: Plan, other: Plan): Plan => (isHigher(other, one) ? other : one);

/** Whether exports carry the product's name. PLANS-37, S-11. */
export const hasWatermark = (plan: Plan): boolean => plan === 'free';

/** Projects that a plan allows; null: any number. */
export function projectLimit(plan: Plan, { plans }: PlanLimits): number | null {
  return plan === 'free' ? plans.free_projects : null;
}

/** Says how many there may be, how many there are, and how to get more. */
export function projectLimitSentence(limit: number, used: number): string {
  const allowed = limit === 1 ? '1 project' : `${limit} projects`;
  return `The Free plan allows ${allowed}, and you have ${used}. For more, see /plans.`;
}

/** The entries of the ledger in a month. */
export interface Usage {
  used: number;
  granted: number;
}

export interface Credits {
  total: number;
  used: number;
  remaining: number;
}

/** Never below zero: an allowance that was lowered in the middle of a month leaves zero, not a debt. */
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

/** Says how many there were, when they renew, and how to get more. */
export function exhaustedSentence(
  standing: Standing,
  total: number,
  renewsAt: Date,
  { plans }: PlanLimits,
): string {
  const used = total === 1 ? 'your 1 design' : `all ${total} designs`;
  const isGuest = standing.plan === 'free' && standing.isAnonymous;
  const more = isGuest ? ` With an account you have ${plans.designs.free} a month.` : '';
  return `You have used ${used} of this month. They renew on ${DAY.format(renewsAt)}.${more}`;
}

/** Says how many are left if several were requested at once. */
export function tooFewSentence(wanted: number, remaining: number, renewsAt: Date): string {
  const left = remaining === 1 ? 'only 1 is left' : `only ${remaining} are left`;
  return `This takes ${wanted} designs, and ${left} this month. New ones come on ${DAY.format(renewsAt)}.`;
}
