import { z } from 'zod';
import { defineRoute } from './define-route.ts';
import { Timestamp } from './ids.ts';
import { API_BASE } from './limits.ts';
import { PaidPlan, Plan, PlanNumbers } from './plans.ts';

const Count = z.int().min(0);

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
    /** Whether pictures of a project's ZIP and of a board carry the product's name when they are saved. */
    has_watermark: z.boolean(),
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

/** Where the payment service shows its page. */
const PageAddress = z.object({ url: z.string() });

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
    summary: 'Address of the payment page of a plan',
    tag: 'plans',
    access: 'account',
    status: 200,
    body: z.strictObject({ plan: PaidPlan }),
    response: PageAddress,
    rateLimit: 'planRequest',
    holdsSecret: true,
  }),
  portal: defineRoute({
    method: 'POST',
    path: `${API_BASE}/plans/portal/`,
    summary: 'Address of the page that changes and cancels a paid plan',
    tag: 'plans',
    access: 'account',
    status: 200,
    response: PageAddress,
    rateLimit: 'planRequest',
    holdsSecret: true,
  }),
};
