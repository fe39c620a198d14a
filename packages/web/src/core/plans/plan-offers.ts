import { PLAN_NAMES, PLAN_PRICES, PLANS, type Plan, type PlanNumbers } from '@home-design/contract';
import { formatNumber, plural } from '../../lib/formats.ts';

/** A feature of a plan, included or not. */
export interface PlanFeature {
  text: string;
  /** It does not work yet, so it is not sold. */
  isComing?: true;
}

/** A plan as people see it. */
export interface PlanOffer {
  plan: Plan;
  name: string;
  price: string;
  /** The unit of the price. */
  period: 'forever' | 'per month';
  /** Designs (credits) a month. */
  designs: number;
  projects: string;
  includes: readonly PlanFeature[];
  excludes: readonly PlanFeature[];
}

const has = (text: string): PlanFeature => ({ text });
const comes = (text: string): PlanFeature => ({ text, isComing: true });

const PRIORITY = has('Priority processing');
const ADVANCED = comes('Advanced AI');
const API_ACCESS = has('API access');

/** The three plans, cheapest first, with their allowances on this server. */
export function planOffers(numbers: PlanNumbers): PlanOffer[] {
  const limited = numbers.free_projects;
  /** Added to Free and Pro on servers that do not reserve it for Business. */
  const apiForAll = numbers.api_for_all ? [API_ACCESS] : [];
  const noApi = numbers.api_for_all ? [] : [API_ACCESS];
  const projects = {
    free: limited === null ? 'Unlimited projects' : plural(limited, 'project'),
    pro: 'Unlimited projects',
    business: 'Unlimited projects',
  };
  const features: Record<Plan, Pick<PlanOffer, 'includes' | 'excludes'>> = {
    free: {
      includes: [
        has('Basic editing'),
        has(projects.free),
        has('Community support'),
        has('Watermark on exports'),
        ...apiForAll,
      ],
      excludes: [PRIORITY, ADVANCED, ...noApi],
    },
    pro: {
      includes: [
        has('All editing'),
        has(projects.pro),
        has('Priority support'),
        has('No watermarks'),
        PRIORITY,
        ADVANCED,
        ...apiForAll,
      ],
      excludes: noApi,
    },
    business: {
      includes: [
        has('All Pro features'),
        comes('Team collaboration'),
        has('Dedicated support'),
        comes('Custom branding'),
        API_ACCESS,
      ],
      excludes: [],
    },
  };
  return PLANS.map((plan) => ({
    plan,
    name: PLAN_NAMES[plan],
    price: `$${formatNumber(PLAN_PRICES[plan])}`,
    period: plan === 'free' ? 'forever' : 'per month',
    designs: numbers.designs[plan],
    projects: projects[plan],
    ...features[plan],
  }));
}
