/**
 * The plans, cheapest first. This file has no schemas, so that a page can use it without loading the schema library.
 */
export const PLANS = ['free', 'pro', 'business'] as const;

/** Labels of the plans. */
export const PLAN_NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const satisfies Record<
  (typeof PLANS)[number],
  string
>;

/** US dollars a month. */
export const PLAN_PRICES = { free: 0, pro: 19, business: 49 } as const satisfies Record<
  (typeof PLANS)[number],
  number
>;
