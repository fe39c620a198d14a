import { FREE_MONTHLY_LIMIT } from '@home-design/contract';

/** A plan as the pricing section shows it. */
export interface PlanOffer {
  name: 'Free' | 'Pro' | 'Business';
  price: string;
  /** What the price is paid for. */
  period: 'forever' | 'per month';
  /** Designs (credits) a month. */
  designs: number;
  projects: string;
}

/** The three plans, cheapest first. */
export const PLAN_OFFERS: readonly PlanOffer[] = [
  { name: 'Free', price: '$0', period: 'forever', designs: FREE_MONTHLY_LIMIT, projects: '5 projects' },
  { name: 'Pro', price: '$19', period: 'per month', designs: 1_000, projects: 'Unlimited projects' },
  { name: 'Business', price: '$49', period: 'per month', designs: 5_000, projects: 'Unlimited projects' },
];
