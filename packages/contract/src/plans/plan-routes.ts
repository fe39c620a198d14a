import { z } from 'zod';
import { defineRoute } from '../define-route.ts';
import { Timestamp } from '../ids.ts';
import { API_BASE } from '../limits.ts';
import { PaidPlan, Plan, PlanNumbers } from './plans.ts';

const Count = z.int().min(0);

/** A requested plan, which the operator decides on. */
export const UpgradeRequest = z
  .object({ plan: PaidPlan, created_at: Timestamp })
  .meta({ id: 'UpgradeRequest' });
export type UpgradeRequest = z.infer<typeof UpgradeRequest>;

/** A paid subscription. */
export const OwnSubscription = z
  .object({
    plan: PaidPlan,
    /** The last payment failed; the payment service retries it. */
    is_past_due: z.boolean(),
    /** The end of the paid time. */
    ends_at: Timestamp,
    /** When it ends, if it was canceled. */
    cancels_at: Timestamp.nullable(),
  })
  .meta({ id: 'OwnSubscription' });
export type OwnSubscription = z.infer<typeof OwnSubscription>;

/** A user's plan, and how much of it is used. */
export const OwnPlan = z
  .object({
    plan: Plan,
    numbers: PlanNumbers,
    /** Whether saved pictures of a project's ZIP and of a board carry the product's name. */
    has_watermark: z.boolean(),
    /** Projects that count; `limit` null: unlimited. */
    projects: z.object({ used: Count, limit: Count.nullable() }),
    /** The requested plan without a decision yet. */
    request: UpgradeRequest.nullable(),
    payment: z.object({
      /** Whether this server takes payments. */
      is_offered: z.boolean(),
      /** Whether the user has payments to view and change. */
      is_customer: z.boolean(),
      subscription: OwnSubscription.nullable(),
    }),
  })
  .meta({ id: 'OwnPlan' });
export type OwnPlan = z.infer<typeof OwnPlan>;

/** Address of the payment service's page. */
const PageAddress = z.object({ url: z.string() });

export const planRoutes = {
  own: defineRoute({
    method: 'GET',
    path: `${API_BASE}/plans/`,
    summary: 'The plan of the caller, what the plans allow on this server, and the pending request',
    tag: 'plans',
    access: 'account',
    status: 200,
    response: OwnPlan,
  }),
  requestUpgrade: defineRoute({
    method: 'POST',
    path: `${API_BASE}/plans/upgrade-request/`,
    summary: 'Ask for another plan: nothing is charged, and the operator decides',
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
