import { z } from 'zod';
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
