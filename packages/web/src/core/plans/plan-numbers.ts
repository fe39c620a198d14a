import {
  BUSINESS_MONTHLY_LIMIT,
  CLIENT_CONFIG_ELEMENT_ID,
  type ClientConfig,
  FREE_MONTHLY_LIMIT,
  FREE_PROJECT_LIMIT,
  GUEST_MONTHLY_LIMIT,
  type PlanNumbers,
  PRO_MONTHLY_LIMIT,
} from '@home-design/contract';

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

/**
 * The allowances on this server, as it wrote them into the page. Read without the schema: the first page shows them,
 * and the code that parses answers would make it heavier.
 */
export function planNumbers(): PlanNumbers {
  const text = document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent;
  const config = text ? (JSON.parse(text) as Partial<ClientConfig>) : {};
  return config.plans ?? USUAL;
}
