/** The plans, cheapest first. Without schemas, so that a page may have them without what reads answers. */
export const PLANS = ['free', 'pro', 'business'] as const;

/** What people read. */
export const PLAN_NAMES = { free: 'Free', pro: 'Pro', business: 'Business' } as const satisfies Record<
  (typeof PLANS)[number],
  string
>;

/** US dollars a month. */
export const PLAN_PRICES = { free: 0, pro: 19, business: 49 } as const satisfies Record<
  (typeof PLANS)[number],
  number
>;
