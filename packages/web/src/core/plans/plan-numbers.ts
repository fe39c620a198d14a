import {
  BUSINESS_MONTHLY_LIMIT,
  FREE_MONTHLY_LIMIT,
  FREE_PROJECT_LIMIT,
  GUEST_MONTHLY_LIMIT,
  type PlanNumbers,
  PRO_MONTHLY_LIMIT,
} from '@home-design/contract';
import { pageConfig } from '../../lib/page-config.ts';

/** The allowances of a server without settings of its own. */
const USUAL: PlanNumbers = {
  designs: {
    guest: GUEST_MONTHLY_LIMIT,
    free: FREE_MONTHLY_LIMIT,
    pro: PRO_MONTHLY_LIMIT,
    business: BUSINESS_MONTHLY_LIMIT,
  },
  free_projects: FREE_PROJECT_LIMIT,
};

/** The allowances on this server. */
export const planNumbers = (): PlanNumbers => pageConfig().plans ?? USUAL;
