import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Timestamp } from './ids.ts';
import { API_BASE } from './limits.ts';
import { PLANS } from './plan-facts.ts';

/** A plan. */
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

/** Plans that cost something. */
export const PAID_PLANS = ['pro', 'business'] as const;
export const PaidPlan = z.enum(PAID_PLANS);
export type PaidPlan = z.infer<typeof PaidPlan>;

const Count = z.int().min(0);

/** What the plans allow on this server. */
export const PlanNumbers = z
  .object({
    /** Designs a month: of guests, and of accounts by plan. */
    designs: z.object({ guest: Count, free: Count, pro: Count, business: Count }),
    /** Projects of guests and of Free; null: as many as they like. */
    free_projects: Count.nullable(),
    /** Present where every plan includes API access, not Business alone. */
    api_for_all: z.literal(true).optional(),
  })
  .meta({ id: 'PlanNumbers' });
export type PlanNumbers = z.infer<typeof PlanNumbers>;

/** A plan that was asked for; the person who runs the server decides. */
export const UpgradeRequest = z
  .object({ plan: PaidPlan, created_at: Timestamp })
  .meta({ id: 'UpgradeRequest' });
export type UpgradeRequest = z.infer<typeof UpgradeRequest>;

/** What somebody pays for. */
export const OwnSubscription = z
  .object({
    plan: PaidPlan,
    /** The last payment failed; the payment service tries again. */
    is_past_due: z.boolean(),
    /** Until when it is paid, or was. */
    ends_at: Timestamp,
    /** When it ends, if it was cancelled. */
    cancels_at: Timestamp.nullable(),
  })
  .meta({ id: 'OwnSubscription' });
export type OwnSubscription = z.infer<typeof OwnSubscription>;

/** A person's plan, and what is used of it. */
export const OwnPlan = z
  .object({
    plan: Plan,
    numbers: PlanNumbers,
    /** Projects that count; `limit` null: there is none. */
    projects: z.object({ used: Count, limit: Count.nullable() }),
    /** What they asked for and nobody has decided yet. */
    request: UpgradeRequest.nullable(),
    payment: z.object({
      /** Whether plans can be paid for on this server. */
      is_offered: z.boolean(),
      /** Whether there are payments of theirs to look at and change. */
      is_customer: z.boolean(),
      subscription: OwnSubscription.nullable(),
    }),
  })
  .meta({ id: 'OwnPlan' });
export type OwnPlan = z.infer<typeof OwnPlan>;

export const planRoutes = {
  own: defineRoute({
    method: 'GET',
    path: `${API_BASE}/plans/`,
    summary: 'Own plan, what the plans allow on this server, and what was asked for',
    tag: 'plans',
    access: 'account',
    status: 200,
    response: OwnPlan,
  }),
  requestUpgrade: defineRoute({
    method: 'POST',
    path: `${API_BASE}/plans/upgrade-request/`,
    summary: 'Ask for another plan: nothing is charged, and whoever runs the server decides',
    tag: 'plans',
    access: 'account',
    status: 201,
    body: z.strictObject({ plan: PaidPlan }),
    response: UpgradeRequest,
    rateLimit: 'planRequest',
  }),
  checkout: defineRoute({
    method: 'POST',
    path: `${API_BASE}/plans/checkout/`,
    summary: 'Address of the page on which a plan is paid for; it counts when the payment service says so',
    tag: 'plans',
    access: 'account',
    status: 200,
    body: z.strictObject({ plan: PaidPlan }),
    response: z.object({ url: z.url() }),
    rateLimit: 'planRequest',
    holdsSecret: true,
  }),
  portal: defineRoute({
    method: 'POST',
    path: `${API_BASE}/plans/portal/`,
    summary: 'Address of the page on which a paid plan is changed and cancelled',
    tag: 'plans',
    access: 'account',
    status: 200,
    response: z.object({ url: z.url() }),
    rateLimit: 'planRequest',
    holdsSecret: true,
  }),
};
