import { z } from 'zod';
import { PLANS } from './plan-facts.ts';

/** A plan. */
export const Plan = z.enum(PLANS);
export type Plan = z.infer<typeof Plan>;

/** Paid plans. */
export const PAID_PLANS = ['pro', 'business'] as const;
export const PaidPlan = z.enum(PAID_PLANS);
export type PaidPlan = z.infer<typeof PaidPlan>;

const Count = z.int().min(0);

/** The limits of the plans on this server. */
export const PlanNumbers = z
  .object({
    /** Designs a month: for guests, and for accounts by plan. */
    designs: z.object({ guest: Count, free: Count, pro: Count, business: Count }),
    /** Projects of guests and of Free; null: unlimited. */
    free_projects: Count.nullable(),
    /** Present if every plan includes API access, not only Business. */
    api_for_all: z.literal(true).optional(),
  })
  .meta({ id: 'PlanNumbers' });
export type PlanNumbers = z.infer<typeof PlanNumbers>;
