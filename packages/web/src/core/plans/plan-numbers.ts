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

/** What a server allows that sets nothing else. */
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
 * What the plans allow on this server, as it wrote it into the page. Read without the schema: the first page shows it,
 * and does without the code that parses answers.
 */
export function planNumbers(): PlanNumbers {
  const text = document.getElementById(CLIENT_CONFIG_ELEMENT_ID)?.textContent;
  const config = text ? (JSON.parse(text) as Partial<ClientConfig>) : {};
  return config.plans ?? USUAL;
}
